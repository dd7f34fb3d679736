import { renderSite } from '../../infra/build/docs.ts';
import { MISSING_BROWSER, openBrowser, openPage, ready } from '../system/browser/browser.ts';
import { weightOf } from '../system/browser/page-weight.ts';
import { serveSite } from '../system/browser/server.ts';
import { figuresOf } from './measure.ts';
import type { Row } from './row.ts';

const ROUNDS = 10;
const BYTES_PER_KB = 1000;
const BUDGET = { kb: 600, ms: 1500 } as const;

/** The start page, the largest page of the reference, and the one that does most. */
const PAGES = ['/docs', '/docs/reference/ephemeris/natal-chart', '/docs/playground'] as const;

/** Pages of the documentation: what a first visit loads, and when it can be used. */
export async function docsPageRows(): Promise<readonly Row[]> {
  return [...(await sizeRows()), ...(await usableRows())];
}

async function sizeRows(): Promise<readonly Row[]> {
  const files = new Map((await renderSite()).map(({ path, content }) => [path, content]));
  return PAGES.map((page) => {
    const bytes = weightOf(page.slice('/docs/'.length), files);
    return { name: `${page}, compressed`, unit: 'kB', measured: bytes / BYTES_PER_KB, budget: BUDGET.kb };
  });
}

/** From the request to the moment when every script of the page has run, with nothing kept from before. */
async function usableRows(): Promise<readonly Row[]> {
  if (MISSING_BROWSER) {
    console.warn(`How soon pages can be used is not measured: ${MISSING_BROWSER}`);
    return [];
  }
  const [browser, site] = await Promise.all([openBrowser(), serveSite()]);
  const rows: Row[] = [];
  for (const path of PAGES) {
    const samples: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page } = await openPage(browser, site.address);
      const startedMs = performance.now();
      await page.goto(site.address + path, { waitUntil: 'commit' });
      await ready(page);
      samples.push(performance.now() - startedMs);
      await page.context().close();
    }
    const { median, p95 } = figuresOf(samples);
    rows.push({ name: `${path}: until it can be used`, unit: 'ms', measured: median, p95, budget: BUDGET.ms });
  }
  await browser.close();
  await site.stop();
  return rows;
}
