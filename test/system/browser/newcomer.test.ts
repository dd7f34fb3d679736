import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { MISSING_BROWSER, openPage, screenshot, seriousFindings } from './browser.ts';
import { serveSite } from './server.ts';
import { useSite } from './visits.ts';

describe.skipIf(MISSING_BROWSER)('the newcomer in a browser', { timeout: 120_000 }, () => {
  const { address, testPage, browser } = useSite();

  testPage('sees the sky of this minute on the start page without a key', '/docs', async (page) => {
    await page.getByRole('img', { name: /The sky over Greenwich, .* UTC\. .* lit\./ }).waitFor();
    expect(await page.locator('.wheel-caption').textContent()).toMatch(/UTC/);
    await screenshot(page, 'first-chart');
    expect(await page.locator('#first-curl').textContent()).toContain(`${address()}/ephemeris/natal-chart`);
  });

  testPage('gets from opening the page to a chart of an own birth in at most 60 keystrokes', '/docs', async (page) => {
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

  testPage(
    'sees what is wrong with a birth, below the field',
    '/docs',
    async (page) => {
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

  testPage(
    'is suggested places as on a map, and opens the chart of the chosen one in the playground',
    '/docs',
    async (page) => {
      await page.getByRole('combobox', { name: 'Born when and where' }).pressSequentially('9 Dec 1906 6:00 am springf');
      await page.getByRole('option', { name: /^Springfield, Missouri/ }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('option', { name: /^Springfield, Missouri/ }).click();
      await page.getByRole('img', { name: /9 Dec 1906 6:00 am, Springfield, Missouri/ }).waitFor();
      await page.getByRole('link', { name: 'Open the playground' }).click();
      await page.locator('.said', { hasText: 'aspects' }).waitFor();
      expect(await page.locator('#field-place').inputValue()).toMatch(/^Springfield, Missouri/);
      expect(await page.locator('#field-time').inputValue()).toBe('06:00');
    },
  );

  testPage('sees the same chart asked for in four ways, with the same birth', '/docs', async (page) => {
    await page.getByRole('combobox', { name: 'Born when and where' }).fill('9 Dec 1906 6:00 am, 40.71 -74.01');
    await page.keyboard.press('Enter');
    await page.locator('.first-shown', { hasText: '40.71 -74.01' }).waitFor();
    const ask = async (name: string): Promise<string> => {
      const code = (await page.locator(`#first-${name}`).textContent()) ?? '';
      const env = { ...process.env, NATAL_KEY: 'a-key' };
      const [program = '', ...args] = {
        curl: ['bash', '-c', code],
        mcp: ['bash', '-c', `${code} -H 'Accept: application/json, text/event-stream'`],
        typescript: ['node', '--input-type=module-typescript', '-e', `${code}\nconsole.log(JSON.stringify(answer))`],
        python: ['python3', '-c', `${code}\nprint(json.dumps(answer))`],
      }[name] as string[];
      return (await promisify(execFile)(program, args, { env })).stdout;
    };
    for (const name of ['curl', 'typescript', 'python'])
      expect(await ask(name)).toContain('1906-12-09T06:00:00.000-05:00');
    expect(await ask('mcp')).toContain('1906-12-09 06:00-05:00');
  });

  testPage(
    'chooses among places of one name, as a program has to',
    '/docs',
    async (page) => {
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

  testPage(
    'is asked whether a similar name is meant, and gets no chart of it before',
    '/docs',
    async (page) => {
      await page.getByRole('combobox', { name: 'Born when and where' }).fill('9.12.1906 6:00, Guadalahara');
      await page.keyboard.press('Enter');
      await page.getByText('No place is named Guadalahara. Is it one of these?').waitFor();
      expect(await page.getByRole('img', { name: /Guadal/ }).count()).toBe(0);
      await page.getByRole('button', { name: /^Guadalajara, Jalisco/ }).click();
      await page.getByRole('img', { name: /Guadalajara, Jalisco/ }).waitFor();
    },
    { refusal: 422 },
  );

  testPage('sees in the playground what an unfinished name was taken for', '/docs/playground', async (page) => {
    await page.waitForSelector('.playground[data-ready]', { state: 'attached' });
    await page.locator('#field-place').fill('Guadalahara');
    await page.keyboard.press('Tab');
    await page.getByText('taken for “Guadalahara”').waitFor();
  });

  it('sees a finished wheel where there are no demo tokens, and without scripts', async () => {
    const closed = await serveSite({ isDemoOpen: false });
    const { page } = await openPage(browser(), closed.address);
    const refused = page.waitForResponse(/demo\/token/);
    await page.goto(`${closed.address}/docs`);
    expect((await refused).status()).toBe(403);
    await page.getByRole('img', { name: /chart wheel of 15 June 1990/ }).waitFor();
    const unscripted = await browser().newContext({ javaScriptEnabled: false });
    const plain = await unscripted.newPage();
    await plain.goto(`${closed.address}/docs`);
    await plain.getByRole('img', { name: /chart wheel of 15 June 1990/ }).waitFor();
    await Promise.all([page.context().close(), unscripted.close()]);
    await closed.stop();
  });
});
