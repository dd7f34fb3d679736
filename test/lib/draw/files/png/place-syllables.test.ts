import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPngRenderer } from '../../../../../lib/draw/files/png/open.ts';
import { placeSyllables, splitText } from '../../../../../lib/draw/files/png/place-syllables.ts';
import { colorAt, readPng } from '../../../../support/png.ts';

const renderer = openPngRenderer(join(import.meta.dirname, '../../../../../layers/pictures'));
const [WIDTH, HEIGHT] = [400, 60];

const write = (text: string, lengthPx: number): string =>
  `<text class="caption" x="10" y="40" font-size="30" font-family="sans-serif" text-anchor="start" textLength="${lengthPx}" lengthAdjust="spacingAndGlyphs" fill="#000">${text}</text>`;

/** Columns of pixels that have something drawn, as pieces from and to. */
async function findInked(text: string, lengthPx: number): Promise<readonly (readonly [number, number])[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${write(text, lengthPx)}</svg>`;
  const pixels = readPng(await renderer.renderPng(svg));
  const pieces: [number, number][] = [];
  for (let x = 0; x < WIDTH; x++) {
    const isInked = Array.from({ length: HEIGHT }, (_, y) => colorAt(pixels, x, y)).some((color) => color !== 'ffffff');
    const last = pieces.at(-1);
    if (isInked && last?.[1] === x - 1) last[1] = x;
    else if (isInked) pieces.push([x, x]);
  }
  return pieces;
}

test.each([
  ['शर्मा शर्मा श्रीकृष्ण', 3],
  ['প্রিয়া প্রিয়া', 2],
])('words of %s stand apart, and each is one piece under its headline', async (name, words) => {
  expect(await findInked(name, 300)).toHaveLength(words);
});

test('a name that is wider than its room becomes smaller', async () => {
  const wide = await findInked('प्रिया शर्मा श्रीकृष्ण', 350);
  const narrow = await findInked('प्रिया शर्मा श्रीकृष्ण', 100);
  expect(wide.at(-1)?.[1]).toBeGreaterThan(150);
  expect(narrow.at(-1)?.[1]).toBeLessThanOrEqual(111);
});

test('syllables, spaces, words in other scripts and escaped signs are pieces', () => {
  expect(splitText('प्रिया Ann &amp; மலர்')).toEqual(['प्रि', 'या', ' ', 'Ann', ' ', '&amp;', ' ', 'ம', 'ல', 'ர்']);
  expect(splitText('မာ')).toEqual(['မာ']);
});

test('texts in other scripts, and beyond the syllables of one picture, stay as they are', () => {
  let measured = 0;
  const measure = (): number => {
    measured += 1;
    return 1;
  };
  expect(placeSyllables(write('Владимир', 90), measure)).toBe(write('Владимир', 90));
  expect(measured).toBe(0);
  const syllables = Array.from({ length: 400 }, (_, index) =>
    String.fromCodePoint(0x915 + (index % 35), 0x93e + (index % 13)),
  );
  const texts = Array.from({ length: 40 }, (_, row) => write(syllables.slice(row * 10, row * 10 + 10).join(''), 90));
  placeSyllables(texts.join(''), measure);
  expect(measured).toBeLessThan(310);
});
