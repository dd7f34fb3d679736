import { describe, expect, test } from 'vitest';
import { send } from '../../support/natal.ts';
import { birth } from './birth.ts';

const PATH = '/ephemeris/reconcile';

const subject = {
  birth_datetime: { iso: '1985-05-03T04:20:00' },
  birth_location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
};

async function ask(body: object) {
  const { status, text, body: answer } = await send({ path: PATH, body });
  expect(status, text).toBe(200);
  return answer.data;
}

describe('the request of an explanation', () => {
  test('gives the claimed numbers when it is sent to the natal chart', async () => {
    const claims = [
      { point: 'sun', longitude: "18°59' Aries" },
      { point: 'moon', longitude: "25°01' Virgo" },
      { point: 'mean_node', longitude: "25°01' Aries" },
      { point: 'ascendant', longitude: "13°31' Pisces" },
    ];
    const { verdict, explanations } = await ask({ subject, claims });
    expect(verdict).toBe('explained');
    const { body } = await send({ path: '/ephemeris/natal-chart', body: explanations[0].request });
    const { planets, angles } = body.data;
    const given = [planets.sun, planets.moon, planets.mean_node].map(({ longitude }) => longitude);
    expect([...given, angles.ascendant].map((longitude) => Math.floor(longitude * 60))).toEqual([
      18 * 60 + 59,
      175 * 60 + 1,
      25 * 60 + 1,
      343 * 60 + 31,
    ]);
  });

  // The sample file of AAF, http://scpds.org/aaf.html: its angles are within 40″ of those of the next day's sidereal time.
  test('is null where no option of the natal chart gives them', async () => {
    const claims = ['28CP19:16', '12PI56:26', '05CP08:26', '03SC34:16', '11LE14:34'].map((longitude, index) => ({
      point: ['sun', 'moon', 'mercury', 'ascendant', 'midheaven'][index],
      longitude,
      tolerance_arcmin: 1,
    }));
    const cezanne = {
      birth_datetime: { iso: '1839-01-19T01:00' },
      birth_location: { latitude: '43n31', longitude: '5e27' },
    };
    const { verdict, explanations } = await ask({ subject: cezanne, claims });
    expect(verdict).toBe('explained');
    expect(explanations[0].changes.map(({ what }: { what: string }) => what)).toContain('sidereal_time');
    expect(explanations[0].request).toBeNull();
  });
});

test('a house and a longitude of one claim are compared apart', async () => {
  const { claims } = await ask({ subject, claims: [{ point: 'sun', longitude: 'Taurus', house: 1 }] });
  expect(claims.map(({ claim, part }: { claim: number; part: string }) => [claim, part])).toEqual([
    [0, 'sign'],
    [0, 'house'],
  ]);
});

test('a weekday and the start of a dasha are compared', async () => {
  const { claims, verdict } = await ask({
    subject,
    claims: [{ weekday: 'friday' }, { dasha: { lord: 'moon', start: '1990-01-01' } }],
    max_changes: 1,
  });
  expect(claims[0]).toMatchObject({ part: 'weekday', agrees: true });
  expect(claims[1]).toMatchObject({ part: 'dasha', agrees: false });
  expect(verdict).not.toBe('same');
});

test('400 names every fault of claims', async () => {
  const { status, body } = await send({
    path: PATH,
    body: {
      subject: birth(),
      claims: [
        { point: 'sun' },
        { longitude: 3 },
        { point: 'moon', longitude: 'abc' },
        { weekday: 'friday', point: 'sun', house: 1 },
      ],
    },
  });
  expect(status).toBe(400);
  expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
    'body.claims[0]',
    'body.claims[1]',
    'body.claims[2].longitude',
    'body.claims[3]',
  ]);
});

describe('near the ends of the files', () => {
  const at = (iso: string) => ({ ...subject, birth_datetime: { iso } });
  const claims = [
    { point: 'sun', longitude: "18°59' Aries" },
    { point: 'moon', longitude: "25°01' Virgo" },
    { point: 'ascendant', longitude: "13°31' Pisces" },
  ];

  test.each(['2999-12-30T22:00:00', '2999-06-01T12:00:00', '-3001-12-09T12:00:00', '-3000-06-01T12:00:00'])(
    'claims about %s are compared with what the files have',
    async (iso) => {
      const { verdict, contradictions } = await ask({ subject: at(iso), claims });
      expect(verdict).toBe('unexplained');
      expect(contradictions).toEqual([]);
    },
  );

  test('a claim about Chiron is compared in the first year in which he is known', async () => {
    const { claims: compared } = await ask({
      subject: at('0675-06-01T12:00:00'),
      claims: [...claims, { point: 'chiron', longitude: 'Leo' }],
    });
    expect(compared).toHaveLength(4);
  });

  test('a claim about a body that is not known at the birth is named', async () => {
    const { status, body } = await send({
      path: PATH,
      body: { subject: at('0600-06-01T12:00:00'), claims: [...claims, { point: 'chiron', longitude: 'Leo' }] },
    });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'InvalidBody' });
    expect(body.errors).toMatchObject([{ location: 'body.claims[3].point' }]);
  });
});
