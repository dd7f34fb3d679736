import { describe, expect } from 'vitest';
import { MISSING_BROWSER } from './browser.ts';
import { birthForm, castExample, clockFact, startPlayground, unfold } from './playground.ts';

describe.skipIf(MISSING_BROWSER)('the form of the playground', () => {
  const playground = startPlayground();

  playground.test('casts a chart by the keyboard alone, from a date and a place as people type them', async (page) => {
    await unfold(page, 'Settings');
    await birthForm(page).getByLabel('Name', { exact: true }).fill('Grace');
    await birthForm(page).getByLabel('Date', { exact: true }).focus();
    await page.keyboard.type('9 Dec 1906 6:00 am');
    expect(await page.locator('#hint-date').textContent()).toBe('Sunday, 9 Dec 1906');
    await page.keyboard.press('Tab');
    expect(await birthForm(page).getByLabel('Date', { exact: true }).inputValue()).toBe('1906-12-09');
    expect(await birthForm(page).getByLabel('Time', { exact: true }).inputValue()).toBe('06:00');
    await page.keyboard.press('Tab');
    await page.keyboard.type('new yor');
    await page.getByRole('option', { name: /^New York City/ }).waitFor();
    expect(await birthForm(page).getByRole('combobox', { name: 'Place' }).getAttribute('aria-activedescendant')).toBe(
      'field-place-0',
    );
    await page.keyboard.press('Enter');
    expect(await birthForm(page).getByRole('combobox', { name: 'Place' }).inputValue()).toContain('New York City');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /^Chart of Grace, 1906-12-09T06:00/ }).waitFor();
    // @source New York kept Eastern Standard Time, five hours behind, since 1883: tzdb, northamerica
    expect(await clockFact(page, 'Offset').textContent()).toContain('−5:00');
    expect(await clockFact(page, 'Zone').textContent()).toBe('America/New_York');
  });

  playground.test(
    'moves through places with arrows, closes the list with Escape, and reads coordinates',
    async (page) => {
      const place = birthForm(page).getByRole('combobox', { name: 'Place' });
      await place.pressSequentially('paris');
      await page.locator('#field-place-list li').nth(1).waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('#field-place-list [aria-selected=true]').getAttribute('id')).toBe('field-place-1');
      await page.keyboard.press('Escape');
      expect(await place.getAttribute('aria-expanded')).toBe('false');
      await place.fill('59n55 10e45');
      await page.keyboard.press('Tab');
      await expect.poll(() => place.inputValue()).toBe('59.9167° N, 10.7500° E');
    },
  );

  playground.test(
    'shows each fault next to its field and moves the focus there',
    async (page) => {
      await page.getByRole('button', { name: 'Cast chart' }).click();
      await expect.poll(() => page.locator('#error-date').textContent()).toContain('1906-12-09');
      expect(await page.locator('#error-place').textContent()).toContain('A place is needed');
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('field-date');
      expect(await birthForm(page).getByLabel('Date', { exact: true }).getAttribute('aria-invalid')).toBe('true');
      await castExample(page);
      await expect.poll(() => page.locator('#error-date').textContent()).toBe('');
      await unfold(page, 'Settings');
      await birthForm(page).getByLabel('Time zone').fill('Mars/Olympus');
      await page.keyboard.press('Enter');
      await page.locator('#error-zone', { hasText: /./ }).waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('field-zone');
    },
    { mayFail: true },
  );

  playground.test(
    'asks for a missing key, and asks the reader to wait after too many requests',
    async (page) => {
      await page.route('**/demo/token', (route) => route.fulfill({ status: 403, body: '' }));
      await page.evaluate('sessionStorage.clear()');
      await page.getByRole('button', { name: 'Example' }).click();
      await page.locator('#error-key', { hasText: /./ }).waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('field-key');
      await page.route('**/ephemeris/natal-chart', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'Retry-After': '7', 'Content-Type': 'application/problem+json' },
          body: JSON.stringify({ error: 'RateLimitExceeded', detail: 'Too many requests.', errors: [] }),
        }),
      );
      await page.locator('#field-key').fill('a-key');
      await page.getByRole('button', { name: 'Cast chart' }).click();
      await page.getByRole('alert').getByText('Too many requests. Try again in 7 seconds.').waitFor();
    },
    { key: '', mayFail: true },
  );
});
