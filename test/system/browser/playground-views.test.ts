import { describe, expect } from 'vitest';
import { MISSING_BROWSER } from './browser.ts';
import {
  castExample,
  isDrawnByService,
  OF_WHEELS,
  OSLO,
  openPanel,
  startPlayground,
  unfold,
  waitForChart,
} from './playground.ts';

describe.skipIf(MISSING_BROWSER)('the views of the playground', () => {
  const playground = startPlayground();

  playground.test('draws the same wheel as the service', async (page) => {
    await castExample(page);
    expect(await isDrawnByService(page, '.sight', '/ephemeris/natal-chart', { subject: OSLO, ...OF_WHEELS })).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const ground = await page.locator('.sight .picture-drawing svg > rect').getAttribute('fill');
    expect(ground).toBe('#12151c');
  });

  playground.test('casts a chart and names it in another language', async (page) => {
    await castExample(page);
    await unfold(page, 'Settings');
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('img', { name: /^Horoskop von Oslo, summer 1945/ }).waitFor();
    await page.getByRole('tab', { name: 'Positions' }).click();
    await page.locator('.positions-view', { hasText: 'Sonne' }).waitFor();
  });

  playground.test('draws transits over the requested range, and shows the same transits as a table', async (page) => {
    await castExample(page);
    await page.getByRole('tab', { name: 'Transits', exact: true }).click();
    await openPanel(page).getByLabel('From').fill('2025-01-01');
    await openPanel(page).getByLabel('To', { exact: true }).fill('31 Dec 2026');
    await openPanel(page).getByRole('button', { name: 'Show' }).click();
    await openPanel(page).getByRole('img', { name: 'Transits, 1 Jan 2025 to 31 Dec 2026' }).waitFor();
    await page.getByText(/transits as a table/).click();
    const rows = await page.locator('.transit-list tbody tr').count();
    expect(rows).toBeGreaterThan(20);
    expect(await openPanel(page).locator('.picture-drawing desc').textContent()).toBe(`${rows} contacts`);
    await openPanel(page).getByLabel('To', { exact: true }).fill('later');
    await page.keyboard.press('Enter');
    await page.locator('#error-transits-end_date', { hasText: /no date/ }).waitFor();
  });

  playground.test('draws the map, and removes lines from it', async (page) => {
    await castExample(page);
    await page.getByRole('tab', { name: 'Map' }).click();
    await openPanel(page)
      .getByRole('img', { name: /^Planetary lines/ })
      .waitFor();
    const countLines = (): Promise<number> => openPanel(page).locator('.picture-drawing .line').count();
    const all = await countLines();
    expect(all % 4).toBe(0);
    await openPanel(page).getByLabel('Saturn').uncheck();
    await expect.poll(countLines).toBe(all - 4);
  });

  playground.test('shows the requests as working code, with the key only on request', async (page) => {
    await castExample(page);
    await page.getByRole('tab', { name: 'Request' }).click();
    const curl = await page.locator('#sample-curl').textContent();
    const [, body = ''] = /-d '(.*)'$/s.exec(curl ?? '') ?? [];
    expect(JSON.parse(body).subject.birth_datetime).toEqual({ iso: '1945-07-01T12:00:00' });
    expect(curl).toContain(`'${playground.address()}/ephemeris/natal-chart'`);
    expect(await page.locator('.request-samples').textContent()).not.toContain('a-key');
    await page.getByLabel('With my key').check();
    expect(await page.locator('#sample-python').textContent()).toContain('key = "a-key"');
    const typeScript = await page.locator('#sample-typescript').textContent();
    const answer = await page.evaluate(`(async () => { ${typeScript}; return answer.output_mode; })()`);
    expect(answer).toBe('full');
  });

  playground.test(
    'opens with the sky of today, then with the last birth of the tab, and nothing moves',
    async (page) => {
      await waitForChart(page, /^The sky now: .*aspects/);
      const places = (): Promise<unknown> =>
        page.evaluate(
          `['.picture-drawing', '.clock', '.birth'].map((one) => document.querySelector(one).getBoundingClientRect().top + scrollY)`,
        );
      const before = await places();
      await castExample(page);
      expect(await places()).toEqual(before);
      await page.reload();
      await waitForChart(page, /^Oslo/);
      expect(await page.locator('#field-place').inputValue()).toBe('Oslo, Norway');
    },
    { mayFail: true },
  );

  playground.test('reaches every function by at most eight stops of the tab key from the content', async (page) => {
    await castExample(page);
    await page.evaluate("document.querySelector('#content').focus()");
    const stops: string[] = [];
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        String(
          await page.evaluate(
            "document.activeElement.id || document.activeElement.closest('[role=toolbar]')?.ariaLabel || document.activeElement.className || document.activeElement.textContent",
          ),
        ),
      );
    }
    expect(stops).toEqual([
      'tab-chart',
      'Chart',
      'picture-drawing',
      'field-date',
      'field-time',
      'field-place',
      'button',
      'More about the chart',
    ]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save this chart' }).waitFor();
    await page.getByRole('tab', { name: 'Chart', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('#sample-curl').waitFor();
  });

  playground.test(
    'shows the chart before the form on a phone, both within its width',
    async (page) => {
      await castExample(page);
      const [wheel, form] = await Promise.all([
        page.locator('.sight .picture-drawing').boundingBox(),
        page.locator('.birth').boundingBox(),
      ]);
      expect((wheel?.y ?? 0) + (wheel?.height ?? 0)).toBeLessThan(844);
      expect(form?.y).toBeGreaterThan(wheel?.y ?? 0);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    },
    { width: 390, height: 844 },
  );
});
