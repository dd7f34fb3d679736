import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Look, MISSING_BROWSER, openBrowser, openPage, type WatchedPage } from './browser.ts';
import { type LocalSite, serveSite } from './server.ts';

if (MISSING_BROWSER) console.warn(`LEFT OUT the playground in a browser: ${MISSING_BROWSER}`);

/** How the playground is opened: the look of the browser, the key of the tab, and the fragment of the address. */
export interface PlaygroundLook extends Look {
  readonly key?: string;
  readonly fragment?: string;
}

/** The playground of a site that the tests of a file share. */
export interface Playground {
  readonly address: () => string;
  /** Opens the playground with or without a key in the tab. */
  readonly open: (look?: PlaygroundLook) => Promise<WatchedPage>;
  /** Uses the playground, checks its content security policy and that it asks nobody else, and closes it. */
  readonly use: (act: (page: Page) => Promise<void>, look?: PlaygroundLook) => Promise<void>;
}

/** Starts browser and site before the tests of a block, and stops them after. */
export function startPlayground(): Playground {
  let browser: Browser;
  let site: LocalSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function open(look: PlaygroundLook = {}): Promise<WatchedPage> {
    const watched = await openPage(browser, site.address, look);
    const { page } = watched;
    await page.addInitScript(`sessionStorage.setItem('natal.key', ${JSON.stringify(look.key ?? 'a-key')})`);
    await page.goto(`${site.address}/docs/playground${look.fragment ?? ''}`);
    await page.waitForSelector('.playground[data-ready]', { state: 'attached' });
    return watched;
  }

  async function use(act: (page: Page) => Promise<void>, look: PlaygroundLook = {}): Promise<void> {
    const { page, faults, strangers } = await open(look);
    try {
      await act(page);
      expect(faults).toEqual([]);
      expect(strangers).toEqual([]);
    } finally {
      await page.context().close();
    }
  }

  return { address: () => site.address, open, use };
}

/** Waits for the chart of a birth, or of one with a name; at first the page shows the sky. */
export const waitForChart = (page: Page, name = /^(?!The sky now).+aspects/): Promise<unknown> =>
  page.locator('.said').filter({ hasText: name }).waitFor();

export async function castExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example' }).click();
  await waitForChart(page, /^Oslo/);
}

/** Opens a folded part of the birth form. */
export const unfold = (page: Page, name: 'Settings' | 'Saved charts' | 'API key'): Promise<void> =>
  birthForm(page).getByRole('button', { name }).click();

/** The form of the shown chart: panels have fields of the same names. */
export const birthForm = (page: Page) => page.locator('form.birth');

/** The panel that is open. */
export const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([hidden])');
