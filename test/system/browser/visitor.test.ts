import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../../functions/api.ts';
import { MISSING_BROWSER, readShifts, ready, screenshot, seriousFindings } from './browser.ts';
import { useSite } from './visits.ts';

const WIDTHS = [320, 390, 768, 1440] as const;
const SLOW_CONNECTION = { offline: false, latency: 100, downloadThroughput: 60_000, uploadThroughput: 60_000 };
const PHONE = { width: 390, height: 844 } as const;

/** Bytes that a visitor loads until the sky is drawn, compressed. */
const MOST_FIRST_CHART_BYTES = 120_000;
const MOST_SCREENS = 10;

describe.skipIf(MISSING_BROWSER)('a visitor without a key', { timeout: 180_000 }, () => {
  const { address, visit, testPage } = useSite();

  const skyIsDrawn = (page: Page): Promise<unknown> =>
    page.getByRole('img', { name: /The sky over Greenwich/ }).waitFor();

  const looks = WIDTHS.flatMap((width) => [false, true].map((isDark) => ({ width, isDark })));

  it.each(looks)('sees the sky at $width pixels, dark: $isDark, and nothing moves', (look) =>
    visit(
      '/docs',
      async (page) => {
        await skyIsDrawn(page);
        expect(await readShifts(page)).toBe(0);
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        expect(await seriousFindings(page)).toEqual([]);
        await screenshot(page, `start-${look.width}${look.isDark ? '-dark' : ''}`);
      },
      look,
    ),
  );

  async function slowDown(page: Page): Promise<void> {
    const slowness = await page.context().newCDPSession(page);
    await slowness.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await slowness.send('Network.enable');
    await slowness.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
  }

  it.each([
    ['/docs', 320],
    ['/docs', 1440],
    ['/docs/reference/ephemeris/natal-chart', 390],
    ['/docs/guides/places-by-name', 390],
    ['/docs/errors#InvalidLatitude', 390],
  ])('sees nothing move on %s at %i pixels, on a slow device with a slow connection', (path, width) =>
    visit(
      path,
      async (page) => {
        if (path === '/docs') await skyIsDrawn(page);
        expect(await readShifts(page)).toBe(0);
      },
      { width, prepare: slowDown },
    ),
  );

  const shared = '/docs/playground#date=1906-12-09&time=06%3A00&latitude=40.71&longitude=-74.01';

  it.each(looks)('opens a shared chart at $width pixels, dark: $isDark', (look) =>
    visit(
      shared,
      async (page) => {
        await page.locator('.said', { hasText: 'aspects' }).waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        expect(await seriousFindings(page)).toEqual([]);
        expect(await page.locator('body').innerText()).not.toMatch(/X-API-Key|Bearer|header/i);
      },
      look,
    ),
  );

  it('loads at most 120 kB before the first chart', async () => {
    let bytes = 0;
    const countBytes = async (page: Page) =>
      page.on('requestfinished', async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        bytes += responseBodySize + responseHeadersSize;
      });
    const act = async (page: Page) => {
      await skyIsDrawn(page);
      await page.waitForLoadState('networkidle');
    };
    await visit('/docs', act, { prepare: countBytes });
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(MOST_FIRST_CHART_BYTES);
    console.info(`${Math.round(bytes / 1000)} kB before the first chart`);
  });

  testPage('may remember a key on the device, and forget it', '/docs/playground', async (page) => {
    await page.waitForSelector('.playground[data-ready]', { state: 'attached' });
    await page.getByRole('button', { name: 'API key' }).click();
    await page.locator('#field-key').fill('a-key');
    await page.getByLabel('Remember on this device').check();
    expect(await page.locator('.key-state').textContent()).toBe('remembered on this device');
    const other = await page.context().newPage();
    await other.goto(`${address()}/docs/playground`);
    await other.waitForSelector('.playground[data-ready]', { state: 'attached' });
    await other.getByRole('button', { name: 'API key' }).click();
    expect(await other.locator('#field-key').inputValue()).toBe('a-key');
    await page.getByLabel('Remember on this device').uncheck();
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('a-key');
  });

  testPage(
    'reads every reference page in at most ten screens of a phone',
    '/docs/reference',
    async (page) => {
      const long: string[] = [];
      for (const { path } of Object.values<Group>(api).flatMap(({ endpoints }) => endpoints)) {
        await page.goto(`${address()}/docs/reference${path.replaceAll(/[{}]/g, '')}`);
        await ready(page);
        const height = (await page.evaluate('document.documentElement.scrollHeight')) as number;
        if (height > MOST_SCREENS * PHONE.height) long.push(`${path}: ${(height / PHONE.height).toFixed(1)} screens`);
      }
      expect(long).toEqual([]);
    },
    PHONE,
  );

  const folded = '/docs/reference/ephemeris/natal-chart#DateTimeInput';
  testPage('follows a link to a folded type of a reference page', folded, (page) =>
    page.locator('#DateTimeInput').waitFor({ state: 'visible' }),
  );
});
