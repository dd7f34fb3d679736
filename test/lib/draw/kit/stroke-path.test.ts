import { describe, expect, test } from 'vitest';
import { STROKE_ACCENTS, STROKE_GLYPHS } from '../../../../lib/draw/kit/stroke-font.ts';
import { joinNumbers, toStrokePath } from '../../../../lib/draw/kit/stroke-path.ts';

describe('a path of strokes', () => {
  test('has its end where the absolute commands have it, for every character', () => {
    for (const d of [...[...STROKE_GLYPHS.values()].map((glyph) => glyph.d), ...STROKE_ACCENTS.values()]) {
      if (d === '') continue;
      const { x, y, rest } = toStrokePath(d);
      const [endX, endY] = endOf(`M${x} ${y}${rest}`);
      const [wantedX, wantedY] = endOf(d);
      expect([d, endX, endY]).toEqual([d, expect.closeTo(10 * wantedX, 6), expect.closeTo(10 * wantedY, 6)]);
    }
  });
});

test('numbers are separated only where they would run together', () => {
  expect(joinNumbers(['0.5', '-0.2', '0.3', '10', '0', '0.1'])).toBe('.5-.2.3 10 0 .1');
});

/** The end of a path of absolute and relative commands, read by rules of the SVG grammar. */
function endOf(d: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, letter = '', parameters = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (parameters.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7 }[letter.toLowerCase()] ?? 2;
    const isRelative = letter === letter.toLowerCase();
    for (let at = 0; at < numbers.length; at += size) {
      const set = numbers.slice(at, at + size);
      const [dx, dy] = [set.at(-2) ?? 0, set.at(-1) ?? 0];
      const kind = letter.toLowerCase();
      if (kind === 'h') x = isRelative ? x + dy : dy;
      else if (kind === 'v') y = isRelative ? y + dy : dy;
      else [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
    }
  }
  return [x, y];
}
