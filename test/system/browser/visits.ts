import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Look, openBrowser, openPage, ready, type WatchedPage } from './browser.ts';
import { type LocalSite, serveSite } from './server.ts';

/** Status of the one answer that the service refuses, which the browser reports. */
interface Refusal {
  readonly refusal?: number;
}

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

  /** Opens a page, lets `act` use it, and checks its content security policy. */
  async function visit(
    path: string,
    act: (watched: WatchedPage) => Promise<void>,
    { refusal, ...look }: Look & Refusal = {},
  ): Promise<void> {
    const watched = await openPage(browser, site.address, look);
    try {
      await watched.page.goto(site.address + path);
      await ready(watched.page);
      await act(watched);
      expect(watched.faults).toEqual(refusal ? [expect.stringContaining(`status of ${refusal}`)] : []);
      expect(watched.strangers).toEqual([]);
    } finally {
      await watched.page.context().close();
    }
  }

  return { browser: () => browser, site: () => site, visit };
}
