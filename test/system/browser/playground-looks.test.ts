import { describe, expect, it } from 'vitest';
import { type Look, MISSING_BROWSER, screenshot, seriousFindings } from './browser.ts';
import { castExample, startPlayground } from './playground.ts';

describe.skipIf(MISSING_BROWSER)('the looks of the playground', () => {
  const playground = startPlayground();

  /** Two widths have all colors and arrangements; the others show what else could be too wide. */
  const LOOKS = {
    'phone-small': { width: 320, height: 640, isChecked: false },
    tablet: { width: 1024, isChecked: false },
    light: { width: 1360, isChecked: true },
    'phone-dark': { width: 390, height: 844, isDark: true, isChecked: true },
  } as const satisfies Record<string, Look & { readonly isChecked: boolean }>;
  /** axe-core checks every element seven times. */
  const LOOK_TIMEOUT_MS = 240_000;

  it.each(Object.entries(LOOKS))(
    'fits the screen and is accessible in every panel: %s',
    async (look, { isChecked, ...screen }) => {
      await playground.use(async (page) => {
        if (isChecked) expect(await seriousFindings(page)).toEqual([]);
        await castExample(page);
        for (const tab of await page.getByRole('tab').all()) {
          const name = ((await tab.textContent()) ?? '').toLowerCase().replaceAll(' ', '-');
          await tab.click();
          await page.waitForLoadState('networkidle');
          await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
          if (isChecked) expect(await seriousFindings(page), name).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), name).toBe(true);
          await screenshot(page, `playground-${name}-${look}`);
        }
      }, screen);
    },
    LOOK_TIMEOUT_MS,
  );
});
