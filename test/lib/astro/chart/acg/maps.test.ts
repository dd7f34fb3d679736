import { describe, expect, test } from 'vitest';
import { computeAspectLines, DEFAULT_LINE_ASPECTS } from '../../../../../lib/astro/chart/acg/aspect-lines.ts';
import type { AcgBody, AcgBodyId } from '../../../../../lib/astro/chart/acg/bodies.ts';
import { findLineCrossings } from '../../../../../lib/astro/chart/acg/crossings.ts';
import { pointAt } from '../../../../../lib/astro/chart/acg/half-circle.ts';
import { type AcgLine, computeAngularLines, toEquatorialPoint } from '../../../../../lib/astro/chart/acg/lines.ts';
import { computeLocalSpaceLines } from '../../../../../lib/astro/chart/acg/local-space.ts';
import { findNearbyLines } from '../../../../../lib/astro/chart/acg/nearby-lines.ts';
import { type GeoPoint, toGeoPoint } from '../../../../../lib/astro/sky/sphere.ts';
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

const near = ({ latitudeDeg, longitudeDeg: east }: GeoPoint) => ({
  latitudeDeg: expect.closeTo(latitudeDeg, 8),
  longitudeDeg: expect.closeTo(east, 8),
});
const at = (latitudeDeg: number, east: number): GeoPoint => ({ latitudeDeg, longitudeDeg: east });
const middleOf = ({ half }: Pick<AcgLine, 'half'>): GeoPoint => toGeoPoint(pointAt(half, 0));
const findLine = (lines: readonly AcgLine[], id: string): AcgLine => {
  const found = lines.find((line) => line.id === id);
  if (!found) throw new Error(`there is no line ${id}`);
  return found;
};

describe('the four lines of a body', () => {
  const lines = computeAngularLines([SUN, MOON], 'in_mundo', SKY);

  test('have ids of the body and the angle', () => {
    expect(lines.map(({ id }) => id)).toEqual(
      ['sun', 'moon'].flatMap((name) => ['MC', 'IC', 'ASC', 'DSC'].map((angle) => `${name}.${angle}`)),
    );
    expect(lines.map(({ angle }) => angle).slice(0, 4)).toEqual(['MC', 'IC', 'ASC', 'DSC']);
    expect(lines[4]?.body).toBe(MOON);
    for (const line of lines) expect(line).not.toHaveProperty('aspect');
  });

  test('cross the equator below the body, opposite it, and 90° to the west and the east', () => {
    expect(lines.slice(0, 4).map(middleOf)).toEqual([at(0, 30), at(0, -150), at(0, -60), at(0, 120)].map(near));
    expect(lines.slice(4).map(middleOf)).toEqual([at(0, 90), at(0, -90), at(0, 0), at(0, 180)].map(near));
  });

  test('belong to its degree in the zodiacal frame: 0° Cancer, 23.4° north', () => {
    expect(toEquatorialPoint(longitudeDeg(90), SKY)).toEqual({
      rightAscensionDeg: expect.closeTo(90, 8),
      declinationDeg: expect.closeTo(23.4, 8),
    });
    const zodiacal = computeAngularLines([SUN], 'zodiacal', SKY);
    expect(zodiacal.map(middleOf)).toEqual([at(0, 80), at(0, -100), at(0, -10), at(0, 170)].map(near));
    // It does not rise beyond 66.6° north, where it only touches the horizon.
    expect(toGeoPoint(pointAt(findLine(zodiacal, 'sun.ASC').half, 90)).latitudeDeg).toBeCloseTo(66.6, 8);
  });
});

