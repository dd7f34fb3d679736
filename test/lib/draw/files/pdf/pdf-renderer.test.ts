import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFonts } from '../../../../../lib/draw/files/fonts/picture-files.ts';
import { openPdfRenderer } from '../../../../../lib/draw/files/pdf/pdf-renderer.ts';
import { readPdf } from '../../../../support/pdf.ts';
import { NAMES } from '../names.ts';

const renderer = openPdfRenderer(openFonts(join(import.meta.dirname, '../../../../../layers/pictures')));

const A4 = [595.28, 841.89];

const draw = (content: string, [width, height] = [1000, 1000]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 ${width} ${height}" role="img"><title>A &amp; “é” &lt;b&gt;</title><desc>What it shows</desc><rect x="0" y="0" width="${width}" height="${height}" fill="#fffaf0"/>${content}</svg>`;
const write = (text: string): string =>
  draw(`<text x="500" y="50" font-size="20" font-family="sans-serif" text-anchor="middle">${text}</text>`);
const render = async (...pages: readonly string[]) => readPdf(await renderer.renderPdf(pages.map((one) => [one])));

test('shapes are drawn with their colors, widths, dashes and places', async () => {
  const { contents } = await render(
    draw(
      '<g fill="none" stroke-linecap="round" stroke-width="3" color="#123456"><g stroke="#ff0000" transform="translate(7,9)scale(.5)"><path stroke-dasharray="2 4" d="M1 2l3 4A5 5 0 0 1 9 9"><title>t</title></path><circle cx="4" cy="5" r="6" fill="#00ff00" stroke="none"/></g><path fill="currentColor" fill-rule="evenodd" d="M0 0H9V9z"/></g>',
    ),
  );
  const operators = contents.join('\n').replace(/\n/g, ' ');
  expect(operators).toContain('1 0 0 1 7 9 cm 0.5 0 0 0.5 0 0 cm 1 2 m 4 6 l');
  expect(operators).toMatch(/\/DeviceRGB CS 1 0 0 SCN 3 w \[2 4\] 0 d 1 J .*S Q/);
  expect(operators).toMatch(/\/DeviceRGB cs 0 1 0 scn f Q/);
  expect(operators).toMatch(/0\.0705\d+ 0\.2039\d+ 0\.3372\d+ scn f\* Q/);
});

describe('a page', () => {
  test.each([
    ['a wheel', [1000, 1000], A4],
    ['a sheet, which has margins of its own', [1000, 1414], A4],
    ['a picture that is wider than high', [1000, 500], [...A4].reverse()],
    ['rows over a long life', [1000, 3000], [595.28, 1689.84]],
  ] as const)('has the width of A4: %s', async (_, box, size) => {
    const { pages, contents } = await render(draw('', [...box]));
    expect(pages).toEqual([size]);
    const [, , left = 0] = /([\d.]+) 0 0 ([\d.]+) ([\d.]+) [\d.]+ cm/.exec(contents[0] ?? '') ?? [];
    expect(Number(left)).toBeGreaterThanOrEqual(0);
  });

  test('holds pictures one below the other, and the next page the next ones', async () => {
    const short = draw('<path d="M1 1h1"/>', [1000, 300]);
    const { pages, contents } = readPdf(await renderer.renderPdf([[short, short], [short]]));
    expect(pages).toEqual([A4, [...A4].reverse()]);
    expect(contents[0]?.match(/1 1 m/g)).toHaveLength(2);
  });
});

test('equal pictures give equal bytes, without a date', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => renderer.renderPdf([[write('山田')]])));
  expect(Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of())).toBe(0);
  expect(Buffer.from(one ?? []).toString('latin1')).not.toMatch(/CreationDate|ModDate|xmp/);
});

test('the document has a title, and each picture a text for those who do not see it', async () => {
  const { text } = await render(draw(''));
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('/Alt (What it shows)');
  expect(text).toMatch(/\/Title \(\xfe\xff\0A\0 \0&/);
});

describe('a text in a font', () => {
  test.each(NAMES)('%s is drawn with letters of an embedded font (%s)', async (name) => {
    const { fonts, glyphs, text } = await render(write(name));
    expect(glyphs.length).toBeGreaterThan(1);
    expect(glyphs).not.toContain(0);
    expect(fonts.length).toBeGreaterThan(0);
    expect(text.match(/\/FontFile[23] /g)?.length).toBe(fonts.length);
  });

  test('words in several scripts have a font each, and spaces no box', async () => {
    const { fonts, glyphs } = await render(write('Zoë 山田 😀 & &lt;b&gt;'));
    expect(fonts).toEqual(['NotoSans-Regular', 'NotoSansCJKjp-Regular']);
    expect(glyphs).not.toContain(0);
  });

  test('takes the width that its document states', async () => {
    const { contents } = await render(
      draw('<text x="10" y="50" font-size="20" textLength="80" lengthAdjust="spacingAndGlyphs">ABC</text>'),
    );
    const [, scale = 0] = /1 0 0 1 10 50 cm\n([\d.]+) 0 0 1 0 0 cm/.exec(contents[0] ?? '') ?? [];
    // Noto Sans: A 0.639, B 0.65 and C 0.632 em.
    expect(Number(scale)).toBeCloseTo(80 / (20 * (0.639 + 0.65 + 0.632)), 2);
  });
});

test('a document without texts in a font needs none', async () => {
  const unread = openPdfRenderer(openFonts('/nowhere'));
  expect(readPdf(await unread.renderPdf([[draw('<path d="M1 1h1"/>')]])).fonts).toEqual([]);
  await expect(unread.renderPdf([[write('é')]])).rejects.toMatchObject({ code: 'PicturesUnavailable' });
});
