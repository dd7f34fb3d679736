import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { SIGN_GLYPHS } from '../../../../lib/draw/kit/glyphs.ts';
import { WHEEL_THEMES } from '../../../../lib/draw/kit/themes.ts';
import { drawTimeline } from '../../../../lib/draw/timeline/draw-timeline.ts';
import { TIMELINE_MARKS, type TimelinePicture, type TimelineRow } from '../../../../lib/draw/timeline/timeline.ts';
import { findOverlappingBoxes, listBoxes } from '../../../support/drawn-boxes.ts';
import { forAll } from '../../../support/for-all.ts';
import { wellFormed } from '../../../support/xml.ts';

const TEXTS = ['label', 'tick', 'tick-above', 'name-text', 'caption', 'symbol'] as const;
const LEAST_TEXT_PX = 9;

const bar = (days: number) =>
  fc.record({
    shape: fc.constantFrom('block' as const, 'span' as const),
    color: fc.constantFrom('ink' as const, 'fire' as const, 'tense' as const),
    symbol: fc.option(fc.constantFrom(SIGN_GLYPHS.Leo, SIGN_GLYPHS.Virgo), { nil: undefined }),
    label: fc.option(fc.constantFrom('Capricorn', 'Moon', 'Ørsted'), { nil: undefined }),
    length: fc.double({ min: days / 1000, max: days, noNaN: true }),
  });

/** Bars of a row follow each other, as periods do. */
const row = (from: number, days: number, id: number) =>
  fc
    .record({
      name: fc.string({ maxLength: 60, unit: 'grapheme-ascii' }),
      symbols: fc.array(fc.constant(SIGN_GLYPHS.Aries), { maxLength: 3 }),
      bars: fc.array(bar(days), { maxLength: 12 }),
      marks: fc.array(
        fc.record({
          share: fc.double({ min: -0.1, max: 1.1, noNaN: true }),
          shape: fc.constantFrom(...TIMELINE_MARKS),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ name, symbols, bars, marks }): TimelineRow => {
      let start = from;
      return {
        ...{ id: `row-${id}`, name, symbols },
        bars: bars.map(({ length, ...look }) => {
          const [fromJdUt, toJdUt] = [jdUt(start), jdUt(start + length)];
          start += length;
          return { ...look, fromJdUt, toJdUt, title: 'A & <b>', data: { 'data-id': id } };
        }),
        marks: marks.map(({ share, shape }) => ({ moment: jdUt(from + share * days), shape, title: '"', data: {} })),
      };
    });

const timeline = fc
  .record({
    from: fc.double({ min: 625_000, max: 2_816_000, noNaN: true }),
    days: fc.constantFrom(0.01, 0.5, 3, 29, 100, 800, 9000, 40_000, 500_000),
    count: fc.integer({ min: 0, max: 8 }),
    canWrap: fc.boolean(),
  })
  .chain(({ from, days, count, canWrap }) =>
    fc.tuple(...Array.from({ length: count }, (_, id) => row(from, days, id))).map(
      (rows): TimelinePicture => ({
        ...{ title: 'T', description: 'D', rows, canWrap },
        range: { fromJdUt: jdUt(from), toJdUt: jdUt(from + days) },
        caption: { heading: 'A long heading of a picture with a name in it', lines: ['one', 'two'] },
        settings: ['Times in UTC, Gregorian calendar'],
        legend: [
          { sample: 'exact', text: 'exact' },
          { sample: { color: 'tense' }, text: 'a long text of a legend' },
        ],
        moment: { at: jdUt(from + days / 3), title: 'now' },
      }),
    ),
  );

const style = fc.record({
  theme: fc.constantFrom(...WHEEL_THEMES),
  sizePx: fc.constantFrom(320, 480, 640, 800, 2000),
  withCaptions: fc.boolean(),
  colors: fc.constant({}),
});

const readBox = (svg: string): { width: number; height: number; widthPx: number } => {
  const [, widthPx, width, height] =
    /width="(\d+)" height="\d+" viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  return { width: width ?? 0, height: height ?? 0, widthPx: widthPx ?? 0 };
};

describe('random rows', () => {
  it('no text or symbol touches another one, and none leaves the picture', () => {
    forAll([timeline, style], { numRuns: 150 }, (content, look) => {
      const svg = drawTimeline(content, look);
      expect(wellFormed(svg)).toBe(true);
      const boxes = listBoxes(svg, TEXTS);
      const { width, height } = readBox(svg);
      expect(findOverlappingBoxes(boxes).map((pair) => JSON.stringify(pair))).toEqual([]);
      expect(
        boxes.filter(({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height),
      ).toEqual([]);
    });
  });

  it('no text is lower than nine pixels, and there are no ids', () => {
    forAll([timeline, style], { numRuns: 60 }, (content, look) => {
      const svg = drawTimeline(content, look);
      const { width, widthPx } = readBox(svg);
      const scales = [...svg.matchAll(/class="(?:label|tick|tick-above|name-text|caption)"[^>]*scale\(([-\d.]+)\)/g)];
      for (const [, scale] of scales)
        expect((Number(scale) * 100 * widthPx) / width).toBeGreaterThanOrEqual(LEAST_TEXT_PX);
      expect(svg).not.toMatch(/\sid="/);
    });
  });
});
