import { describe, expect } from 'vitest';
import { MISSING_BROWSER, screenshot, seriousFindings } from './browser.ts';
import { birthForm, castExample, clockFact, startPlayground, waitForChart } from './playground.ts';

describe.skipIf(MISSING_BROWSER)('clocks in the playground', () => {
  const playground = startPlayground();

  playground.test('lets the reader choose between two readings of a clock that was set back', async (page) => {
    await birthForm(page).getByLabel('Date', { exact: true }).fill('2021-10-31');
    await birthForm(page).getByLabel('Time', { exact: true }).fill('2:30');
    await birthForm(page).getByRole('combobox', { name: 'Place' }).fill('59.91 10.75');
    await page.getByRole('button', { name: 'Cast chart' }).click();
    await waitForChart(page);
    expect(await page.locator('.birth [data-code=LocalTimeAmbiguous]').count()).toBe(1);
    expect(await clockFact(page, 'UTC').textContent()).toBe('2021-10-31 00:30:00');
    await page.getByRole('button', { name: /^CET/ }).click();
    await page.locator('dd', { hasText: '2021-10-31 01:30:00' }).waitFor();
    expect(await page.getByRole('button', { name: /^CET/ }).getAttribute('aria-pressed')).toBe('true');
    await screenshot(page, 'playground-fold');
  });

  playground.test(
    'lets the reader choose between the clocks of the place and of its zone, and change the choice',
    async (page) => {
      await birthForm(page).getByLabel('Date', { exact: true }).fill('1955-07-04');
      await birthForm(page).getByLabel('Time', { exact: true }).fill('12:00');
      await birthForm(page).getByRole('combobox', { name: 'Place' }).fill('29.7604 -95.3698');
      await page.getByRole('button', { name: 'Cast chart' }).click();
      await waitForChart(page);
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
        expect(await birthForm(page).getByLabel('Time', { exact: true }).inputValue()).toBe(`12:00${offset}`);
        expect(await page.locator(':focus').textContent()).toContain(offset);
      }
      await page.getByRole('link', { name: 'which clock' }).click();
      await page.getByRole('heading', { level: 1, name: 'Local clocks' }).waitFor();
    },
  );

  playground.test('casts a chart without a time of birth', async (page) => {
    await castExample(page);
    await birthForm(page).getByLabel('Time', { exact: true }).fill('');
    await page.keyboard.press('Tab');
    await page.getByRole('tab', { name: 'Positions' }).click();
    await page.getByText('Without a time of birth there are none').waitFor();
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.getByText('there is no map without a time of birth').waitFor();
  });
});
