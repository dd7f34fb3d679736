import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type Group } from '../../../functions/api.ts';
import { MISSING_BROWSER, openBrowser, openPage, readShifts, ready, seriousFindings } from './browser.ts';
import { type LocalSite, serveSite } from './server.ts';

if (MISSING_BROWSER) console.warn(`LEFT OUT the pages of visitors in a browser: ${MISSING_BROWSER}`);

const WIDTHS = [320, 390, 768, 1440] as const;
const SLOW_CONNECTION = { offline: false, latency: 100, downloadThroughput: 60_000, uploadThroughput: 60_000 };
const PHONE = { width: 390, height: 844 } as const;

/** Bytes that a visitor loads until the sky is drawn, compressed. */
const MOST_FIRST_CHART_BYTES = 120_000;
const MOST_SCREENS = 10;

describe.skipIf(MISSING_BROWSER)('a visitor without a key', { timeout: 180_000 }, () => {
  let browser: Browser;
  let site: LocalSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const skyIsDrawn = (page: Page): Promise<unknown> =>
    page.getByRole('img', { name: /The sky over Greenwich/ }).waitFor();

  const looks = WIDTHS.flatMap((width) => [false, true].map((isDark) => ({ width, isDark })));

  it.each(looks)('sees the sky at $width pixels, dark: $isDark, and nothing moves', async ({ width, isDark }) => {
    const { page, faults, strangers } = await openPage(browser, site.address, { width, isDark });
    await page.goto(`${site.address}/docs`);
    await ready(page);
    await skyIsDrawn(page);
    expect(await readShifts(page)).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
    await page.context().close();
  });

  async function openSlowly(path: string, width: number): Promise<Page> {
    const { page } = await openPage(browser, site.address, { width, isDark: false });
    const slowness = await page.context().newCDPSession(page);
    await slowness.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await slowness.send('Network.enable');
    await slowness.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
    await page.goto(site.address + path);
    await ready(page);
    return page;
  }

  it.each([320, 1440])('sees nothing move at %i pixels on a slow device with a slow connection', async (width) => {
    const page = await openSlowly('/docs', width);
    await skyIsDrawn(page);
    expect(await readShifts(page)).toBe(0);
    await page.context().close();
  });

  it.each(['/docs/reference/ephemeris/natal-chart', '/docs/guides/places-by-name', '/docs/errors#InvalidLatitude'])(
    'sees nothing move on %s, on a slow phone',
    async (path) => {
      const page = await openSlowly(path, 390);
      expect(await readShifts(page)).toBe(0);
      await page.context().close();
    },
  );

  it.each(looks)('opens a shared chart at $width pixels, dark: $isDark', async ({ width, isDark }) => {
    const { page, faults } = await openPage(browser, site.address, { width, isDark });
    await page.goto(`${site.address}/docs/playground#date=1906-12-09&time=06%3A00&latitude=40.71&longitude=-74.01`);
    await page.locator('.said', { hasText: 'aspects' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(/X-API-Key|Bearer|header/i);
    await page.context().close();
  });

  it('loads at most 120 kB before the first chart', async () => {
    const { page } = await openPage(browser, site.address);
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      bytes += responseBodySize + responseHeadersSize;
    });
    await page.goto(`${site.address}/docs`);
    await skyIsDrawn(page);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(MOST_FIRST_CHART_BYTES);
    console.info(`${Math.round(bytes / 1000)} kB before the first chart`);
    await page.context().close();
  });

  it('may remember a key on the device, and forget it', async () => {
    const { page } = await openPage(browser, site.address);
    await page.goto(`${site.address}/docs/playground`);
    await page.waitForSelector('.playground[data-ready]', { state: 'attached' });
    await page.getByRole('button', { name: 'API key' }).click();
    await page.locator('#field-key').fill('a-key');
    await page.getByLabel('Remember on this device').check();
    expect(await page.locator('.key-state').textContent()).toBe('remembered on this device');
    const other = await page.context().newPage();
    await other.goto(`${site.address}/docs/playground`);
    await other.waitForSelector('.playground[data-ready]', { state: 'attached' });
    await other.getByRole('button', { name: 'API key' }).click();
    expect(await other.locator('#field-key').inputValue()).toBe('a-key');
    await page.getByLabel('Remember on this device').uncheck();
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('a-key');
    await page.context().close();
  });

  it('reads every reference page in at most ten screens of a phone', async () => {
    const { page } = await openPage(browser, site.address, PHONE);
    const long: string[] = [];
    for (const { path } of Object.values<Group>(api).flatMap(({ endpoints }) => endpoints)) {
      await page.goto(`${site.address}/docs/reference${path}`);
      await ready(page);
      const height = (await page.evaluate('document.documentElement.scrollHeight')) as number;
      if (height > MOST_SCREENS * PHONE.height) long.push(`${path}: ${(height / PHONE.height).toFixed(1)} screens`);
    }
    expect(long).toEqual([]);
    await page.context().close();
  });

  it('follows a link to a folded type of a reference page', async () => {
    const { page } = await openPage(browser, site.address);
    await page.goto(`${site.address}/docs/reference/ephemeris/natal-chart#DateTimeInput`);
    await page.locator('#DateTimeInput').waitFor({ state: 'visible' });
    await page.context().close();
  });
});
