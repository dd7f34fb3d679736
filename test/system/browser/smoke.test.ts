import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MISSING_BROWSER, openBrowser, openPage, ready } from './browser.ts';
import { type LocalSite, serveSite } from './server.ts';

if (MISSING_BROWSER) console.warn(`LEFT OUT the pages in a browser: ${MISSING_BROWSER}`);

/** Everything else that is tested in a browser is in `test/system/browser`. */
describe.skipIf(MISSING_BROWSER)('in a browser', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: LocalSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it('a page of the documentation opens, without a fault and without calling anybody else', async () => {
    const { page, faults, strangers } = await openPage(browser, site.address);
    await page.goto(`${site.address}/docs/reference/ephemeris/natal-chart`);
    await ready(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The chart of a birth');
    expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
  });

  it('the playground casts a chart and names it in another language, without a fault and without calling anybody else', async () => {
    const { page, faults, strangers } = await openPage(browser, site.address);
    await page.addInitScript(`sessionStorage.setItem('natal.key', 'a-key')`);
    await page.goto(`${site.address}/docs/playground`);
    await page.getByRole('button', { name: 'Example' }).click();
    await page.getByRole('img', { name: /^Chart of Oslo, summer 1945/ }).waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('img', { name: /^Horoskop von Oslo, summer 1945/ }).waitFor();
    await page.getByRole('tab', { name: 'Positions' }).click();
    await page.locator('.positions-view', { hasText: 'Sonne' }).waitFor();
    expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
  });
});
