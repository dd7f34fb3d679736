import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeEmoji } from '../../../../../lib/draw/files/fonts/emoji.ts';
import { selectFonts } from '../../../../../lib/draw/files/fonts/select-fonts.ts';
import { openPngRenderer } from '../../../../../lib/draw/files/png/open.ts';
import { colorAt, readPng } from '../../../../support/png.ts';
import { NAMES } from '../names.ts';

const renderer = openPngRenderer(join(import.meta.dirname, '../../../../../layers/pictures'));

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" fill="#fff"/>${content}</svg>`;
const write = (text: string): string =>
  svg(`<text x="4" y="28" font-size="20" font-family="sans-serif">${text}</text>`);

test('a picture has the size and the colors of its document', async () => {
  const pixels = readPng(await renderer.renderPng(svg('<rect x="60" width="60" height="40" fill="#1f77b4"/>')));
  expect([pixels.width, pixels.height]).toEqual([120, 40]);
  expect([colorAt(pixels, 10, 20), colorAt(pixels, 110, 20)]).toEqual(['ffffff', '1f77b4']);
});

/** A text of as many unassigned characters, which no font has. */
const toUnknown = (text: string): string => text.replace(/./gu, '\u{e000}');

test.each(NAMES)('%s is drawn with letters, not with the boxes of unknown characters (%s)', async (name) => {
  const [drawn, boxes] = await Promise.all([name, toUnknown(name)].map((text) => renderer.renderPng(write(text))));
  const [letters, empty] = [drawn, boxes].map((png) => readPng(png ?? new Uint8Array()).data);
  expect(letters?.some((value) => value !== 255)).toBe(true);
  expect(letters).not.toEqual(empty);
  // A name with one missing character would have a box of its own: each character differs from it alone, too.
  for (const character of name.match(/\p{Letter}/gu) ?? []) {
    const [one, box] = await Promise.all([character, '\u{e000}'].map((text) => renderer.renderPng(write(text))));
    expect([character, Buffer.compare(one ?? Buffer.of(), box ?? Buffer.of()) === 0]).toEqual([character, false]);
  }
});

test.each([
  ['😀 محمد', 'محمد'],
  ['علي 👍🏽 حسن', 'علي حسن'],
  ['山田 👩‍👩‍👧 🇯🇵 ☀️ 太郎', '山田 太郎'],
  ['Zoë ❤ 1️⃣', 'Zoë'],
])('%s is drawn without its emoji, and the rest as ever', async (name, rest) => {
  const [drawn, plain] = await Promise.all([name, rest].map((text) => renderer.renderPng(write(text))));
  expect(Buffer.compare(drawn ?? Buffer.of(), plain ?? Buffer.of())).toBe(0);
});

test('a text that loses its emoji is not stretched to its old length, and ©, ®, ™ and digits stay', async () => {
  const long = svg('<text x="4" y="28" font-size="20" textLength="110" lengthAdjust="spacingAndGlyphs">A 😀</text>');
  const short = svg('<text x="4" y="28" font-size="20">A</text>');
  expect(Buffer.compare(...(await Promise.all([renderer.renderPng(long), renderer.renderPng(short)])))).toBe(0);
  expect(removeEmoji('<text>1# ©®™</text>')).toBe('<text>1# ©®™</text>');
});

test('only the fonts that a text needs are read', () => {
  expect(selectFonts('')).toEqual([]);
  expect(selectFonts('Anna')).toEqual(['NotoSans-Regular.ttf']);
  expect(selectFonts('Anna 王')).toEqual(['NotoSans-Regular.ttf', 'NotoSansCJK-Subset.otf']);
});
