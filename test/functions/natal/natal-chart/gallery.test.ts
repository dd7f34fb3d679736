import { expect, test } from 'vitest';
import { drawGalleryChart } from '../../../../docs/pictures/gallery.ts';
import { GALLERY } from '../../../../docs/pictures/gallery-charts.ts';
import { OVER_TIME } from '../../../../docs/pictures/gallery-over-time.ts';
import { WHEEL_THEMES } from '../../../../lib/draw/kit/themes.ts';
import { wellFormed } from '../../../support/xml.ts';

test.each(GALLERY)('$title is drawn', async (chart) => {
  const svg = await drawGalleryChart(chart);
  expect(wellFormed(svg)).toBe(true);
  expect(svg).toMatch(/<g class="point"[^>]*><title>/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('the gallery has every theme and sizes from 120 to 2000 pixels', () => {
  const queries = GALLERY.map(({ query }) => query ?? {});
  expect(new Set(queries.map(({ theme = 'light' }) => theme))).toEqual(new Set(WHEEL_THEMES));
  const sizes = queries.flatMap(({ size }) => (size === undefined ? [] : [Number(size)]));
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([120, 2000]);
  expect(GALLERY.length).toBeGreaterThanOrEqual(24);
});

test.each(OVER_TIME)('$title is drawn', async (picture) => {
  const svg = await drawGalleryChart(picture);
  expect(wellFormed(svg)).toBe(true);
  expect(svg).toMatch(/<g class="(strip|map)"/);
});
