import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Look,
  MISSING_BROWSER,
  openBrowser,
  openPage,
  screenshot,
  seriousFindings,
  type WatchedPage,
} from './browser.ts';
import { type LocalSite, serveSite } from './server.ts';

if (MISSING_BROWSER) console.warn(`LEFT OUT the playground in a browser: ${MISSING_BROWSER}`);

describe.skipIf(MISSING_BROWSER)('the playground', () => {
  let browser: Browser;
  let site: LocalSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Opens the playground with or without a key in the tab. */
  async function open(look: Look & { readonly key?: string; readonly fragment?: string } = {}): Promise<WatchedPage> {
    const watched = await openPage(browser, site.address, look);
    const { page } = watched;
    await page.addInitScript(`sessionStorage.setItem('natal.key', ${JSON.stringify(look.key ?? 'a-key')})`);
    await page.goto(`${site.address}/docs/playground${look.fragment ?? ''}`);
    await page.waitForSelector('form.birth[data-ready]', { state: 'attached' });
    return watched;
  }

  /** Uses the playground, checks its content security policy, and closes it. */
  async function use(act: (page: Page) => Promise<void>, look: Parameters<typeof open>[0] = {}): Promise<void> {
    const { page, faults, strangers } = await open(look);
    try {
      await act(page);
      expect(faults).toEqual([]);
      expect(strangers).toEqual([]);
    } finally {
      await page.context().close();
    }
  }

  const shown = (page: Page): Promise<unknown> => page.locator('.said', { hasText: 'aspects' }).waitFor();

  async function castExample(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Example' }).click();
    await shown(page);
  }

  const fact = (page: Page, name: string) =>
    page
      .locator('.clock dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');

  it('casts a chart by the keyboard alone, from a date and a place as people type them', async () => {
    await use(async (page) => {
      await page.getByLabel('Name').focus();
      await page.keyboard.type('Grace');
      await page.keyboard.press('Tab');
      await page.keyboard.type('9 Dec 1906 6:00 am');
      expect(await page.locator('#hint-date').textContent()).toBe('Sunday, 9 Dec 1906');
      await page.keyboard.press('Tab');
      expect(await page.getByLabel('Date', { exact: true }).inputValue()).toBe('1906-12-09');
      expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe('06:00');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('new yor');
      await page.getByRole('option', { name: /^New York City/ }).waitFor();
      expect(await page.getByRole('combobox', { name: 'Place' }).getAttribute('aria-activedescendant')).toBe('place-0');
      await page.keyboard.press('Enter');
      expect(await page.getByRole('combobox', { name: 'Place' }).inputValue()).toContain('New York City');
      await page.keyboard.press('Enter');
      await shown(page);
      expect(await page.getByRole('img', { name: /^Chart of Grace, 1906-12-09T06:00/ }).count()).toBe(1);
      // @source New York kept Eastern Standard Time, five hours behind, since 1883: tzdb, northamerica
      expect(await fact(page, 'Offset').textContent()).toContain('−5:00');
      expect(await fact(page, 'Zone').textContent()).toBe('America/New_York');
    });
  });

  it('moves through places with arrows, closes the list with Escape, and reads coordinates', async () => {
    await use(async (page) => {
      const place = page.getByRole('combobox', { name: 'Place' });
      await place.pressSequentially('paris');
      await page.locator('#places li').nth(1).waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('#places [aria-selected=true]').getAttribute('id')).toBe('place-1');
      await page.keyboard.press('Escape');
      expect(await place.getAttribute('aria-expanded')).toBe('false');
      await place.fill('59n55 10e45');
      await page.keyboard.press('Tab');
      await expect.poll(() => place.inputValue()).toBe('59.9167° N, 10.7500° E');
    });
  });

  it('draws the same wheel as the service', async () => {
    await use(async (page) => {
      await castExample(page);
      const isTheSame = await page.evaluate(`(async () => {
        const request = { subject: { name: 'Oslo, summer 1945', birth_datetime: { iso: '1945-07-01T12:00:00' },
          birth_location: { latitude: 59.9139, longitude: 10.7522 } },
          configuration: { house_system: 'P', object_set: 'modern_plus_points' }, options: { duplicate_aspects: false } };
        const shown = document.querySelector('.wheel-drawing svg');
        const answer = await fetch('/ephemeris/natal-chart?format=svg&theme=light&size=' + shown.getAttribute('width'), { method: 'POST',
          headers: { 'X-API-Key': 'a-key', 'Content-Type': 'application/json' }, body: JSON.stringify(request) });
        const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
        return drawn.isEqualNode(shown);
      })()`);
      expect(isTheSame).toBe(true);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      const ground = await page.locator('.wheel-drawing svg > rect').getAttribute('fill');
      expect(ground).toBe('#12151c');
    });
  });

  it('lets the reader choose between two readings of a clock that was set back', async () => {
    await use(async (page) => {
      await page.getByLabel('Date', { exact: true }).fill('2021-10-31');
      await page.getByLabel('Time', { exact: true }).fill('2:30');
      await page.getByRole('combobox', { name: 'Place' }).fill('59.91 10.75');
      await page.getByRole('button', { name: 'Cast chart' }).click();
      await shown(page);
      expect(await page.locator('.clock [data-code=LocalTimeAmbiguous]').count()).toBe(1);
      expect(await fact(page, 'UTC').textContent()).toBe('2021-10-31 00:30:00');
      await page.getByRole('button', { name: /^CET/ }).click();
      await page.locator('dd', { hasText: '2021-10-31 01:30:00' }).waitFor();
      expect(await page.getByRole('button', { name: /^CET/ }).getAttribute('aria-pressed')).toBe('true');
      await screenshot(page, 'playground-fold');
    });
  });

  it('lets the reader choose between the clocks of the place and of its zone, and change the choice', async () => {
    await use(async (page) => {
      await page.getByLabel('Date', { exact: true }).fill('1955-07-04');
      await page.getByLabel('Time', { exact: true }).fill('12:00');
      await page.getByRole('combobox', { name: 'Place' }).fill('29.7604 -95.3698');
      await page.getByRole('button', { name: 'Cast chart' }).click();
      await shown(page);
      const choice = page.getByRole('group', { name: /which clock/ });
      expect(await choice.getByRole('button', { pressed: true }).textContent()).toBe('UTC-06:00 clocks of the place');
      expect(await seriousFindings(page)).toEqual([]);
      await screenshot(page, 'playground-local-clocks');
      for (const [offset, utc] of [
        ['-05:00', '17:00:00'],
        ['-06:00', '18:00:00'],
      ]) {
        await choice.getByRole('button', { name: `UTC${offset}` }).click();
        await page.locator('dd', { hasText: `1955-07-04 ${utc}` }).waitFor();
        expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe(`12:00${offset}`);
        expect(await page.locator(':focus').getAttribute('data-offset')).toBe(offset);
      }
      await page.getByRole('link', { name: 'which clock' }).click();
      await page.getByRole('heading', { level: 1, name: 'Local clocks' }).waitFor();
    });
  });

  it('casts a chart without a time of birth', async () => {
    await use(async (page) => {
      await castExample(page);
      await page.getByLabel('Time not known').check();
      await page.getByText('Without a time of birth there are none').waitFor();
      await page.getByRole('tab', { name: 'Map' }).click();
      await page.getByText('there is no map without a time of birth').waitFor();
    });
  });

  it('shows each fault next to its field and moves the focus there', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Cast chart' }).click();
    expect(await page.locator('#error-date').textContent()).toContain('1906-12-09');
    expect(await page.locator('#error-place').textContent()).toContain('A place is needed');
    expect(await page.evaluate('document.activeElement.id')).toBe('field-date');
    expect(await page.getByLabel('Date', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await castExample(page);
    expect(await page.locator('#error-date').textContent()).toBe('');
    await page.getByText('Calendar and clock').click();
    await page.getByLabel('Time zone').fill('Mars/Olympus');
    await page.keyboard.press('Enter');
    await page.locator('#error-zone', { hasText: /./ }).waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('field-zone');
    await page.context().close();
  });

  it('asks for a missing key, and asks the reader to wait after too many requests', async () => {
    const { page } = await open({ key: '' });
    await page.route('**/demo/token', (route) => route.fulfill({ status: 403, body: '' }));
    await page.getByRole('button', { name: 'Example' }).click();
    await page.locator('#error-key', { hasText: /./ }).waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('field-key');
    await page.route('**/ephemeris/natal-chart', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '7', 'Content-Type': 'application/problem+json' },
        body: JSON.stringify({ error: 'RateLimitExceeded', detail: 'Too many requests.', errors: [] }),
      }),
    );
    await page.getByLabel('API key').fill('a-key');
    await page.getByRole('button', { name: 'Cast chart' }).click();
    await page.getByRole('alert').getByText('Too many requests. Try again in 7 seconds.').waitFor();
    await page.context().close();
  });

  it('draws transits over the requested range, and shows the same transits as a table', async () => {
    await use(async (page) => {
      await castExample(page);
      await page.getByRole('tab', { name: 'Transits' }).click();
      await page.getByLabel('From').fill('2025-01-01');
      await page.getByLabel('To', { exact: true }).fill('31 Dec 2026');
      await page.getByRole('button', { name: 'Find transits' }).click();
      await page.locator('.timeline text', { hasText: '2026' }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.getByText(/transits as a table/).click();
      const drawn = await page.locator('.timeline circle').count();
      expect(drawn).toBeGreaterThan(20);
      expect(await page.locator('.transit-list tbody tr').count()).toBe(drawn);
      await page.getByLabel('To', { exact: true }).fill('later');
      await page.keyboard.press('Enter');
      await page.locator('#error-end_date', { hasText: /no date/ }).waitFor();
    });
  });

  it('draws the map, and removes lines from it', async () => {
    await use(async (page) => {
      await castExample(page);
      await page.getByRole('tab', { name: 'Map' }).click();
      await page.locator('.world .sea').waitFor();
      const lines = await page.locator('.world .line').count();
      expect(lines % 4).toBe(0);
      await page.getByLabel('Saturn').last().uncheck();
      expect(await page.locator('.world .line').count()).toBe(lines - 4);
    });
  });

  it('shows the requests as working code, with the key only on request', async () => {
    await use(async (page) => {
      await castExample(page);
      await page.getByRole('tab', { name: 'Request' }).click();
      const curl = await page.locator('#sample-curl').textContent();
      const [, body = ''] = /-d '(.*)'$/s.exec(curl ?? '') ?? [];
      expect(JSON.parse(body).subject.birth_datetime).toEqual({ iso: '1945-07-01T12:00:00' });
      expect(curl).toContain(`'${site.address}/ephemeris/natal-chart'`);
      expect(await page.locator('.request-samples').textContent()).not.toContain('a-key');
      await page.getByLabel('With my key').check();
      expect(await page.locator('#sample-python').textContent()).toContain('key = "a-key"');
      const typeScript = await page.locator('#sample-typescript').textContent();
      const answer = await page.evaluate(`(async () => { ${typeScript}; return answer.output_mode; })()`);
      expect(answer).toBe('full');
    });
  });

  it('makes a link that restores the chart and does not contain the key', async () => {
    let address = '';
    await use(async (page) => {
      await castExample(page);
      await page.getByLabel('Zodiac').selectOption('lahiri');
      await page.locator('.positions-view tr', { hasText: 'Sun' }).filter({ hasText: 'Gemini' }).waitFor();
      await page.getByRole('button', { name: 'Copy a link to this chart' }).click();
      await page.waitForURL(/#name=/);
      address = page.url();
    });
    expect(address).not.toContain('a-key');
    await use(
      async (page) => {
        await shown(page);
        expect(await page.getByLabel('Zodiac').inputValue()).toBe('lahiri');
        expect(await page.getByRole('img', { name: /^Chart of Oslo, summer 1945/ }).count()).toBe(1);
      },
      { fragment: new URL(address).hash },
    );
  });

  it('does not shift its layout while a chart loads', async () => {
    await use(async (page) => {
      const places = (): Promise<unknown> =>
        page.evaluate(
          `['.wheel-drawing', '.clock', '.results .tabs'].map((one) => document.querySelector(one).getBoundingClientRect().top + scrollY)`,
        );
      const before = await places();
      await castExample(page);
      await page.locator('.clock dl').waitFor();
      expect(await places()).toEqual(before);
    });
  });

  const LOOKS = {
    light: { width: 1360 },
    'phone-dark': { width: 390, height: 844, isDark: true },
  } as const satisfies Record<string, Look>;
  /** axe-core checks every element seven times. */
  const LOOK_TIMEOUT_MS = 120_000;

  it.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])(
    'is accessible in every panel: %s',
    async (look) => {
      await use(async (page) => {
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
