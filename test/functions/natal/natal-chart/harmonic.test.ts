import { describe, expect, it } from 'vitest';
import { longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { birth, chart } from '../birth.ts';

const DETAILED = { verbosity: 'detailed', include_hermetic_lots: true, decimal_places: 10 };
const harmonicOf = (harmonic: number, members: object = {}) =>
  chart({ configuration: { harmonic, ...members }, options: DETAILED });

type Longitudes = Readonly<Record<string, number>>;
type ChartData = Awaited<ReturnType<typeof chart>>;

/** Every longitude of a chart, angles too. */
const longitudesOf = ({ planets, angles }: ChartData): Longitudes => ({
  ...angles,
  ...Object.fromEntries(Object.entries<{ longitude: number }>(planets).map(([id, { longitude }]) => [id, longitude])),
});

const multiply = (longitudes: Longitudes, factor: number): Longitudes =>
  Object.fromEntries(Object.entries(longitudes).map(([id, longitude]) => [id, longitudeDeg(longitude * factor)]));

function expectClose(seen: Longitudes, expected: Longitudes): void {
  expect(Object.keys(seen)).toEqual(Object.keys(expected));
  for (const [id, longitude] of Object.entries(seen)) {
    expect(separationDeg(longitude, expected[id] ?? Number.NaN)).toBeLessThan(1e-7);
  }
}

describe('200 harmonic', () => {
  it('1 is the chart itself', async () => {
    const [first, plain] = [await harmonicOf(1), await chart({ options: DETAILED })];
    const parts = ({ planets, houses, angles, aspects, warnings }: ChartData) => [
      planets,
      houses,
      angles,
      aspects,
      warnings,
    ];
    expect(parts(first)).toEqual(parts(plain));
  });

  it.each([2, 5, 9, 360])('%i: every longitude is multiplied, each angle by itself', async (harmonic) => {
    const data = await harmonicOf(harmonic);
    expectClose(longitudesOf(data), multiply(longitudesOf(await chart({ options: DETAILED })), harmonic));
    expect(data.metadata).toMatchObject({ harmonic, house_system: 'P', house_system_used: null });
  });

  it('leaves latitudes, distances and speeds as they are, and has no declinations', async () => {
    const [{ planets: multiplied }, { planets }] = [await harmonicOf(7), await chart({ options: DETAILED })];
    for (const [id, { latitude, distance_au, longitude_speed }] of Object.entries<Record<string, number>>(planets)) {
      expect(multiplied[id]).toMatchObject({ latitude, distance_au, longitude_speed });
      expect(multiplied[id]).not.toHaveProperty('declination');
    }
  });

  it('multiplies the longitudes of the zodiac of the chart', async () => {
    const sidereal = { zodiac_type: 'sidereal' };
    const plain = await chart({ configuration: sidereal, options: DETAILED });
    expectClose(longitudesOf(await harmonicOf(9, sidereal)), multiply(longitudesOf(plain), 9));
  });

  it('has the aspects of the multiplied longitudes', async () => {
    const data = await harmonicOf(5);
    const longitudes = longitudesOf(data);
    expect(data.aspects.length).toBeGreaterThan(10);
    for (const { object1, object2, angle, orb } of data.aspects) {
      const separation = separationDeg(longitudes[object1] ?? Number.NaN, longitudes[object2] ?? Number.NaN);
      expect(Math.abs(separation - angle)).toBeCloseTo(orb, 7);
    }
  });

  it('of a birth without a time multiplies the range of the Moon', async () => {
    const subject = birth({ birth_datetime: { iso: '1990-06-15' }, birth_time_known: false });
    const options = { decimal_places: 10 };
    const [plain, data] = [
      await chart({ subject, options }),
      await chart({ subject, options, configuration: { harmonic: 9 } }),
    ];
    const [from, to] = plain.planets.moon.longitude_range;
    expect(separationDeg(data.planets.moon.longitude_range[0], from * 9)).toBeLessThan(1e-7);
    expect(separationDeg(data.planets.moon.longitude_range[1], to * 9)).toBeLessThan(1e-7);
    expect(data.angles).toBeUndefined();
  });
});
