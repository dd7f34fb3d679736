import { describe, expect, test } from 'vitest';
import type { AcgBody, AcgBodyId } from '../../../../../lib/astro/chart/acg/bodies.ts';
import { findLineCrossings } from '../../../../../lib/astro/chart/acg/crossings.ts';
import { type AcgLine, computeAngularLines } from '../../../../../lib/astro/chart/acg/lines.ts';
import { computeLocalSpaceLines } from '../../../../../lib/astro/chart/acg/local-space.ts';
import { findNearbyLines } from '../../../../../lib/astro/chart/acg/nearby-lines.ts';
import type { GeoPoint } from '../../../../../lib/astro/sky/sphere.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

/** The vernal equinox is overhead at 10° west. */
const SKY = { siderealTimeDeg: longitudeDeg(10), trueObliquityDeg: 23.4 };

const body = (id: AcgBodyId, longitude: number, rightAscension: number, declinationDeg: number): AcgBody => ({
  id,
  longitudeDeg: longitudeDeg(longitude),
  rightAscensionDeg: longitudeDeg(rightAscension),
  declinationDeg,
});
/** Overhead on the equator at 30° east, and at 20° north 90° east. */
const SUN = body('sun', 90, 40, 0);
const MOON = body('moon', 200, 100, 20);
const at = (latitudeDeg: number, east: number): GeoPoint => ({ latitudeDeg, longitudeDeg: east });
const findLine = (lines: readonly AcgLine[], id: string): AcgLine => {
  const found = lines.find((line) => line.id === id);
  if (!found) throw new Error(`there is no line ${id}`);
  return found;
};

describe('crossings', () => {
  test('are numbered where two lines meet twice: horizon lines of two bodies at declination 0° meet at both poles', () => {
    const both = computeAngularLines([SUN, body('mars', 0, 100, 0)], 'in_mundo', SKY);
    const found = findLineCrossings([findLine(both, 'sun.ASC'), findLine(both, 'mars.ASC')]);
    expect(found.map(({ id }) => id)).toEqual(['sun.ASC+mars.ASC', 'sun.ASC+mars.ASC.2']);
    expect(found.map(({ place }) => Math.round(place.latitudeDeg)).toSorted((a, b) => a - b)).toEqual([-90, 90]);
  });
});

describe('lines near a place', () => {
  const lines = computeAngularLines([SUN, MOON], 'in_mundo', SKY);
  const ONE_DEGREE_KM = (6371.0087714 * Math.PI) / 180;

  test('include lines at exactly the radius', () => {
    const [only] = findNearbyLines(lines, at(0, 31), 2 * ONE_DEGREE_KM);
    expect(findNearbyLines(lines, at(0, 31), only?.distanceKm ?? 0).length).toBe(1);
    expect(findNearbyLines(lines, at(0, 31), (only?.distanceKm ?? 0) - 1e-6)).toEqual([]);
  });

  test('have no bearing where the place is on the line', () => {
    const [only] = findNearbyLines([findLine(lines, 'sun.MC')], at(12, 30), 1);
    expect(only?.distanceKm).toBeCloseTo(0, 6);
    expect(only?.bearingDeg).toBeUndefined();
  });
});

describe('local space', () => {
  test('has no lines for a body in the zenith or the nadir', () => {
    expect(computeLocalSpaceLines(SUN, at(0, 30), SKY)).toEqual([]);
    expect(computeLocalSpaceLines(SUN, at(0, -150), SKY)).toEqual([]);
    expect(computeLocalSpaceLines(SUN, at(0, 30.001), SKY).length).toBe(2);
  });
});
