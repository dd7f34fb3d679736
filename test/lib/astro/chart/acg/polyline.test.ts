import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACG_ANGLES, buildAngleLine } from '../../../../../lib/astro/chart/acg/angles.ts';
import { bearingToVector } from '../../../../../lib/astro/chart/acg/bearing.ts';
import { createHalfCircle, findNearestPoint, type HalfCircle } from '../../../../../lib/astro/chart/acg/half-circle.ts';
import { type Polyline, toPolylines } from '../../../../../lib/astro/chart/acg/polyline.ts';
import type { GeoJsonPosition } from '../../../../../lib/astro/chart/acg/stretches.ts';
import { angleBetweenDeg, arcLengthKm, oppositeVector, toUnitVector } from '../../../../../lib/astro/sky/sphere.ts';
import { cosDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';
import { anyPlace } from '../../../../support/great-circles.ts';

const anyAngularLine = fc
  .tuple(fc.constantFrom(...ACG_ANGLES), anyPlace)
  .map(([angle, zenith]) => buildAngleLine(angle, zenith));

const anyBearing = fc.oneof(
  fc.double({ min: 0, max: 360, noNaN: true }),
  fc.constantFrom(0, 1e-7, 90, 180, 180.00001, 270),
);

const anyLineFromPlace = fc
  .tuple(anyPlace, anyBearing)
  .map(([place, bearing]) => createHalfCircle(bearingToVector(place, bearing), oppositeVector(toUnitVector(place))));

const anyLine: fc.Arbitrary<HalfCircle> = fc.oneof(anyAngularLine, anyLineFromPlace);

const pairsOf = (part: Polyline): [GeoJsonPosition, GeoJsonPosition][] =>
  part.slice(1).map((to, index) => [part[index] as GeoJsonPosition, to]);

function farthestKm(line: HalfCircle, parts: readonly Polyline[], probes: number): number {
  const shares = Array.from({ length: probes + 1 }, (_, index) => index / probes);
  const away = parts.flatMap(pairsOf).flatMap(([from, to]) =>
    shares.map((share) => {
      const longitudeDeg = from[0] + share * (to[0] - from[0]);
      const latitudeDeg = from[1] + share * (to[1] - from[1]);
      const point = toUnitVector({ longitudeDeg, latitudeDeg });
      return arcLengthKm(angleBetweenDeg(point, findNearestPoint(line, point)));
    }),
  );
  return Math.max(...away);
}

describe('polylines of any half circle', () => {
  test.each([0.1, 2, 50])(
    'within %d km of the curve everywhere, not only where it was drawn through',
    (toleranceKm) => {
      forAll([anyLine], { numRuns: 150 }, (line) => {
        expect(farthestKm(line, toPolylines(line, toleranceKm), 16)).toBeLessThan(toleranceKm);
      });
    },
  );

  test('have at most 400 points at a tolerance of two kilometers', () => {
    let most = 0;
    forAll([anyLine], { numRuns: 2000 }, (line) => {
      const points = toPolylines(line, 2).reduce((sum, part) => sum + part.length, 0);
      most = Math.max(most, points);
      expect(points).toBeLessThanOrEqual(400);
    });
    expect(most).toBeGreaterThan(80);
  });

  test('stay on the map, with at least two points in each part and no jump across it', () => {
    forAll([anyLine], { numRuns: 1000 }, (line) => {
      for (const part of toPolylines(line, 2)) {
        expect(part.length).toBeGreaterThan(1);
        for (const [longitude, latitude] of part) {
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        }
        // A line that all but meets a pole turns by a quarter there, and by a trifle more in rounding.
        for (const [from, to] of pairsOf(part)) expect(Math.abs(to[0] - from[0])).toBeLessThan(120);
      }
    });
  });

  test('are complete: each part continues the one before, across the antimeridian or a pole', () => {
    forAll([anyLine], { numRuns: 1000 }, (line) => {
      const parts = toPolylines(line, 2);
      for (const [index, part] of parts.slice(1).entries()) {
        const [end, start] = [parts[index]?.at(-1) as GeoJsonPosition, part[0] as GeoJsonPosition];
        expect(arcLengthKm(angleBetweenDeg(at(end), at(start)))).toBeLessThan(0.01);
        const isPole = Math.abs(end[1]) > 89.9999999;
        if (isPole) continue;
        // On the ground: a line along the antimeridian itself, or by a pole, meets it at no sharp point.
        for (const [longitude, latitude] of [end, start]) {
          expect(arcLengthKm((180 - Math.abs(longitude)) * cosDeg(latitude))).toBeLessThan(0.01);
        }
        expect(Math.sign(end[0])).toBe(-Math.sign(start[0]));
      }
      const ends = [parts[0]?.[0] as GeoJsonPosition, parts.at(-1)?.at(-1) as GeoJsonPosition];
      expect(angleBetweenDeg(at(ends[0] as GeoJsonPosition), oppositeVector(line.ahead))).toBeLessThan(1e-6);
      expect(angleBetweenDeg(at(ends[1] as GeoJsonPosition), line.ahead)).toBeLessThan(1e-6);
    });
  });
});

const at = ([longitudeDeg, latitudeDeg]: GeoJsonPosition) => toUnitVector({ longitudeDeg, latitudeDeg });
