import { expect, test } from 'vitest';
import { computeNutationDeg } from '../../../../lib/adapters/swiss/nutation.ts';
import { NEAR_LONGITUDE_ERROR_DEG } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { GEOCENTRIC, openRealEphemeris, TROPICAL } from './real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const FRAME = { zodiac: TROPICAL, center: GEOCENTRIC };

test('nutation in longitude is the engine’s, to 2e-12° from 1700 to 2299', () => {
  for (let day = 2_341_968; day < 2_561_152; day += 61.803) {
    const { nutationLongitudeDeg } = ephemeris.orientation(jdUt(day));
    expect(Math.abs(computeNutationDeg(day) - nutationLongitudeDeg), `on ${day}`).toBeLessThan(2e-12);
  }
});

/** Where two polynomials for ΔT meet: here the error is largest. */
const JOINT_JD = 1_458_085;

test('a near longitude is the engine’s within its error, for every body but the true apogee, in all centuries', () => {
  const days = [...Array.from({ length: 300 }, (_, index) => 2_100_000 + 2345.678 * index), JOINT_JD, JOINT_JD - 3];
  for (const body of CATALOG_BODY_IDS) {
    const { fromJdUt, toJdUt } = ephemeris.coverage(body);
    const limit = body === 'true_lilith' ? 1e-7 : NEAR_LONGITUDE_ERROR_DEG;
    for (const moment of days.filter((day) => day > fromJdUt && day < toJdUt).map(jdUt)) {
      const near = ephemeris.nearLongitudeDeg(body, moment);
      expect(separationDeg(near, ephemeris.longitude(body, moment, FRAME)), `${body} on ${moment}`).toBeLessThan(limit);
    }
  }
});

test('a near longitude does not depend on the moment requested before', () => {
  const moments = [2_451_545, 2_451_545.5, 2_451_600, 2_451_545, 1_458_085, 2_451_545.5].map(jdUt);
  const found = moments.map((moment) => ephemeris.nearLongitudeDeg('mars', moment));
  expect(found[3]).toBe(found[0]);
  expect(found[5]).toBe(found[1]);
  expect(arcDeg(found[0] as number, found[1] as number)).toBeGreaterThan(0);
});
