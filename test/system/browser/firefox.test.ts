import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirefoxTab, MISSING_FIREFOX } from './firefox.ts';
import { type LocalSite, serveSite } from './server.ts';

if (MISSING_FIREFOX) console.warn(`LEFT OUT the pages in Firefox: ${MISSING_FIREFOX}`);

/** The code points by which playwright-core 1.65.1 sends these keys over WebDriver BiDi. */
const [TAB, ENTER] = ['\uE004', '\uE007'];

describe.skipIf(MISSING_FIREFOX)('in Firefox', { timeout: 120_000 }, () => {
  let tab: FirefoxTab;
  let site: LocalSite;

  beforeAll(async () => {
    [tab, site] = await Promise.all([FirefoxTab.open(), serveSite()]);
  }, 60_000);
  afterAll(async () => {
    await tab.close();
    await site.stop();
  });

  const textOf = (selector: string): Promise<unknown> =>
    tab.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);

  it('a visitor gets from the start page to a chart of an own birth by the keyboard alone', async () => {
    await tab.goto(`${site.address}/docs`);
    await expect.poll(() => textOf('.wheel-caption'), { timeout: 20_000 }).toMatch(/The sky over Greenwich/);
    await tab.type([TAB, ENTER, TAB, ...'9 Dec 1906 6:00 am new york', ENTER]);
    await expect.poll(() => textOf('.wheel-caption'), { timeout: 20_000 }).toMatch(/6:00 am, New York/);
    expect(await tab.evaluate("document.querySelector('.first-open').href")).toContain('date=1906-12-09&time=06%3A00');
  });

  it('a link to a folded type of a reference page unfolds it', async () => {
    await tab.goto(`${site.address}/docs/reference/ephemeris/natal-chart#DateTimeInput`);
    await expect
      .poll(() => tab.evaluate("document.querySelector('#DateTimeInput').checkVisibility()"), { timeout: 10_000 })
      .toBe(true);
  });
});
