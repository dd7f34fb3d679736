import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHAS } from '../../../../lib/base/catalog/grahas.ts';
import type { PlanePoint } from '../../../../lib/draw/kit/drawing.ts';
import { measureText } from '../../../../lib/draw/kit/text.ts';
import { type Cell, planEastCells, SQUARE_PLANS } from '../../../../lib/draw/square/cells.ts';
import { drawSquare } from '../../../../lib/draw/square/draw-square.ts';
import {
  SQUARE_LAYOUTS,
  type SquareChart,
  type SquarePlace,
  type SquareStyle,
} from '../../../../lib/draw/square/square-chart.ts';
import { forAll } from '../../../support/for-all.ts';
import { wellFormed } from '../../../support/xml.ts';

const LEAST_TEXT_PX = 9;
const STYLE: SquareStyle = { layout: 'south', theme: 'light', sizePx: 800, withCaptions: true, colors: {} };

const place = (id: SquarePlace['id'], sign: number, degreesIn = 29.99, isRetrograde = true): SquarePlace => ({
  ...{ id, sign, degreesIn, isRetrograde },
});

const toChart = (places: readonly SquarePlace[], ascendantSign: number | undefined): SquareChart => ({
  title: 'Rasi',
  description: 'Places',
  heading: 'Rasi (D1)',
  places,
  ascendantSign,
  caption: { heading: 'Ada', lines: ['1990-06-15 14:30'] },
  settings: ['Sidereal, Lahiri 23°44′'],
  periods: [],
});

/** Whether a point is inside a convex outline, or this far outside of it. */
function isInside(outline: readonly PlanePoint[], { x, y }: PlanePoint, tolerance = 0.2): boolean {
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / Math.hypot(to.x - from.x, to.y - from.y);
  });
  return sides.every((side) => side >= -tolerance) || sides.every((side) => side <= tolerance);
}

/** The corners of the texts of a drawn box, and the marks. */
function readTexts(box: string) {
  const [, title = ''] = /<title>([^<]*)/.exec(box) ?? [];
  const texts = [...box.matchAll(/class="place" transform="translate\(([-\d.]+),([-\d.]+)\)scale\(([\d.]+)\)"/g)];
  return {
    title,
    texts: texts.map(([, x, y, scale]) => ({ left: Number(x), top: Number(y), height: 100 * Number(scale) })),
  };
}

const anyPlaces = fc
  .record({
    signs: fc.array(fc.nat(11), { minLength: 10, maxLength: 10 }),
    heap: fc.option(fc.nat(11)),
    ascendant: fc.nat(11),
  })
  .map(({ signs, heap, ascendant }) => {
    const ids = ['ascendant', ...GRAHAS] as const;
    return ids.map((id, index) => {
      const sign = id === 'ascendant' ? ascendant : (heap ?? signs[index] ?? 0);
      return place(id, sign, 29.99, !['ascendant', 'sun', 'moon'].includes(id));
    });
  });

describe.each(SQUARE_LAYOUTS)('the %s layout', (layout) => {
  const { planCells, isOfSigns, middleSide } = SQUARE_PLANS[layout];

  test('has every text inside its box and at least 9 pixels high, also all of them in one box', () => {
    const cells = planCells({ width: 40, height: 30 });
    const longest = measureText('Me', 10) / 10;
    forAll([anyPlaces, fc.constantFrom(320, 500, 800, 2000)], { numRuns: 60 }, (places, sizePx) => {
      const first = isOfSigns ? 0 : (places[0]?.sign ?? 0);
      const svg = drawSquare(toChart(places, places[0]?.sign), { ...STYLE, layout, sizePx });
      const boxes = svg.split('<g class="box"').slice(1).map(readTexts);
      expect(boxes).toHaveLength(12);
      let drawn = 0;
      for (const [index, { texts }] of boxes.entries()) {
        const sign = (first + index) % 12;
        expect(texts).toHaveLength(places.filter((each) => each.sign === sign).length);
        drawn += texts.length;
        for (const { left, top, height } of texts) {
          expect((height * sizePx) / 1000).toBeGreaterThanOrEqual(LEAST_TEXT_PX);
          const right = left + longest * height;
          for (const [x, y] of [
            [left, top],
            [right, top],
            [left, top + height],
            [right, top + height],
          ] as const)
            expect([index, sizePx, isInside(cells[index]?.outline ?? [], { x, y })]).toEqual([index, sizePx, true]);
        }
      }
      expect(drawn).toBe(10);
    });
  });

  test('covers the square without overlaps', () => {
    const cells = planCells({ width: 30, height: 22 });
    const areaOf = ({ outline }: Cell) =>
      Math.abs(
        outline.reduce((sum, from, index) => {
          const to = outline[(index + 1) % outline.length] ?? from;
          return sum + (from.x * to.y - to.x * from.y) / 2;
        }, 0),
      );
    const sum = cells.reduce((total, cell) => total + areaOf(cell), 0);
    expect(sum).toBeCloseTo(960 ** 2 - middleSide ** 2, 6);
    for (const { outline, mark, room } of cells) {
      expect(isInside(outline, mark)).toBe(true);
      expect(isInside(room, mark, -1)).toBe(false);
      for (const corner of room) expect(isInside(outline, corner)).toBe(true);
    }
  });

  test('is a document at any size, with any text', () => {
    const chart = { ...toChart([place('sun', 3)], 0), title: '<&"', heading: '占星 <' };
    for (const sizePx of [100, 320, 4000])
      expect(wellFormed(drawSquare(chart, { ...STYLE, layout, sizePx }))).toBe(true);
  });
});

/** @source PyJHora, EastIndianChart: 3 × 3 boxes, [3/2, 1, 12/11], [4, —, 10], [5/6, 7, 8/9] with Aries as 1 */
test('in the East Aries is above the middle and the signs follow anticlockwise', () => {
  const columnOrRow = (place: number): number => Math.round(place / 320) + 1;
  const boxes = planEastCells({ width: 20, height: 20 }).map(({ outline }) => {
    const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
    return [columnOrRow(sum.x / outline.length), columnOrRow(sum.y / outline.length)];
  });
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => boxes.flatMap((box, sign) => (box[0] === column && box[1] === row ? [sign + 1] : []))),
  );
  expect(rows).toEqual([
    [[2, 3], [1], [11, 12]],
    [[4], [], [10]],
    [[5, 6], [7], [8, 9]],
  ]);
});
