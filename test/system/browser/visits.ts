import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Look, MISSING_BROWSER, openBrowser, openPage, ready } from './browser.ts';
import { type LocalSite, serveSite } from './server.ts';

if (MISSING_BROWSER) console.warn(`LEFT OUT the pages in a browser: ${MISSING_BROWSER}`);

/** How a page is opened. */
export interface VisitOptions extends Look {
  /** Status of the one answer that the service refuses, which the browser reports. */
  readonly refusal?: number;
  /** Whether failures are part of the test, so that none is counted. */
  readonly mayFail?: boolean;
  /** Prepares the tab before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

type Act = (page: Page) => Promise<unknown>;

/** Starts a browser and the site before the tests of a group, and stops both after them. */
export function useSite() {
  let browser: Browser;
  let site: LocalSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Opens a page, lets `act` use it, and checks its content security policy and that it asks nobody else. */
  async function visit(
    path: string,
    act: Act,
    { refusal, mayFail = false, prepare, ...look }: VisitOptions = {},
  ): Promise<void> {
    const { page, faults, strangers } = await openPage(browser, site.address, look);
    try {
      await prepare?.(page);
      await page.goto(site.address + path);
      await ready(page);
      await act(page);
      if (mayFail) return;
      expect(faults).toEqual(refusal ? [expect.stringContaining(`status of ${refusal}`)] : []);
      expect(strangers).toEqual([]);
    } finally {
      await page.context().close();
    }
  }

  /** A test of one page. */
  const testPage = (title: string, path: string, act: Act, options?: VisitOptions): void =>
    it(title, () => visit(path, act, options));

  return { browser: () => browser, address: () => site.address, visit, testPage };
}
