import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MISSING_BROWSER, seriousFindings } from './browser.ts';
import { birthForm, castExample, openPanel, startPlayground, unfold, waitForChart } from './playground.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

describe.skipIf(MISSING_BROWSER)('what the playground keeps and gives away', () => {
  const playground = startPlayground();

  async function download(page: Page, start: () => Promise<void>): Promise<Buffer> {
    const [file] = await Promise.all([page.waitForEvent('download'), start()]);
    return readFile(await file.path());
  }

  playground.test('saves a wheel as PNG without a request', async (page) => {
    await castExample(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const png = await download(page, () =>
      page.locator('.chart-tools').getByRole('button', { name: 'Save PNG' }).click(),
    );
    expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2000, 2000]);
    expect(png.length).toBeGreaterThan(50_000);
    expect(requests.filter((address) => !/\/docs\/assets\/|^blob:/.test(address))).toEqual([]);
  });

  playground.test(
    'keeps charts in the browser, compares with one, exports them, and names faults of an imported file',
    async (page) => {
      await castExample(page);
      const form = birthForm(page);
      await unfold(page, 'Saved charts');
      await form.getByRole('button', { name: 'Save this chart' }).click();
      await form.getByText('Saved in this browser.').waitFor();
      await unfold(page, 'Settings');
      await form.getByLabel('Name', { exact: true }).fill('Second');
      await form.getByLabel('Date', { exact: true }).fill('1990-01-01');
      await form.getByRole('button', { name: 'Cast chart' }).click();
      await page.getByRole('img', { name: /^Chart of Second, 1990/ }).waitFor();
      await unfold(page, 'Saved charts');
      await form.getByRole('button', { name: 'Compare with Oslo' }).click();
      await openPanel(page).locator('.picture-drawing svg').waitFor();
      expect(await openPanel(page).getByLabel('Date', { exact: true }).inputValue()).toBe('1945-07-01');
      const file = await download(page, () => form.getByRole('button', { name: 'Export' }).click());
      expect(JSON.parse(String(file)).charts).toEqual([expect.objectContaining({ name: 'Oslo, summer 1945' })]);
      const wrong = String(file).replace('59.9139', '159.9139');
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(wrong) });
      await form.getByText('charts[0].latitude must be a number from −90 to 90.').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.reload();
      await unfold(page, 'Saved charts');
      await form.getByRole('button', { name: 'Open Oslo' }).click();
      await page.getByRole('img', { name: /^Chart of Oslo/ }).waitFor();
      await form.getByRole('button', { name: 'Remove Oslo' }).click();
      await form.getByText('None yet').waitFor();
      await page.evaluate("localStorage.setItem('natal.charts', '{')");
      await page.reload();
      await unfold(page, 'Saved charts');
      await form.getByText(/cannot be read: The file is no JSON object/).waitFor();
    },
  );

  it('makes a link that opens the same chart and panel with the same values, without the key', async () => {
    let fragment = '';
    await playground.use(async (page) => {
      await castExample(page);
      await unfold(page, 'Settings');
      await page.getByLabel('Zodiac').selectOption('lahiri');
      await page.getByRole('tab', { name: 'Positions' }).click();
      await page.locator('.positions-view tr', { hasText: 'Sun' }).filter({ hasText: 'Gemini' }).waitFor();
      await page.getByRole('tab', { name: 'Progressions' }).click();
      await openPanel(page).getByLabel('Method').selectOption('solar_arc');
      await openPanel(page).getByLabel('Date of life').fill('1999-12-31');
      await openPanel(page).getByRole('button', { name: 'Show' }).click();
      await openPanel(page)
        .getByRole('img', { name: /directed to 1999-12-3/ })
        .waitFor();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.waitForURL(/panel=progressions/);
      fragment = new URL(page.url()).hash;
    });
    expect(fragment).not.toContain('a-key');
    await playground.use(
      async (page) => {
        await waitForChart(page);
        await openPanel(page)
          .getByRole('img', { name: /directed to 1999-12-3/ })
          .waitFor();
        expect(await openPanel(page).getByLabel('Method').inputValue()).toBe('solar_arc');
        await unfold(page, 'Settings');
        expect(await page.getByLabel('Zodiac').inputValue()).toBe('lahiri');
        await page.getByRole('tab', { name: 'Chart', exact: true }).click();
        await page.getByRole('img', { name: /^Chart of Oslo, summer 1945/ }).waitFor();
      },
      { fragment },
    );
  });

  playground.test('prints a page with the chart and the open panel, without forms', async (page) => {
    await castExample(page);
    await page.getByRole('tab', { name: 'Aspects' }).click();
    await page.evaluate("window.print = () => dispatchEvent(new Event('beforeprint'))");
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('.print-sheet svg').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-sheet svg').isVisible()).toBe(true);
    expect(await page.locator('table.aspect-grid').isVisible()).toBe(true);
    for (const hidden of ['form.birth', '.sight', '.site-header', '[role=tablist]'])
      for (const element of await page.locator(hidden).all()) expect(await element.isVisible(), hidden).toBe(false);
  });

  playground.test('explains the elements of a wheel under the pointer and the arrow keys', async (page) => {
    await castExample(page);
    const wheel = page.locator('.sight .picture-drawing');
    await wheel.locator('.point[data-id=moon] .symbol').hover({ force: true });
    expect(await wheel.locator('.picture-tip').textContent()).toBe('Moon 21°30′ Pisces, house 6');
    expect(await wheel.locator('[data-of].lit').count()).toBeGreaterThan(2);
    await wheel.focus();
    await page.keyboard.press('ArrowRight');
    const first = await wheel.locator('.picture-tip').textContent();
    expect(first, 'after the Moon').toMatch(/^Mercury /);
    await page.keyboard.press('ArrowRight');
    expect(await wheel.locator('.picture-tip').textContent()).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await wheel.locator('.picture-tip').isVisible()).toBe(false);
  });

  playground.test(
    'explains an aspect under a finger',
    async (page) => {
      await castExample(page);
      const wheel = page.locator('.sight .picture-drawing');
      await wheel.locator('.point[data-id=sun] .symbol').tap({ force: true });
      expect(await wheel.locator('.picture-tip').textContent()).toMatch(/^Sun 9°10′ Cancer/);
    },
    { width: 390, height: 844 },
  );

  playground.test(
    'explains blocks of periods and lines of a map, under the pointer and the arrow keys',
    async (page) => {
      await castExample(page);
      await page.getByRole('tab', { name: 'Dashas' }).click();
      const picture = openPanel(page).locator('.picture-drawing');
      await picture.locator('.block[data-lord=moon][data-level="1"] rect').first().hover({ force: true });
      await expect
        .poll(() => picture.locator('.picture-tip').textContent())
        .toMatch(/^Dasha level 1: Moon, 26 May 2020/);
      await page.getByRole('tab', { name: 'Map' }).click();
      await picture
        .locator('.line[data-body=sun]')
        .first()
        .hover({ force: true, position: { x: 0, y: 40 } });
      await expect.poll(() => picture.locator('.picture-tip').textContent()).toMatch(/ \((MC|IC|AC|DC)\)$/);
      await picture.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => picture.locator('.lit').count()).toBe(1);
    },
  );

  playground.test(
    'shows the picture of a panel in the theme of the page, on paper in light colors, and saves it as PNG',
    async (page) => {
      await castExample(page);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await page.getByRole('tab', { name: 'Dashas' }).click();
      const readGround = (): Promise<string | null> =>
        openPanel(page).locator('.picture-drawing svg > rect').getAttribute('fill');
      await expect.poll(readGround).toBe('#12151c');
      await page.evaluate("dispatchEvent(new Event('beforeprint'))");
      expect(await readGround()).toBe('#ffffff');
      await page.evaluate("dispatchEvent(new Event('afterprint'))");
      expect(await readGround()).toBe('#12151c');
      const png = await download(page, () => openPanel(page).getByRole('button', { name: 'Save PNG' }).click());
      expect(png.toString('hex', 0, 8)).toBe(PNG_SIGNATURE);
    },
  );

  playground.test(
    'shows the first of many transits in the picture, says so there, and lists all in the table',
    async (page) => {
      await castExample(page);
      await page.getByRole('tab', { name: 'Transits', exact: true }).click();
      const panel = openPanel(page);
      for (const body of ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars']) await panel.getByLabel(body).check();
      const alternative = panel.locator('.picture-drawing svg > desc');
      await expect.poll(() => alternative.textContent()).toMatch(/^Drawn: the first \d+ of \d+ rows/);
      await panel.getByText(/transits as a table/).click();
      expect(await panel.getByRole('row').count()).toBeGreaterThan(500);
    },
  );

  it.each([
    '#date=1945-07-01&time=12:00&latitude=59.9&longitude=10.7&panel=__proto__&panel.x=1',
    '#date=1945-07-01&time=12:00&latitude=59.9&longitude=10.7&panel=returns&panel.body=%22%3E%3Cscript%3E&panel.constructor=2',
    '#panel=constructor',
  ])('opens a link with unknown panels and values: %s', async (fragment) => {
    await playground.use(
      async (page) => {
        if (fragment.includes('date=')) await waitForChart(page, /^Unnamed/);
        else await castExample(page);
        expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
      },
      { fragment },
    );
  });
});
