import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MISSING_BROWSER, seriousFindings } from './browser.ts';
import { castExample, isDrawnByService, OF_WHEELS, OSLO, openPanel, startPlayground, toSubject } from './playground.ts';

describe.skipIf(MISSING_BROWSER)('panels of the playground', () => {
  const playground = startPlayground();

  /** Types a birth in Houston, whose clock was another than that of its zone. */
  async function typeSecond(page: Page): Promise<void> {
    await page.getByRole('tab', { name: 'Two people' }).click();
    const panel = openPanel(page);
    await panel.getByLabel('Name', { exact: true }).fill('Grace');
    await panel.getByLabel('Date', { exact: true }).fill('4 Jul 1955 12:00');
    await panel.getByRole('combobox', { name: 'Place' }).fill('29.7604 -95.3698');
    await panel.getByRole('button', { name: 'Compare' }).click();
    await panel.locator('.picture-drawing svg').waitFor();
  }

  playground.test('draws the same synastry wheel as the service', async (page) => {
    await castExample(page);
    await typeSecond(page);
    const grace = toSubject('Grace', '1955-07-04T12:00:00', 29.7604, -95.3698);
    const request = { subject_a: OSLO, subject_b: grace, ...OF_WHEELS };
    expect(await isDrawnByService(page, '#pair', '/comparative/synastry', request)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
  });

  playground.test('offers both readings of the second clock where the second birth is typed', async (page) => {
    await castExample(page);
    await typeSecond(page);
    const choice = openPanel(page)
      .locator('.group')
      .getByRole('group', { name: /which clock/ });
    await choice.getByRole('button', { name: 'UTC-05:00' }).click();
    await expect.poll(() => openPanel(page).getByLabel('Time', { exact: true }).inputValue()).toBe('12:00-05:00');
    await choice.getByRole('button', { name: 'UTC-05:00', pressed: true }).waitFor();
  });

  it.each([
    ['composite', /^Oslo, summer 1945 & Grace, composite/],
    ['davison', /^Oslo, summer 1945 & Grace, Davison chart/],
  ])('draws a %s of both', async (kind, name) => {
    await playground.use(async (page) => {
      await castExample(page);
      await typeSecond(page);
      await openPanel(page).getByLabel('Comparison').selectOption(kind);
      await openPanel(page).getByRole('img', { name }).waitFor();
    });
  });

  playground.test('shows faults of the second birth at its fields', async (page) => {
    await castExample(page);
    await page.getByRole('tab', { name: 'Two people' }).click();
    const panel = openPanel(page);
    expect(await panel.locator('.error').allTextContents()).not.toContainEqual(expect.stringMatching(/./));
    await panel.getByRole('button', { name: 'Compare' }).click();
    expect(await page.locator('#error-pair-second_date').textContent()).toContain('1906-12-09');
    expect(await page.evaluate('document.activeElement.id')).toBe('field-pair-second_date');
  });

  playground.test(
    'moves the transit wheel by the keys of its slider, and asks for the last of several dates',
    async (page) => {
      await castExample(page);
      await page.getByRole('tab', { name: 'Transit wheel' }).click();
      const panel = openPanel(page);
      await panel.getByLabel('Date', { exact: true }).fill('2025-01-01');
      await panel.getByRole('slider', { name: 'Days from the date' }).focus();
      for (let day = 0; day < 5; day += 1) await page.keyboard.press('ArrowRight');
      await panel.getByRole('img', { name: /^Transits of 2025-01-06T12:00/ }).waitFor();
      await panel.getByRole('button', { name: 'Back one day' }).click();
      await panel.getByRole('img', { name: /^Transits of 2025-01-05T12:00/ }).waitFor();
      expect(await panel.locator('output').textContent()).toBe('+4 days');
    },
  );

  playground.test(
    'says that a view needs a key of one’s own, and moves the focus to the key only after a submission',
    async (page) => {
      await castExample(page);
      const problem = { error: 'InsufficientPermissions', detail: 'No.', errors: [] };
      await page.route('**/predictive/elections', (route) =>
        route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
      );
      await page.getByRole('tab', { name: 'Elections' }).click();
      await openPanel(page)
        .getByText(/needs an API key/)
        .waitFor();
      expect(await page.evaluate('document.activeElement.id')).toBe('tab-elections');
      await openPanel(page).getByRole('button', { name: 'Show' }).click();
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('field-key');
    },
    { key: '', mayFail: true },
  );

  playground.test(
    'shows every view to a visitor with a demonstration token',
    async (page) => {
      await castExample(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await page.waitForLoadState('networkidle');
        expect(
          await openPanel(page)
            .getByText(/needs an API key/)
            .count(),
          String(await tab.textContent()),
        ).toBe(0);
      }
    },
    { key: '' },
  );

  playground.test(
    'says in words that nobody answers, and what to do',
    async (page) => {
      await castExample(page);
      await page.route('**/ephemeris/natal-chart', (route) => route.abort());
      await page.getByRole('button', { name: 'Cast chart' }).click();
      await page
        .getByRole('alert')
        .getByText(/does not answer. Wait a minute and try again/)
        .waitFor();
      await page.unroute('**/ephemeris/natal-chart');
      await page.route('**/ephemeris/natal-chart', (route) => route.fulfill({ status: 502, body: '<html>' }));
      await page.getByRole('button', { name: 'Cast chart' }).click();
      await page
        .getByRole('alert')
        .getByText(/answers 502 without a reason/)
        .waitFor();
      await page.context().setOffline(true);
      await page.getByRole('tab', { name: 'Transit wheel' }).click();
      await openPanel(page)
        .getByText(/could not be loaded. Check your connection/)
        .waitFor();
    },
    { mayFail: true },
  );

  playground.test(
    'says so when a view cannot be loaded',
    async (page) => {
      await castExample(page);
      await page.route('**/docs/assets/*.js', (route) => route.abort());
      await page.getByRole('tab', { name: 'Facts' }).click();
      await openPanel(page)
        .getByText(/could not be loaded/)
        .waitFor();
    },
    { mayFail: true },
  );
});