describe('aspect lines', () => {
  test('exist to Ascendant and Midheaven: one for conjunction and opposition, two for other aspects', () => {
    const lines = computeAspectLines([SUN], ['opposition', 'trine', 'conjunction'], SKY);
    expect(lines.map(({ id }) => id)).toEqual([
      'sun.ASC.conjunction',
      'sun.ASC.trine.ahead',
      'sun.ASC.trine.behind',
      'sun.ASC.opposition',
      'sun.MC.conjunction',
      'sun.MC.trine.ahead',
      'sun.MC.trine.behind',
      'sun.MC.opposition',
    ]);
    expect(lines.slice(0, 4).map(({ aspect }) => aspect)).toEqual([
      { id: 'conjunction', offsetDeg: 0 },
      { id: 'trine', offsetDeg: 120 },
      { id: 'trine', offsetDeg: -120 },
      { id: 'opposition', offsetDeg: 180 },
    ]);
    expect(lines.map(({ angle }) => angle)).toEqual([...Array(4).fill('ASC'), ...Array(4).fill('MC')]);
    for (const line of lines) expect(line.body).toBe(SUN);
  });

  test('are where the degree in aspect is on the angle: 0° Libra and 0° Aries for a square to 0° Cancer', () => {
    const [ahead, behind] = computeAspectLines([SUN], ['square'], SKY).filter(({ angle }) => angle === 'MC');
    expect([ahead, behind].map((line) => middleOf(line as AcgLine))).toEqual([at(0, 170), at(0, -10)].map(near));
  });

  test('are by default only those that the four angles do not have already', () => {
    expect(DEFAULT_LINE_ASPECTS).toEqual(['sextile', 'square', 'trine']);
  });
});

describe('crossings', () => {
  const lines = computeAngularLines([SUN, MOON], 'in_mundo', SKY);
  const crossings = findLineCrossings(lines);

  test('belong to different bodies, one of them on the horizon', () => {
    const ids = crossings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { lines: both } of crossings) {
      expect(both.map((line) => line.body.id)).toEqual(['sun', 'moon']);
      expect(both.every(({ angle }) => angle === 'MC' || angle === 'IC')).toBe(false);
    }
  });

  test('are where both bodies are on their angles: the Moon rises as the Sun culminates', () => {
    const found = crossings.find(({ id }) => id === 'sun.MC+moon.ASC');
    // Hour angle −60° on the horizon: tan φ = −cos H / tan δ.
    const latitude = (-Math.atan(0.5 / Math.tan((20 * Math.PI) / 180)) * 180) / Math.PI;
    expect(found?.place).toEqual(near(at(latitude, 30)));
    expect(found?.lines.map(({ id }) => id)).toEqual(['sun.MC', 'moon.ASC']);
  });

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

  test('have distance, nearest point and bearing, sorted by distance', () => {
    const [first, second, ...others] = findNearbyLines(lines, at(0, 31), 61 * ONE_DEGREE_KM);
    expect(first).toEqual({
      line: findLine(lines, 'sun.MC'),
      distanceKm: expect.closeTo(ONE_DEGREE_KM, 6),
      nearest: near(at(0, 30)),
      bearingDeg: expect.closeTo(270, 8),
    });
    expect(second?.line.id).toBe('moon.ASC');
    expect(second?.distanceKm).toBeGreaterThan(ONE_DEGREE_KM);
    expect(others.map(({ line }) => line.id)).toEqual(['moon.MC']);
  });

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
  test('has lines along the azimuth of a body and opposite: a body 30° to the east is 60° high', () => {
    const [toward, away, ...others] = computeLocalSpaceLines(SUN, at(0, 0), SKY);
    expect(others).toEqual([]);
    expect(toward).toMatchObject({
      id: 'sun.toward',
      body: SUN,
      direction: 'toward',
      azimuthDeg: expect.closeTo(90, 8),
      altitudeDeg: expect.closeTo(60, 8),
    });
    expect(away).toMatchObject({ id: 'sun.away', direction: 'away', azimuthDeg: expect.closeTo(90, 8) });
    const along = [-90, 0, 90].map((angle) => toward && toGeoPoint(pointAt(toward.half, angle)));
    expect(along[0]).toEqual(near(at(0, 0)));
    expect(along[1]).toEqual(near(at(0, 90)));
    expect(away && toGeoPoint(pointAt(away.half, 0))).toEqual(near(at(0, -90)));
    expect(away && toGeoPoint(pointAt(away.half, -90))).toEqual(near(at(0, 0)));
  });

  test('has no lines for a body in the zenith or the nadir', () => {
    expect(computeLocalSpaceLines(SUN, at(0, 30), SKY)).toEqual([]);
    expect(computeLocalSpaceLines(SUN, at(0, -150), SKY)).toEqual([]);
    expect(computeLocalSpaceLines(SUN, at(0, 30.001), SKY).length).toBe(2);
  });
});
