import { describe, expect, it } from 'vitest';
import { type Look, MISSING_BROWSER, screenshot, seriousFindings } from './browser.ts';
import { castExample, startPlayground } from './playground.ts';

describe.skipIf(MISSING_BROWSER)('the looks of the playground', () => {
  const playground = startPlayground();

  const LOOKS = {
    'phone-small': { width: 320, height: 640 },
    tablet: { width: 1024 },
    light: { width: 1360 },
    'phone-dark': { width: 390, height: 844, isDark: true },
  } as const satisfies Record<string, Look>;
  /** axe-core checks every element seven times. */
  const LOOK_TIMEOUT_MS = 240_000;

  it.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])(
    'is accessible in every panel: %s',
    async (look) => {
      await playground.use(async (page) => {
        expect(await seriousFindings(page)).toEqual([]);
        await castExample(page);
        for (const tab of await page.getByRole('tab').all()) {
          const name = ((await tab.textContent()) ?? '').toLowerCase().replaceAll(' ', '-');
          await tab.click();
          await page.waitForLoadState('networkidle');
          await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
          expect(await seriousFindings(page), name).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), name).toBe(true);
          await screenshot(page, `playground-${name}-${look}`);
        }
      }, LOOKS[look]);
    },
    LOOK_TIMEOUT_MS,
  );
});
