import { describe, expect, it } from 'vitest';
import { type Look, MISSING_BROWSER, screenshot, seriousFindings } from './browser.ts';
import { castExample, startPlayground } from './playground.ts';

describe.skipIf(MISSING_BROWSER)('the looks of the playground', () => {
  const playground = startPlayground();

  const LOOKS = {
    light: { width: 1360 },
    'phone-dark': { width: 390, height: 844, isDark: true },
  } as const satisfies Record<string, Look>;
  /** axe-core checks every element seven times. */
  const LOOK_TIMEOUT_MS = 120_000;

  it.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])(
    'is accessible in every panel: %s',
    async (look) => {
      await playground.use(async (page) => {
        expect(await seriousFindings(page)).toEqual([]);
        await castExample(page);
        for (const panel of ['Positions', 'Aspects', 'Transits', 'Map', 'Request']) {
          await page.getByRole('tab', { name: panel }).click();
          const first = page
            .locator('[role=tabpanel]:not([hidden])')
            .locator('table, svg.timeline, svg.world, pre')
            .first();
          await first.waitFor();
          expect(await seriousFindings(page)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
          await page.evaluate('scrollTo(0, 0)');
          await screenshot(page, `playground-${panel.toLowerCase()}-${look}`);
        }
      }, LOOKS[look]);
    },
    LOOK_TIMEOUT_MS,
  );
});
