import { describe, expect, it } from 'vitest';
import { askVedic } from '../../support/vedic.ts';

const groom = {
  birth_datetime: { iso: '1963-08-07T21:14:00' },
  birth_location: { latitude: 21.45, longitude: 83.9667, timezone: 'Asia/Kolkata' },
};
const bride = { ...groom, birth_datetime: { iso: '1966-02-14T06:40:00' } };
const ask = async (body: object) => (await askVedic('/vedic/matching', { bride, groom, ...body })).body;

describe('200', () => {
  it('the bride and the groom are not interchangeable', async () => {
    const pointsOf = ({ data }: Awaited<ReturnType<typeof ask>>) => data.ashtakoota.points;
    expect([pointsOf(await ask({})), pointsOf(await ask({ bride: groom, groom: bride }))]).toEqual([16, 17]);
  });

  it('has the places of the charts', async () => {
    const { data } = await ask({});
    const chart = (await askVedic('/vedic/chart', { subject: bride })).body.data;
    expect(data.bride.moon.longitude).toBe(chart.bodies.moon.longitude);
    expect(data.bride.ascendant.nakshatra).toEqual(chart.ascendant.nakshatra);
    const { mars, moon } = chart.bodies;
    expect(data.bride.manglik[0].house).toBe(mars.house);
    expect(data.bride.manglik[1].house).toBe(((mars.house - moon.house + 12) % 12) + 1);
  });

  it('an exception changes the points only where the request asks for it', async () => {
    const twins = { groom: bride };
    const nadiOf = async (rest: object) => (await ask({ ...twins, ...rest })).data.ashtakoota.kootas.at(-1);
    const listed = await nadiOf({});
    expect([listed.points, listed.exceptions.map(({ id }: { id: string }) => id)]).toEqual([0, ['same_lord']]);
    const applied = await nadiOf({ nadi_exceptions: ['same_lord'] });
    expect([applied.points, applied.points_without_exceptions, applied.exceptions[0].applied]).toEqual([8, 0, true]);
  });

  it('takes handles, with their ayanamsa unless the request states one', async () => {
    const { handle } = (await askVedic('/vedic/chart', { subject: bride, ayanamsa: 'raman' })).body.data.subject;
    const pair = { bride: handle, groom: handle };
    expect((await ask(pair)).data.definition.ayanamsa).toBe('raman');
    expect((await ask({ ...pair, ayanamsa: 'lahiri' })).data.definition.ayanamsa).toBe('lahiri');
    const other = (await ask({})).data.groom.subject.handle;
    expect((await ask({ bride: handle, groom: other })).errors[0].location).toBe('body.groom');
  });

  it.each([
    ['3001 BCE', '-3000-03-01T12:00:00', 20],
    ['polar night', '1990-12-21T12:00:00', 69.65],
    ['the South Pole', '1990-12-21T12:00:00', -90],
  ])('%s', async (_name, iso, latitude) => {
    const born = { birth_datetime: { iso }, birth_location: { latitude, longitude: 18.95, timezone: 'UTC' } };
    const { data } = await ask({ bride: born });
    expect(data.ashtakoota.kootas).toHaveLength(8);
  });
});

it('rules of tara and vasya say what another choice counts', async () => {
  const { kootas } = (await ask({ tara: 'bride', vasya: 'signs' })).data.ashtakoota;
  const ruleOf = (name: string): string => kootas.find(({ koota }: { koota: string }) => koota === name).rule;
  expect(ruleOf('tara')).toContain('with `tara` bride, 3');
  expect(ruleOf('vasya')).toContain('with `vasya` signs, 2');
});

it('422 names both births without a time', async () => {
  const unknown = { ...bride, birth_datetime: { iso: '1966-02-14' }, birth_time_known: false };
  const { status, error, errors } = await ask({ bride: unknown, groom: unknown });
  expect([status, error]).toEqual([422, 'BirthTimeRequired']);
  expect(errors.map(({ location }: { location: string }) => location)).toEqual([
    'body.bride.birth_time_known',
    'body.groom.birth_time_known',
  ]);
});
