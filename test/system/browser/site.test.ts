import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, MISSING_BROWSER, openPage, readShifts, screenshot, seriousFindings } from './browser.ts';
import { serveSite } from './server.ts';
import { useSite } from './visits.ts';

describe.skipIf(MISSING_BROWSER)('in a browser', { timeout: 120_000 }, () => {
  const { address, visit, testPage, browser } = useSite();

  const isWithin = (page: Page): Promise<boolean> =>
    page.evaluate('document.documentElement.scrollWidth <= innerWidth') as Promise<boolean>;

  const LOOKS = {
    light: {},
    dark: { isDark: true },
    phone: { width: 390, height: 844 },
    'phone-dark': { width: 390, height: 844, isDark: true },
  } as const satisfies Record<string, Look>;
  type LookName = keyof typeof LOOKS;

  const PAGES: readonly (readonly [name: string, path: string, looks: readonly LookName[]])[] = [
    ['guides', '/docs/guides', ['light', 'phone-dark']],
    ['guide', '/docs/guides/times-and-zones', ['dark', 'phone']],
    ['limits', '/docs/guides/limits-and-credentials', ['light', 'phone-dark']],
    ['reference', '/docs/reference', ['light', 'phone-dark']],
    ['natal-chart', '/docs/reference/ephemeris/natal-chart', ['light', 'phone-dark']],
    ['errors', '/docs/errors#InvalidLatitude', ['light', 'phone-dark']],
    ['accuracy', '/docs/accuracy', ['dark', 'phone']],
    ['get', '/docs/reference/location/autocomplete', ['light', 'phone-dark']],
    ['local-practice', '/docs/local-practice', ['light', 'phone-dark']],
    ['license', '/docs/license', ['light']],
  ];
  const seen = PAGES.flatMap(([name, path, looks]) => looks.map((look) => ({ name, path, look })));

  it.each(seen)('$name is accessible: $look', async ({ name, path, look }) => {
    await visit(
      path,
      async (page) => {
        expect(await seriousFindings(page)).toEqual([]);
        expect(await isWithin(page)).toBe(true);
        expect(await readShifts(page)).toBe(0);
        await screenshot(page, `${name}-${look}`);
      },
      LOOKS[look],
    );
  });

  describe('try it', () => {
    testPage(
      'sends the selected example and shows the answer',
      '/docs/reference/ephemeris/natal-chart',
      async (page) => {
        await page.getByLabel('API key').fill('a-key');
        await page.getByLabel('Example').selectOption({ label: 'Sidereal, whole signs, with dignities and lots' });
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('"zodiac_type"').first().waitFor();
        expect(await page.locator('.try-status .status').textContent()).toBe('200');
        await screenshot(page, 'try-it-answer');
      },
    );

    it.each(['svg', 'png'])('shows a picture as %s', async (format) => {
      await visit('/docs/reference/ephemeris/natal-chart', async (page) => {
        await page.getByLabel('API key').fill('a-key');
        await page.locator('.try-parameters summary').click();
        await page.getByLabel('format').selectOption(format);
        await page.getByLabel('Body', { exact: true }).press('Control+Enter');
        await page.getByRole('img', { name: 'Picture from the service' }).waitFor();
        const readWidth = `document.querySelector('.try-answer img').naturalWidth`;
        await expect.poll(() => page.evaluate(readWidth)).toBeGreaterThan(100);
      });
    });

    it.each(['/docs/reference/l/token', '/docs/reference/timezone/lookup#%'])('%s has no script that fails', (path) =>
      visit(path, (page) => page.getByRole('heading', { level: 1 }).waitFor()),
    );

    testPage(
      'explains a refusal',
      '/docs/reference/timezone/lookup',
      async (page) => {
        await page.getByLabel('API key').fill('a-key');
        await page.getByLabel('Body', { exact: true }).fill('{ "latitude": 95, "longitude": 0 }');
        await page.getByRole('button', { name: 'Send' }).click();
        const help = page.locator('.try-answer .notice a');
        expect(await help.getAttribute('href')).toBe('/docs/errors#InvalidLatitude');
      },
      { refusal: 400 },
    );

    testPage('keeps the key in the tab and nowhere else', '/docs/reference/timezone/lookup', async (page) => {
      await page.getByLabel('API key').fill('a-secret');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('"timezone"').first().waitFor();
      expect(await page.evaluate('JSON.stringify(localStorage) + document.cookie + location.href')).not.toContain(
        'a-secret',
      );
      await page.goto(`${address()}/docs/reference/health`);
      await page.goto(`${address()}/docs/reference/timezone/offset`);
      expect(await page.getByLabel('API key').inputValue()).toBe('a-secret');
    });
  });

  describe('the keyboard', () => {
    testPage('skips to the content first', '/docs/errors', async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('content');
    });

    testPage('searches', '/docs', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('ambiguous local');
      await page
        .getByRole('link', { name: /AmbiguousLocalTime/ })
        .first()
        .waitFor();
      await screenshot(page, 'search');
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/errors#AmbiguousLocalTime$/);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('first chart in a minute');
      await page.getByRole('status').getByText('found').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/guides\/first-chart$/);
    });

    testPage('moves between tabs by arrows', '/docs/reference/timezone/lookup', async (page) => {
      await page.getByRole('tab', { name: 'curl' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('tabpanel').textContent()).toContain('import json');
    });
  });

  testPage('the switch changes the theme, and the next page keeps it', '/docs', async (page) => {
    const ground = (): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await ground();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await ground()).not.toBe(light);
    await page.goto(`${address()}/docs/errors`);
    expect(await ground()).not.toBe(light);
  });

  testPage('the printed page has no header and no form', '/docs/reference/ephemeris/natal-chart', async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('header.top').isVisible()).toBe(false);
    expect(await page.locator('.try').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await screenshot(page, 'print');
  });

  it('the site works below a stage', async () => {
    const staged = await serveSite({ root: '/prod' });
    const { page, faults } = await openPage(browser(), staged.address);
    await page.goto(`${staged.address}/docs`);
    await page.getByRole('img', { name: /The sky over Greenwich/ }).waitFor();
    await page.getByRole('link', { name: 'Errors', exact: true }).click();
    await page.waitForURL(`${staged.address}/docs/errors`);
    expect(faults).toEqual([]);
    await page.context().close();
    await staged.stop();
  });
});
