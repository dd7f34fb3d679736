import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Look,
  MISSING_BROWSER,
  openBrowser,
  openPage,
  readShifts,
  ready,
  screenshot,
  seriousFindings,
  type WatchedPage,
} from './browser.ts';
import { type LocalSite, serveSite } from './server.ts';

if (MISSING_BROWSER) console.warn(`LEFT OUT the pages in a browser: ${MISSING_BROWSER}`);

describe.skipIf(MISSING_BROWSER)('in a browser', { timeout: 120_000 }, () => {
  let browser: Browser;
  let site: LocalSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Status of the one answer that the service refuses, which the browser reports. */
  interface Refusal {
    readonly refusal?: number;
  }

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
    ['start', '/docs', ['light', 'dark', 'phone', 'phone-dark']],
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
      async ({ page }) => {
        expect(await seriousFindings(page)).toEqual([]);
        expect(await isWithin(page)).toBe(true);
        expect(await readShifts(page)).toBe(0);
        await screenshot(page, `${name}-${look}`);
      },
      LOOKS[look],
    );
  });

  describe('the newcomer', () => {
    it('sees the sky of this minute on the start page without a key', async () => {
      await visit('/docs', async ({ page }) => {
        await page.getByRole('img', { name: /The sky over Greenwich, .* UTC\. .* lit\./ }).waitFor();
        expect(await page.locator('.wheel-caption').textContent()).toMatch(/UTC/);
        await screenshot(page, 'first-chart');
        expect(await page.locator('#first-curl').textContent()).toContain(`${site.address}/ephemeris/natal-chart`);
      });
    });

    it('gets from opening the page to a chart of an own birth in at most 60 keystrokes', async () => {
      await visit('/docs', async ({ page }) => {
        let keystrokes = 0;
        const press = async (key: string): Promise<void> => {
          keystrokes += 1;
          await page.keyboard.press(key);
        };
        const type = async (text: string): Promise<void> => {
          for (const character of text) await press(character === ' ' ? 'Space' : character);
        };
        // The skip link, its target, the first field.
        for (const key of ['Tab', 'Enter', 'Tab']) await press(key);
        await type('9 Dec 1906 6:00 am new york');
        await press('Enter');
        await page.getByRole('img', { name: /9 Dec 1906 6:00 am, New York/ }).waitFor();
        expect(keystrokes).toBeLessThanOrEqual(60);
        console.info(`${keystrokes} keystrokes to an own chart`);
      });
    });

    it('sees what is wrong with a birth, below the field', async () => {
      await visit(
        '/docs',
        async ({ page }) => {
          const born = page.getByRole('combobox', { name: 'Born when and where' });
          for (const [typed, fault] of [
            ['12/9/1906', /Either number could be the month/],
            ['9.12.1906 25:00, Oslo', /not a time of day/],
            ['9.12.1906 6:00', /Where was it/],
            ['9.12.1906 6:00 zzzzzzzz', /No place of this name was found/],
          ] as const) {
            await born.fill(typed);
            await page.keyboard.press('Enter');
            await page.locator('#first-born-error').filter({ hasText: fault }).waitFor();
            expect(await page.evaluate('document.activeElement.id')).toBe('first-born');
          }
        },
        { refusal: 422 },
      );
    });

    it('is suggested places as on a map, and opens the chart of the chosen one in the playground', async () => {
      await visit('/docs', async ({ page }) => {
        await page
          .getByRole('combobox', { name: 'Born when and where' })
          .pressSequentially('9 Dec 1906 6:00 am springf');
        await page.getByRole('option', { name: /^Springfield, Missouri/ }).waitFor();
        expect(await seriousFindings(page)).toEqual([]);
        await page.getByRole('option', { name: /^Springfield, Missouri/ }).click();
        await page.getByRole('img', { name: /9 Dec 1906 6:00 am, Springfield, Missouri/ }).waitFor();
        await page.getByRole('link', { name: 'Open the playground' }).click();
        await page.locator('.said', { hasText: 'aspects' }).waitFor();
        expect(await page.locator('#field-place').inputValue()).toMatch(/^Springfield, Missouri/);
        expect(await page.locator('#field-time').inputValue()).toBe('06:00');
      });
    });

    it('sees the same chart asked for in four ways, with the same birth', async () => {
      await visit('/docs', async ({ page }) => {
        await page.getByRole('combobox', { name: 'Born when and where' }).fill('9 Dec 1906 6:00 am, 40.71 -74.01');
        await page.keyboard.press('Enter');
        await page.locator('.first-shown', { hasText: '40.71 -74.01' }).waitFor();
        const ask = async (name: string): Promise<string> => {
          const code = (await page.locator(`#first-${name}`).textContent()) ?? '';
          const env = { ...process.env, NATAL_KEY: 'a-key' };
          const [program = '', ...args] = {
            curl: ['bash', '-c', code],
            mcp: ['bash', '-c', `${code} -H 'Accept: application/json, text/event-stream'`],
            typescript: [
              'node',
              '--input-type=module-typescript',
              '-e',
              `${code}\nconsole.log(JSON.stringify(answer))`,
            ],
            python: ['python3', '-c', `${code}\nprint(json.dumps(answer))`],
          }[name] as string[];
          return (await promisify(execFile)(program, args, { env })).stdout;
        };
        for (const name of ['curl', 'typescript', 'python'])
          expect(await ask(name)).toContain('1906-12-09T06:00:00.000-05:00');
        expect(await ask('mcp')).toContain('1906-12-09 06:00-05:00');
      });
    });

    it('chooses among places of one name, as a program has to', async () => {
      await visit(
        '/docs',
        async ({ page }) => {
          await page.getByRole('combobox', { name: 'Born when and where' }).fill('9.12.1906 6:00, Springfield');
          await page.keyboard.press('Enter');
          await page.getByText('Several places are named Springfield. Which one is it?').waitFor();
          expect(await page.evaluate('document.activeElement.id')).toBe('first-born');
          expect(await seriousFindings(page)).toEqual([]);
          await page.getByRole('button', { name: /^Springfield, Illinois/ }).click();
          await page.getByRole('img', { name: /Springfield, Illinois/ }).waitFor();
        },
        { refusal: 422 },
      );
    });

    it('is asked whether a similar name is meant, and gets no chart of it before', async () => {
      await visit(
        '/docs',
        async ({ page }) => {
          await page.getByRole('combobox', { name: 'Born when and where' }).fill('9.12.1906 6:00, Guadalahara');
          await page.keyboard.press('Enter');
          await page.getByText('No place is named Guadalahara. Is it one of these?').waitFor();
          expect(await page.getByRole('img', { name: /Guadal/ }).count()).toBe(0);
          await page.getByRole('button', { name: /^Guadalajara, Jalisco/ }).click();
          await page.getByRole('img', { name: /Guadalajara, Jalisco/ }).waitFor();
        },
        { refusal: 422 },
      );
    });

    it('sees in the playground what an unfinished name was taken for', async () => {
      await visit('/docs/playground', async ({ page }) => {
        await page.waitForSelector('.playground[data-ready]', { state: 'attached' });
        await page.locator('#field-place').fill('Guadalahara');
        await page.keyboard.press('Tab');
        await page.getByText('taken for “Guadalahara”').waitFor();
      });
    });

    it('sees a finished wheel where there are no demo tokens, and without scripts', async () => {
      const closed = await serveSite({ isDemoOpen: false });
      const { page } = await openPage(browser, closed.address);
      const refused = page.waitForResponse(/demo\/token/);
      await page.goto(`${closed.address}/docs`);
      expect((await refused).status()).toBe(403);
      await page.getByRole('img', { name: /chart wheel of 15 June 1990/ }).waitFor();
      const unscripted = await browser.newContext({ javaScriptEnabled: false });
      const plain = await unscripted.newPage();
      await plain.goto(`${closed.address}/docs`);
      await plain.getByRole('img', { name: /chart wheel of 15 June 1990/ }).waitFor();
      await Promise.all([page.context().close(), unscripted.close()]);
      await closed.stop();
    });
  });

  describe('try it', () => {
    it('sends the selected example and shows the answer', async () => {
      await visit('/docs/reference/ephemeris/natal-chart', async ({ page }) => {
        await page.getByLabel('API key').fill('a-key');
        await page.getByLabel('Example').selectOption({ label: 'Sidereal, whole signs, with dignities and lots' });
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('"zodiac_type"').first().waitFor();
        expect(await page.locator('.try-status .status').textContent()).toBe('200');
        await screenshot(page, 'try-it-answer');
      });
    });

    it.each(['svg', 'png'])('shows a picture as %s', async (format) => {
      await visit('/docs/reference/ephemeris/natal-chart', async ({ page }) => {
        await page.getByLabel('API key').fill('a-key');
        await page.locator('.try-parameters summary').click();
        await page.getByLabel('format').selectOption(format);
        await page.getByLabel('Body', { exact: true }).press('Control+Enter');
        await page.getByRole('img', { name: 'Picture from the service' }).waitFor();
        const readWidth = `document.querySelector('.try-answer img').naturalWidth`;
        await expect.poll(() => page.evaluate(readWidth)).toBeGreaterThan(100);
      });
    });

    it.each(['/docs/reference/l/token', '/docs/reference/timezone/lookup#%'])(
      '%s has no script that fails',
      async (path) => {
        await visit(path, async ({ page }) => {
          await page.getByRole('heading', { level: 1 }).waitFor();
        });
      },
    );

    it('explains a refusal', async () => {
      const { page } = await openPage(browser, site.address);
      await page.goto(`${site.address}/docs/reference/timezone/lookup`);
      await page.getByLabel('API key').fill('a-key');
      await page.getByLabel('Body', { exact: true }).fill('{ "latitude": 95, "longitude": 0 }');
      await page.getByRole('button', { name: 'Send' }).click();
      const help = page.locator('.try-answer .notice a');
      expect(await help.getAttribute('href')).toBe('/docs/errors#InvalidLatitude');
      await page.context().close();
    });

    it('keeps the key in the tab and nowhere else', async () => {
      await visit('/docs/reference/timezone/lookup', async ({ page }) => {
        await page.getByLabel('API key').fill('a-secret');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('"timezone"').first().waitFor();
        expect(await page.evaluate('JSON.stringify(localStorage) + document.cookie + location.href')).not.toContain(
          'a-secret',
        );
        await page.goto(`${site.address}/docs/reference/health`);
        await page.goto(`${site.address}/docs/reference/timezone/offset`);
        expect(await page.getByLabel('API key').inputValue()).toBe('a-secret');
      });
    });
  });

  describe('the keyboard', () => {
    it('skips to the content first', async () => {
      await visit('/docs/errors', async ({ page }) => {
        await page.keyboard.press('Tab');
        expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
        await page.keyboard.press('Enter');
        expect(await page.evaluate('document.activeElement.id')).toBe('content');
      });
    });

    it('searches', async () => {
      await visit('/docs', async ({ page }) => {
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
    });

    it('moves between tabs by arrows', async () => {
      await visit('/docs/reference/timezone/lookup', async ({ page }) => {
        await page.getByRole('tab', { name: 'curl' }).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        expect(await page.getByRole('tabpanel').textContent()).toContain('import json');
      });
    });
  });

  it('the switch changes the theme, and the next page keeps it', async () => {
    await visit('/docs', async ({ page }) => {
      const ground = (): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor');
      const light = await ground();
      await page.getByRole('button', { name: 'Dark theme' }).click();
      expect(await ground()).not.toBe(light);
      await page.goto(`${site.address}/docs/errors`);
      expect(await ground()).not.toBe(light);
    });
  });

  it('the printed page has no header and no form', async () => {
    await visit('/docs/reference/ephemeris/natal-chart', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('header.top').isVisible()).toBe(false);
      expect(await page.locator('.try').isVisible()).toBe(false);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await screenshot(page, 'print');
    });
  });

  it('the site works below a stage', async () => {
    const staged = await serveSite({ root: '/prod' });
    const { page, faults } = await openPage(browser, staged.address);
    await page.goto(`${staged.address}/docs`);
    await page.getByRole('img', { name: /The sky over Greenwich/ }).waitFor();
    await page.getByRole('link', { name: 'Errors', exact: true }).click();
    await page.waitForURL(`${staged.address}/docs/errors`);
    expect(faults).toEqual([]);
    await page.context().close();
    await staged.stop();
  });
});
