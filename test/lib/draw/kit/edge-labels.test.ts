import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadAlong } from '../../../../lib/draw/kit/edge-labels.ts';
import { clipLine, clipRing } from '../../../../lib/draw/map/clip.ts';
import { createPlane, widthOf } from '../../../../lib/draw/map/project.ts';
import { forAll } from '../../../support/for-all.ts';

const FRAME = { left: 10, top: 20, width: 100, height: 50 };
const ROUNDING = 1e-9;

describe('labels along an edge', () => {
  const labels = fc.array(
    fc.record({
      along: fc.double({ min: -10, max: 110, noNaN: true }),
      size: fc.double({ min: 1, max: 30, noNaN: true }),
    }),
    { maxLength: 30 },
  );

  it('do not overlap and stay between the ends', () => {
    forAll([labels], (wishes) => {
      const placed = spreadAlong(wishes, [0, 100]);
      const spans = placed
        .flatMap((middle, index) => {
          const half = (wishes[index]?.size ?? 0) / 2;
          return middle === undefined ? [] : [[middle - half, middle + half] as const];
        })
        .sort(([a], [b]) => a - b);
      for (const [index, [from, to]] of spans.entries()) {
        expect(from).toBeGreaterThanOrEqual((spans[index - 1]?.[1] ?? 0) - ROUNDING);
        expect(to).toBeLessThanOrEqual(100 + ROUNDING);
      }
    });
  });
});

describe('clipping', () => {
  const point = fc.record({
    x: fc.double({ min: -200, max: 300, noNaN: true }),
    y: fc.double({ min: -200, max: 300, noNaN: true }),
  });
  const isInside = ({ x, y }: { x: number; y: number }): boolean =>
    x >= FRAME.left - ROUNDING && x <= 110 + ROUNDING && y >= FRAME.top - ROUNDING && y <= 70 + ROUNDING;

  it('nothing of a line or a ring is outside the frame', () => {
    forAll([fc.array(point, { minLength: 2, maxLength: 12 })], (points) => {
      expect(clipLine(points, FRAME).flat().every(isInside)).toBe(true);
      expect(clipRing(points, FRAME).every(isInside)).toBe(true);
    });
  });
});

describe('projections', () => {
  const ROOM = { left: 0, top: 0, width: 360, mostHeight: 1000 };

  it('Mercator has the northings of its definition', () => {
    const bounds = { west: -180, south: -60, east: 180, north: 60 };
    const { place, frame } = createPlane(bounds, 'mercator', ROOM);
    // The integral of the secant in its other form, ln tan(45° + φ/2).
    const northing = (deg: number) => (Math.log(Math.tan(Math.PI / 4 + (deg * Math.PI) / 360)) * 180) / Math.PI;
    expect(place([0, 35], 0).y).toBeCloseTo(northing(60) - northing(35), 9);
    expect(frame.height).toBeCloseTo(2 * northing(60), 9);
  });

  it('bounds across the antimeridian are narrow, and what lies east of it is one turn further', () => {
    const bounds = { west: 170, south: -20, east: -160, north: 10 };
    expect(widthOf(bounds)).toBe(30);
    const { place, frame } = createPlane(bounds, 'equirectangular', ROOM);
    expect(place([-160, 0], 1).x).toBeCloseTo(frame.left + frame.width, 9);
  });
});
