import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawWheel } from '../../../lib/draw/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { MISSING_BROWSER, openBrowser } from '../browser/browser.ts';
import type { Drawing } from './drawing.ts';
import { createRandom, createWheel } from './random-charts.ts';

const CHARTS = Number(process.env.WHEEL_CASES ?? 2000);
const PER_PAGE = 50;
const LEAST_TEXT_PX = 9;

if (MISSING_BROWSER) console.warn(`LEFT OUT the pictures in a browser: ${MISSING_BROWSER}`);

/** The script of the page, without its types. */
const MEASURE = stripTypeScriptTypes(readFileSync(new URL('page/measure.ts', import.meta.url), 'utf8'));

describe.skipIf(MISSING_BROWSER !== undefined)('wheels in Chromium', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 1300, height: 1300 } });
    await page.addScriptTag({ content: MEASURE });
  });
  afterAll(() => browser.close());

  /** Faults of each drawing, as the browser shows it. */
  const measure = async (drawings: readonly Drawing[]): Promise<string[][]> =>
    page.evaluate(`measureDrawings(${JSON.stringify(drawings)})`);

  function draw(random: () => number): Drawing {
    const { wheel, sizePx } = createWheel(random);
    const points = [wheel.chart, wheel.middle, wheel.outer].reduce(
      (sum, chart) => sum + (chart?.points.length ?? 0),
      0,
    );
    const svg = drawWheel(wheel, { ...DEFAULT_WHEEL_STYLE, sizePx });
    const isWholeSigns = wheel.houses?.cuspsDeg.every((deg) => deg % 30 === 0);
    return { svg, expected: { points, cusps: 12, cuspDegrees: isWholeSigns ? 0 : 12, leastTextPx: LEAST_TEXT_PX } };
  }

  test(`${CHARTS} random charts have every label, readable, apart, in its ring and in its house`, async () => {
    const random = createRandom(7);
    const faulty: string[] = [];
    for (let first = 0; first < CHARTS; first += PER_PAGE) {
      const drawings = Array.from({ length: Math.min(PER_PAGE, CHARTS - first) }, () => draw(random));
      for (const [index, faults] of (await measure(drawings)).entries())
        faulty.push(...faults.slice(0, 2).map((fault) => `chart ${first + index}: ${fault}`));
    }
    expect(faulty.slice(0, 20), `${faulty.length} faults`).toEqual([]);
  }, 240_000);

  describe('the measurement itself finds', () => {
    const usual = (): Drawing => draw(createRandom(1));
    const faultsOf = async (svg: string, { expected }: Drawing): Promise<string> =>
      ((await measure([{ svg, expected }]))[0] ?? []).join('\n');
    const moveSecondSymbol = (svg: string, place: string): string => {
      let seen = 0;
      return svg.replace(/(class="symbol"[^>]*?translate\()[^)]*/g, (found, before) => {
        seen += 1;
        return seen === 2 ? before + place : found;
      });
    };

    test('nothing in a sound picture', async () => {
      expect(await faultsOf(usual().svg, usual())).toBe('');
    });

    test('an overlap', async () => {
      const { svg } = usual();
      const first = /class="symbol"[^>]*?translate\(([^)]*)/.exec(svg)?.[1] ?? '';
      expect(await faultsOf(moveSecondSymbol(svg, first), usual())).toContain('overlaps');
    });

    test('a symbol in the wrong house', async () => {
      const { svg } = usual();
      const second = [...svg.matchAll(/class="symbol"[^>]*?translate\(([-\d.]+),([-\d.]+)/g)][1];
      const opposite = `${-Number(second?.[1])},${-Number(second?.[2])}`;
      expect(await faultsOf(moveSecondSymbol(svg, opposite), usual())).toContain('is drawn in house');
    });

    test('a missing label, a missing symbol and a missing sign', async () => {
      const drawing = usual();
      expect(await faultsOf(drawing.svg.replace('class="point"', ''), drawing)).toContain('labels instead of');
      expect(await faultsOf(drawing.svg.replace('class="symbol"', ''), drawing)).toContain('has no symbol');
      expect(await faultsOf(drawing.svg.replace('class="in-sign"', ''), drawing)).toContain('has no sign');
    });

    test('a text that is too small, and one outside its ring', async () => {
      const drawing = usual();
      const smaller = drawing.svg.replace(/(class="degree"[^>]*scale\()[\d.]+/, '$1.03');
      expect(await faultsOf(smaller, drawing)).toMatch(/degree of .* px high/);
      expect(await faultsOf(moveSecondSymbol(drawing.svg, '0,0'), drawing)).toContain('leaves its ring');
    });
  });
});
