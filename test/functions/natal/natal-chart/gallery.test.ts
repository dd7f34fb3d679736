import { describe, expect, test } from 'vitest';
import { drawGalleryChart } from '../../../../docs/pictures/gallery.ts';
import { GALLERY } from '../../../../docs/pictures/gallery-charts.ts';
import { OVER_TIME } from '../../../../docs/pictures/gallery-over-time.ts';
import { SIGNS } from '../../../../lib/base/catalog/signs.ts';
import { SIGN_GLYPHS } from '../../../../lib/draw/kit/glyphs.ts';
import { toStrokePath } from '../../../../lib/draw/kit/stroke-path.ts';
import { WHEEL_THEMES } from '../../../../lib/draw/kit/themes.ts';
import { type DrawnBox, findOverlappingBoxes, listBoxes, listLabelBoxes } from '../../../support/drawn-boxes.ts';
import { wellFormed } from '../../../support/xml.ts';

const TEXTS = new Set([
  ...['degree', 'minute', 'angle-name', 'house-number', 'caption', 'number', 'place', 'mark'],
  ...['cell', 'note', 'table-title', 'orb', 'angle', 'city'],
]);

/** The wheel of a sheet has units of its own; what stands around it, and the wheel. */
function splitSheet(svg: string): readonly string[] {
  const start = svg.indexOf('<g class="wheel"');
  if (start < 0) return [svg];
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(start).matchAll(/<(\/?)g\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return [svg.slice(0, start) + svg.slice(start + index), svg.slice(start, start + index)];
  }
  return [svg];
}

/** The corners of symbols are empty. */
function toRound(box: DrawnBox): DrawnBox {
  const [x, y] = [(box.right - box.left) * 0.08, (box.bottom - box.top) * 0.08];
  return { ...box, left: box.left + x, right: box.right - x, top: box.top + y, bottom: box.bottom - y };
}

/** Every text and every symbol, so that none is left out of the check. */
const listLabels = (part: string): readonly DrawnBox[] =>
  listLabelBoxes(part).map((box) => (TEXTS.has(box.name) ? box : toRound(box)));

const middleOf = ({ left, right, top, bottom }: DrawnBox) => [(left + right) / 2, (top + bottom) / 2] as const;

/** Bodies whose sign is missing, another one, or not on the ray of the body. */
function findWrongSigns(svg: string): readonly string[] {
  const groups = [...svg.matchAll(/<g class="point" data-id="(\w+)" data-longitude="([\d.]+)".*?<\/g>/g)];
  return groups.flatMap(([group, id = '', longitude]) => {
    const glyph = SIGN_GLYPHS[SIGNS[Math.floor(Number(longitude) / 30) % 12] ?? 'Aries'];
    const path = /<path class="in-sign"[^>]*>/.exec(group)?.[0] ?? '';
    const [symbol] = listBoxes(group, ['symbol']);
    const [sign] = listBoxes(path, ['in-sign']);
    if (!symbol || !sign || !path.includes(toStrokePath(glyph).rest)) return [`${id} at ${longitude} without its sign`];
    const [[x, y], [signX, signY]] = [middleOf(symbol), middleOf(sign)];
    const turn = Math.abs(x * signY - y * signX) / (Math.hypot(x, y) * Math.hypot(signX, signY));
    return turn < LARGEST_TURN ? [] : [`${id} at ${longitude} with its sign aside`];
  });
}

/** Control points of curves stand outside the strokes, units. */
const LARGEST_TOUCH = 1;
/** Sine of the angle by which the middles of drawn strokes may differ. */
const LARGEST_TURN = 0.04;
/** Below this width, pixels, wheels have neither texts nor signs at bodies. */
const LEAST_TEXT_PX = 200;

