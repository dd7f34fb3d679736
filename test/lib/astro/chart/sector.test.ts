import { constants, gauquelin_sector } from 'sweph';
import { describe, expect, it } from 'vitest';
import { findRiseSetSector } from '../../../../lib/astro/chart/rise-set-sector.ts';
import { findSector } from '../../../../lib/astro/chart/sector.ts';
import type { GeoPlace } from '../../../../lib/astro/port.ts';
import { NUMBERED_BODIES } from '../../../../lib/base/catalog/bodies.ts';
import { type JdUt, jdUt } from '../../../../lib/base/units/time.ts';
import { openRealEphemeris, place } from '../../adapters/swiss/real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const BODIES = ['sun', 'moon', 'mercury', 'mars', 'saturn', 'pluto'] as const;
const PLACES = [place(48.85, 2.35), place(-33.9, 151.2), place(0, -78.5), place(61, 25)];
const MOMENTS = Array.from({ length: 40 }, (_, index) => jdUt(2440000.13 + index * 311.777));

/** The engine's sector by its method 0, 1 or 2. */
function engineSector(
  body: (typeof BODIES)[number],
  moment: JdUt,
  { site, method }: { site: GeoPlace; method: number },
) {
  const position = [site.longitudeDeg, site.latitudeDeg, site.elevationM] as [number, number, number];
  const { engineId } = NUMBERED_BODIES[body];
  const { flag, data } = gauquelin_sector(moment, engineId, null, constants.SEFLG_SWIEPH, method, position, 0, 0);
  return flag === constants.OK ? data : undefined;
}

function motionOf(body: (typeof BODIES)[number], site: GeoPlace, isTopocentric: boolean) {
  const center = isTopocentric ? ({ type: 'topocentric', place: site } as const) : ({ type: 'geocentric' } as const);
  return (at: JdUt) => {
    const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial(body, at, center);
    const meridianDeg = ephemeris.orientation(at).siderealTimeDeg + site.longitudeDeg;
    return { hourAngleDeg: meridianDeg - rightAscensionDeg, declinationDeg };
  };
}

const distance = (a: number, b: number): number => Math.min(Math.abs(a - b), 36 - Math.abs(a - b));

/** The largest difference from the engine, sectors. */
function measure(
  method: number,
  findOwn: (body: (typeof BODIES)[number], moment: JdUt, site: GeoPlace) => number | undefined,
) {
  const errors = BODIES.flatMap((body) =>
    PLACES.flatMap((site) =>
      MOMENTS.flatMap((moment) => {
        const expected = engineSector(body, moment, { site, method });
        const own = findOwn(body, moment, site);
        return expected === undefined || own === undefined ? [] : [distance(own, expected)];
      }),
    ),
  );
  expect(errors.length).toBeGreaterThan(BODIES.length * PLACES.length * MOMENTS.length * 0.95);
  return Math.max(...errors);
}

describe('sectors of bodies against the engine', () => {
  it('from the place on the sky within 1e-6', () => {
    const error = measure(0, (body, moment, site) =>
      findSector({ ...motionOf(body, site, false)(moment), latitudeDeg: site.latitudeDeg }),
    );
    expect(error).toBeLessThan(1e-6);
  });

  it('from risings and settings within 0.001, which is 2.5 s', () => {
    const error = measure(2, (body, moment, site) =>
      findRiseSetSector(motionOf(body, site, true), moment, site.latitudeDeg),
    );
    expect(error).toBeLessThan(0.001);
  });
});

it('the sector of a body that stands still among the stars is the same by both methods', () => {
  const turning = (at: JdUt) => ({ hourAngleDeg: (at - 2451545) * 360.9856 + 40, declinationDeg: -12 });
  for (const hours of [0, 3, 8, 13, 19, 23]) {
    const moment = jdUt(2451545 + hours / 24);
    const expected = findSector({ ...turning(moment), latitudeDeg: 52 }) ?? Number.NaN;
    expect(findRiseSetSector(turning, moment, 52)).toBeCloseTo(expected, 5);
  }
});
