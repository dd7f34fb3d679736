import { Body, Equator, Horizon, Illumination, MakeTime, Observer } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { type ObservedBody, observeRow, type TableSky } from '../../../../lib/astro/chart/observe-row.ts';
import type { Ephemeris } from '../../../../lib/astro/port.ts';
import { TROPICAL_GEOCENTRIC } from '../../../../lib/astro/sky/zodiac/frames.ts';
import type { ColumnSource, TableBodyId } from '../../../../lib/base/catalog/table-columns.ts';
import { cosDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { openRealEphemeris } from '../../adapters/swiss/real-ephemeris.ts';

const ephemeris = openRealEphemeris();

const PLACES = [
  { latitudeDeg: 52.52, longitudeDeg: 13.405, elevationM: 34 },
  { latitudeDeg: -33.87, longitudeDeg: 151.21, elevationM: 3 },
  { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationM: 0 },
];

const BODIES = { sun: Body.Sun, moon: Body.Moon, venus: Body.Venus, mars: Body.Mars, saturn: Body.Saturn } as const;
type Compared = keyof typeof BODIES;
const IDS = Object.keys(BODIES) as Compared[];

const J2000 = 2451545;
const DAYS = Array.from({ length: 60 }, (_, index) => (index - 20) * 301.37);

function observe(
  days: number,
  sources: readonly ColumnSource[],
  rest: Partial<TableSky> = {},
): Record<string, ObservedBody> {
  const bodies: readonly TableBodyId[] = rest.bodies ?? IDS;
  const sky: TableSky = {
    ephemeris,
    frame: TROPICAL_GEOCENTRIC,
    place: PLACES[0],
    houseSettings: { houseSystem: 'P', polarFallback: 'porphyry' },
    ...rest,
    bodies,
    sources: new Set(sources),
  };
  const row = observeRow(sky, jdUt(J2000 + days));
  return Object.fromEntries(bodies.map((id, index) => [id, row.bodies[index] ?? expect.unreachable()]));
}

describe('a row of a table', () => {
  test.each(PLACES)(
    'has azimuth and altitude of Sun and Moon within 6″ of astronomy-engine’s at latitude $latitudeDeg',
    (place) => {
      const { latitudeDeg, longitudeDeg, elevationM } = place;
      const observer = new Observer(latitudeDeg, longitudeDeg, elevationM);
      let worstArcsec = 0;
      for (const days of DAYS) {
        const time = MakeTime(days);
        const row = observe(days, ['horizon'], { place });
        for (const id of ['sun', 'moon'] as const) {
          const { ra, dec } = Equator(BODIES[id], time, observer, true, true);
          const expected = Horizon(time, observer, ra, dec);
          const { azimuthDeg = Number.NaN, altitudeDeg = Number.NaN } = row[id]?.horizontal ?? {};
          const level = separationDeg(azimuthDeg, expected.azimuth) * cosDeg(altitudeDeg);
          worstArcsec = Math.max(worstArcsec, Math.hypot(level, altitudeDeg - expected.altitude) * 3600);
        }
      }
      expect(worstArcsec).toBeLessThan(6);
      expect(worstArcsec).toBeGreaterThan(0);
    },
  );

  test('has the lit part of the disc within 0.001 of astronomy-engine’s, seen from the center of the Earth', () => {
    for (const days of DAYS) {
      const row = observe(days, ['phenomena']);
      for (const id of IDS.filter((each) => each !== 'sun')) {
        const { phase_fraction } = Illumination(BODIES[id], MakeTime(days));
        expect(Math.abs((row[id]?.phenomena?.illuminatedFraction ?? Number.NaN) - phase_fraction)).toBeLessThan(0.001);
      }
    }
  });

  test('calculates only what its columns need', () => {
    const { sun } = observe(0, ['position']);
    expect(sun?.phenomena).toBeUndefined();
    expect(sun?.horizontal).toBeUndefined();
    expect(sun?.point.house).toBeUndefined();
    expect(sun?.point.equatorial).toBeUndefined();
    const all = observe(0, ['equatorial', 'houses', 'horizon', 'phenomena']).sun;
    expect(all?.phenomena).toBeDefined();
    expect(all?.horizontal).toBeDefined();
    expect(all?.point.house).toBeGreaterThan(0);
    expect(all?.point.equatorial).toBeDefined();
  });

  test('has no phase of nodes, apogees and the Earth', () => {
    const directions = observe(0, ['phenomena'], { bodies: ['true_node', 'south_node', 'mean_lilith'] });
    for (const { phenomena } of Object.values(directions)) expect(phenomena).toBeUndefined();
    const frame = { zodiac: { type: 'tropical' }, center: { type: 'heliocentric' } } as const;
    expect(observe(0, ['phenomena'], { frame, bodies: ['earth'] }).earth?.phenomena).toBeUndefined();
  });

  test('places each body once where the table is topocentric, and states the same horizon', () => {
    let positions = 0;
    const counting: Ephemeris = new Proxy(ephemeris, {
      get: (target, name: keyof Ephemeris) => {
        if (name === 'position') positions += 1;
        return Reflect.get(target, name);
      },
    });
    const place = PLACES[0] ?? expect.unreachable();
    const frame = { zodiac: TROPICAL_GEOCENTRIC.zodiac, center: { type: 'topocentric', place } } as const;
    const seen = observe(0, ['horizon'], { ephemeris: counting, frame });
    expect(positions).toBe(IDS.length);
    const geocentric = observe(0, ['horizon']);
    for (const id of IDS) expect(seen[id]?.horizontal).toEqual(geocentric[id]?.horizontal);
  });
});