describe.each(GALLERY)('$title', (chart) => {
  const drawn = drawGalleryChart(chart);

  test('is drawn', async () => {
    const svg = await drawn;
    expect(wellFormed(svg)).toBe(true);
    expect(svg).toMatch(/<g class="(?:point|position)"[^>]*><title>/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has no label on another one or beyond the page, and at each body its sign', async () => {
    const svg = await drawn;
    const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const parts = splitSheet(svg).map(listLabels);
    expect(
      parts
        .flatMap((labels) => findOverlappingBoxes(labels, LARGEST_TOUCH))
        .map(([a, b]) => `${describeBox(a)} on ${describeBox(b)}`),
    ).toEqual([]);
    const outside = (parts[0] ?? []).filter(
      (box) => box.left < left || box.top < top || box.right > left + width || box.bottom > top + height,
    );
    expect(outside).toEqual([]);
    expect(Number(chart.query?.size ?? 800) < LEAST_TEXT_PX ? [] : findWrongSigns(svg)).toEqual([]);
  });
});

const describeBox = ({ name, left, top, right, bottom }: DrawnBox): string =>
  `${name} at ${[left, top, right, bottom].map((value) => value.toFixed(1)).join(' ')}`;

test('the check finds a label on another one, and a wrong sign', async () => {
  const [chart] = GALLERY;
  const svg = chart ? await drawGalleryChart(chart) : '';
  const places = [...svg.matchAll(/class="symbol"[^>]*?(translate\([^)]*\))/g)].map(([, place = '']) => place);
  const moved = svg.replace(places[1] ?? '', places[0] ?? '');
  expect(findOverlappingBoxes(listLabels(svg))).toEqual([]);
  expect(findOverlappingBoxes(listLabels(moved)).length).toBeGreaterThan(0);
  expect(findWrongSigns(svg.replace('class="in-sign"', 'class="other"'))).toHaveLength(1);
  expect(findWrongSigns(svg.replace(/data-longitude="\d+/, 'data-longitude="0'))).toHaveLength(1);
});

test('the gallery has sixty charts, every theme and sizes from 120 to 2000 pixels', () => {
  const queries = GALLERY.map(({ query }) => query ?? {});
  expect(new Set(queries.map(({ theme = 'light' }) => theme))).toEqual(new Set(WHEEL_THEMES));
  const sizes = queries.flatMap(({ size }) => (size === undefined ? [] : [Number(size)]));
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([120, 2000]);
  expect(GALLERY.length).toBeGreaterThanOrEqual(60);
});

test.each(OVER_TIME.filter(({ path }) => path.startsWith('/acg/')))(
  '$title has no label on another one',
  async (map) => {
    expect(
      findOverlappingBoxes(listLabels(await drawGalleryChart(map)).filter(({ name }) => name !== 'ground')),
    ).toEqual([]);
  },
);

/** What documents are drawn from: `lib/draw/files/pdf` knows no other element and no other attribute of style. */
const DRAWN_ELEMENTS = /^(?:svg|title|desc|g|path|circle|rect|text)$/;
const STYLE_ATTRIBUTES = /^(?:fill|fill-rule|stroke|stroke-(?:width|linecap|linejoin|dasharray)|color|transform)$/;
const OTHER_ATTRIBUTES =
  /^(?:xmlns|role|class|tabindex|data-.+|aria-.+|viewBox|width|height|[xydr]|c[xy]|font-(?:size|family)|text-anchor|textLength|lengthAdjust)$/;

test.each([...GALLERY, ...OVER_TIME])('$title has nothing that a document would leave out', async (picture) => {
  const tags = [...(await drawGalleryChart(picture)).matchAll(/<([a-zA-Z]+)((?: [\w:-]+="[^"]*")*)\/?>/g)];
  expect(tags.map(([, name = '']) => name).filter((name) => !DRAWN_ELEMENTS.test(name))).toEqual([]);
  const attributes = new Set(
    tags.flatMap(([, , list = '']) => [...list.matchAll(/ ([\w:-]+)=/g)].map(([, one = '']) => one)),
  );
  expect([...attributes].filter((one) => !STYLE_ATTRIBUTES.test(one) && !OTHER_ATTRIBUTES.test(one))).toEqual([]);
  const transforms = tags.flatMap(([, , list = '']) => /transform="([^"]*)"/.exec(list)?.[1] ?? []);
  expect(transforms.filter((one) => !/^(?:(?:translate|scale|rotate)\([-\d., ]+\))+$/.test(one))).toEqual([]);
});

test.each(OVER_TIME)('$title is drawn', async (picture) => {
  const svg = await drawGalleryChart(picture);
  expect(wellFormed(svg)).toBe(true);
  expect(svg).toMatch(/<g class="(strip|map)"/);
});
