import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyShape } from '../../../../../lib/astro/chart/analysis/shape.ts';
import { SHAPE_BODIES } from '../../../../../lib/base/catalog/patterns.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const tenAt = (...longitudes: readonly number[]) =>
  SHAPE_BODIES.map((id, index) => ({ id, longitudeDeg: longitudeDeg(longitudes[index] as number) }));
const shapeAt = (...longitudes: readonly number[]) => classifyShape(tenAt(...longitudes))?.id;

describe('the shape of a chart', () => {
  test.each([
    ['bundle', 'a gap of 235°', [0, 10, 20, 30, 40, 50, 60, 70, 80, 125]],
    ['bowl', 'a smaller gap', [0, 10, 20, 30, 40, 50, 60, 70, 80, 125.001]],
    ['bowl', 'a gap of 175°, whatever stands alone', [0, 10, 20, 30, 40, 50, 60, 70, 80, 185]],
    ['bucket', 'one body alone behind gaps of 140°', [0, 10, 20, 30, 40, 50, 60, 70, 80, 220]],
    ['bucket', 'one body alone behind gaps of 85°', [0, 20, 40, 60, 80, 100, 120, 140, 190, 275]],
    ['bucket', 'two bodies 5° apart behind wide gaps', [0, 10, 20, 30, 40, 50, 60, 70, 220, 225]],
    ['seesaw', 'two bodies farther apart', [0, 10, 20, 30, 40, 50, 60, 70, 220, 225.001]],
    ['seesaw', 'two gaps of 55°, however large others are', [0, 20, 40, 60, 115, 140, 180, 220, 260, 305]],
    ['splash', 'one gap of 55° and a smaller one', [0, 20, 40, 60, 115, 140, 180, 220, 260, 305.001]],
    ['locomotive', 'a gap of 115°', [0, 20, 40, 94, 120, 150, 175, 195, 220, 245]],
    ['locomotive', 'one body alone, but behind a gap below 85°', [0, 20, 40, 60, 80, 100, 120, 140, 160, 244.9]],
    ['splay', 'three gaps of 25° and none of 55° twice', [0, 24, 48, 102, 126, 150, 204, 228, 252, 276]],
    ['splash', 'four gaps of 25°', [0, 24, 48, 102, 126, 180, 204, 228, 252, 306]],
    ['splash', 'ten gaps of 36°', [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]],
  ] as const)('is a %s with %s', (shape, _, longitudes) => {
    expect(shapeAt(...longitudes)).toBe(shape);
  });

  test('names the handle of a bucket: the body or the two bodies that stand alone', () => {
    const bodies = [0, 10, 20, 30, 40, 50, 60, 70];
    expect(classifyShape(tenAt(...bodies, 80, 220))).toEqual({
      id: 'bucket',
      largestGapDeg: 140,
      bucketHandle: ['pluto'],
    });
    expect(classifyShape(tenAt(...bodies, 225, 220))?.bucketHandle).toEqual(['pluto', 'neptune']);
  });

  test('takes the handle with the widest gaps where two bodies stand alone', () => {
    const longitudes = [90, 0, 180.5, 181, 182, 183, 184, 185, 186, 187];
    expect(classifyShape(tenAt(...longitudes))).toMatchObject({ id: 'bucket', bucketHandle: ['moon'] });
  });

  test('needs all ten bodies, and ignores others', () => {
    const ten = tenAt(0, 10, 20, 30, 40, 50, 60, 70, 80, 220);
    expect(classifyShape(ten.slice(1))).toBeUndefined();
    expect(classifyShape([...ten, { id: 'chiron', longitudeDeg: longitudeDeg(150) }])?.id).toBe('bucket');
  });

  test('is the same wherever the zodiac begins, and for bodies in any order', () => {
    const degrees = fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 10, maxLength: 10 });
    forAll([degrees, fc.integer({ min: 0, max: 359 })], { numRuns: 1000 }, (longitudes, turn) => {
      const shape = classifyShape(tenAt(...longitudes));
      const turned = classifyShape(tenAt(...longitudes.map((longitude) => longitude + turn)).toReversed());
      expect(turned?.id).toBe(shape?.id);
      expect(turned?.largestGapDeg).toBe(shape?.largestGapDeg);
    });
  });
});
