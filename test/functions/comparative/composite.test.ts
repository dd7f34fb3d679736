import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CompositeResponse } from '../../../functions/comparative/contract.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { anyBirth, subjectOf } from '../../support/births.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { send } from '../../support/natal.ts';

const newYork = subjectAt('1990-02-16T18:30:00Z', 40.7128, -74.006);
const london = subjectAt('1985-07-13T16:45:00Z', 51.5074, -0.1278);
const suva = subjectAt('1990-06-15T02:30:00Z', -18.1416, 178.4415);
const apia = subjectAt('1992-03-01T19:00:00Z', -13.8333, -171.7667);
const detailed = { verbosity: 'detailed', include_hermetic_lots: true, decimal_places: 10 };

describe('200', () => {
  test('of a birth with itself is its natal chart, and so is the Davison chart', async () => {
    await fc.assert(
      fc.asyncProperty(anyBirth.map(subjectOf), async (subject) => {
        const natal = (await send({ body: { subject, options: detailed } })).body.data;
        for (const method of ['midpoint', 'davison']) {
          const { body } = await compare('composite', { subjects: [subject, subject], method, options: detailed });
          expectSamePlaces(body.data, natal);
          expect(body.data.metadata.sect).toBe(natal.metadata.sect);
          expect(body.data.metadata.sidereal_time_hours).toBeCloseTo(natal.metadata.sidereal_time_hours, 7);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('house_method midpoint: Ascendant, Midheaven, cusps and lots are at the midpoints of those of the births', async () => {
    const options = { include_hermetic_lots: true, decimal_places: 10 };
    const { status, body } = await compare('composite', {
      subjects: [newYork, london],
      house_method: 'midpoint',
      options,
    });
    expect(status).toBe(200);
    expect(CompositeResponse.parse(body)).toEqual(body);
    expect(body.data.house_method).toBe('midpoint');
    const natal = await Promise.all(
      [newYork, london].map(async (subject) => (await send({ body: { subject, options } })).body.data),
    );
    const longitudes = ({ angles, houses, hermetic_lots }: typeof body.data): readonly number[] => [
      ...Object.values<number>(angles),
      ...Object.values<{ longitude: number }>(houses).map(({ longitude }) => longitude),
      ...hermetic_lots.map(({ longitude }: { longitude: number }) => longitude),
    ];
    const [one = [], other = []] = natal.map(longitudes);
    for (const [index, longitude] of longitudes(body.data).entries()) {
      const [near, far] = [one, other].map((birth) => separationDeg(birth[index] ?? Number.NaN, longitude));
      expect(near).toBeCloseTo(far ?? Number.NaN, 8);
      expect(near).toBeLessThan(90);
    }
  });

  test('the order of three births changes nothing', async () => {
    const [there, back] = [
      await compare('composite', { subjects: [newYork, london, suva] }),
      await compare('composite', { subjects: [suva, london, newYork] }),
    ];
    expectSamePlaces(there.body.data, back.body.data);
  });

  test('a Davison chart is the chart of its own moment and place', async () => {
    for (const subjects of [
      [newYork, london],
      [suva, apia],
      [newYork, london, suva, apia],
    ]) {
      const { body } = await compare('composite', { subjects, method: 'davison', options: detailed });
      const { subject, planets, derived_from } = body.data;
      const { julian_day, latitude, longitude } = subject;
      const sent = { name: 'x', birth_datetime: { julian_day }, birth_location: { latitude, longitude } };
      const natal = await send({ body: { subject: sent, options: detailed } });
      expectSamePlaces(body.data, natal.body.data, 2e-5);
      expect(planets.moon.is_retrograde).toBe(false);
      expect(derived_from.length).toBe(subjects.length);
    }
  });

  test('a Davison place lies the short way round the date line', async () => {
    const { body } = await compare('composite', { subjects: [suva, apia], method: 'davison' });
    expect(body.data.subject.longitude).toBeCloseTo(-176.6626, 6);
    expect(body.data.subject.latitude).toBeCloseTo(-15.98745, 6);
    expect(body.data.subject.datetime_utc).toBe('1991-04-23T22:45:00.000Z');
  });

  test('the mean place is rounded like every other number', async () => {
    const { body } = await compare('composite', { subjects: [newYork, london, suva], method: 'davison' });
    const { latitude, longitude } = body.data.subject;
    expect([latitude, longitude]).toEqual([latitude, longitude].map((degrees) => Number(degrees.toFixed(6))));
  });

  test.each(['midpoint', 'davison'])(
    '%s: a location replaces the mean place, and its zone shows the moment',
    async (method) => {
      const location = { latitude: 35.6762, longitude: 139.6503, timezone: { iana_name: 'Asia/Tokyo' } };
      const { body } = await compare('composite', { subjects: [newYork, london], method, location });
      expect(body.data.subject).toMatchObject({
        latitude: 35.6762,
        longitude: 139.6503,
        timezone: 'Asia/Tokyo',
        datetime: '1987-10-31T14:37:30.000+09:00',
      });
      const elsewhere = await compare('composite', { subjects: [newYork, london], method });
      expect(body.data.angles.ascendant).not.toBe(elsewhere.body.data.angles.ascendant);
      const sameMidheaven = body.data.angles.midheaven === elsewhere.body.data.angles.midheaven;
      expect(sameMidheaven).toBe(method === 'midpoint');
    },
  );

  test('a local time that occurred twice has a warning with the index of its birth', async () => {
    const twice = {
      name: 'Twice',
      birth_datetime: { iso: '2021-10-31T02:30:00' },
      birth_location: { latitude: 48.9, longitude: 2.4, timezone: { iana_name: 'Europe/Paris' } },
    };
    const { body } = await compare('composite', { subjects: [london, twice] });
    expect(body.data.warnings[0]).toMatchObject({ code: 'LocalTimeAmbiguous' });
    expect(body.data.warnings[0].message).toMatch(/^subjects\[1\]: /);
  });

  test('between antipodes it lies on the equator, with a warning', async () => {
    const antipode = subjectAt('1990-02-16T18:30:00Z', -40.7128, 105.994);
    const sent = { subjects: [newYork, antipode], method: 'davison', place_method: 'great_circle' };
    const { status, body } = await compare('composite', sent);
    expect(status).toBe(200);
    expect(body.data.subject.latitude).toBeCloseTo(0, 10);
    expect(body.data.subject.longitude).toBeCloseTo(15.994, 10);
    expect(codes(body)).toContain('MidpointAmbiguous');
  });
});

interface ChartBody {
  readonly planets: Record<string, { readonly longitude: number }>;
  readonly houses: Record<string, { readonly longitude: number }>;
  readonly angles: Record<string, number>;
  readonly hermetic_lots?: readonly { readonly longitude: number }[];
}

function longitudesOf({ planets, houses, angles, hermetic_lots = [] }: ChartBody): number[] {
  const placed = [...Object.values(planets), ...Object.values(houses), ...hermetic_lots];
  return [...placed.map(({ longitude }) => longitude), ...Object.values(angles)];
}

function expectSamePlaces(one: ChartBody, other: ChartBody, toleranceDeg = 1e-6): void {
  const [these, those] = [longitudesOf(one), longitudesOf(other)];
  expect(these.length).toBe(those.length);
  const worst = Math.max(...these.map((longitude, index) => separationDeg(longitude, those[index] ?? Number.NaN)));
  expect(worst).toBeLessThan(toleranceDeg);
}

const codes = (body: { data: { warnings: { code: string }[] } }): string[] =>
  body.data.warnings.map(({ code }) => code);
