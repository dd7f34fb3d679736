import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseOf } from '../../../../lib/astro/chart/houses.ts';
import { CHART_OBJECT_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { planWheel } from '../../../../lib/draw/wheel/layout.ts';
import { placeLabels } from '../../../../lib/draw/wheel/place-labels.ts';
import type { WheelHouses, WheelPoint } from '../../../../lib/draw/wheel/wheel.ts';
import { forAll } from '../../../support/for-all.ts';

const layout = planWheel({ sizePx: 800, charts: 1, hasHouses: true, scale: 1, detail: 'minutes' });

function place(degrees: readonly number[], houses: WheelHouses | undefined) {
  const points = degrees.map(
    (deg, index): WheelPoint => ({
      id: CHART_OBJECT_IDS[index] ?? 'sun',
      longitudeDeg: deg,
      motion: 'direct',
    }),
  );
  const [ring] = layout.rings;
  if (!ring) throw new Error('a wheel has a ring');
  const rotation = { leftDeg: houses?.ascendantDeg ?? 0 };
  return placeLabels(points, houses, {
    rotation,
    ring,
    houses: layout.houses,
    allowed: { signDeg: 180, cuspDeg: 360, angleDeg: 360 },
  });
}

/** Porphyry's houses of two angles. */
function trisect(ascendantDeg: number, quadrantDeg: number): WheelHouses {
  const widths = [180 - quadrantDeg, quadrantDeg];
  const starts = [ascendantDeg, ascendantDeg + 180 - quadrantDeg];
  const cuspsDeg = Array.from({ length: 12 }, (_, index) => {
    const quadrant = Math.floor(index / 3);
    const start = (starts[quadrant % 2] as number) + (quadrant > 1 ? 180 : 0);
    return longitudeDeg(start + ((index % 3) * (widths[quadrant % 2] as number)) / 3);
  });
  return { cuspsDeg, order: 'direct', ascendantDeg, midheavenDeg: cuspsDeg[9] as number };
}

const degree = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1e6);
const houses = fc.tuple(degree, fc.double({ min: 3, max: 177, noNaN: true })).map(([asc, size]) => trisect(asc, size));

describe('labels', () => {
  test('stay in their houses, also where these are narrow and crowded', () => {
    forAll([fc.array(degree, { minLength: 1, maxLength: 20 }), houses], { numRuns: 500 }, (degrees, shape) => {
      const { labelsDeg, dividersDeg } = place(degrees, shape);
      const cusps = dividersDeg.slice(0, 12).map(longitudeDeg);
      for (const [index, deg] of degrees.entries()) {
        const wanted = houseOf(longitudeDeg(deg), shape.cuspsDeg.map(longitudeDeg), 'direct');
        expect(houseOf(longitudeDeg(labelsDeg[index] as number), cusps, 'direct')).toBe(wanted);
      }
    });
  });

  test('of a body on a cusp stand in the house that begins there', () => {
    const shape = trisect(10, 90);
    expect(place([shape.cuspsDeg[3] as number], shape).labelsDeg[0]).toBeGreaterThan(shape.cuspsDeg[3] as number);
    const reversed: WheelHouses = {
      ...shape,
      cuspsDeg: shape.cuspsDeg.map((deg) => (380 - deg) % 360),
      order: 'reversed',
    };
    expect(place([reversed.cuspsDeg[3] as number], reversed).labelsDeg[0]).toBeLessThan(reversed.cuspsDeg[3] as number);
  });
});
