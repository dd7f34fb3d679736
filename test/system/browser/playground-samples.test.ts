import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MISSING_BROWSER } from './browser.ts';
import { castExample, openPanel, startPlayground } from './playground.ts';

const run = promisify(execFile);

/** How each language runs a sample, with a last line that prints what was answered. */
const RUNNERS = {
  curl: (code: string) => run('bash', ['-c', code]),
  typescript: (code: string) =>
    run('node', [
      '--input-type=module-typescript',
      '-e',
      `${code}\nconsole.log(typeof answer === 'string' ? answer : JSON.stringify(answer));`,
    ]),
  python: (code: string) =>
    run('python3', ['-c', `${code}\nprint(answer if isinstance(answer, str) else json.dumps(answer))`]),
} as const;

const SAMPLE_TIMEOUT_MS = 240_000;

describe.skipIf(MISSING_BROWSER)('the samples of the playground', () => {
  const playground = startPlayground();

  /** Opens panels, so that their requests are listed. */
  async function openPanels(page: Page): Promise<void> {
    for (const name of [
      'Transit wheel',
      'Transits',
      'Returns',
      'Progressions',
      'Facts',
      'Time lords',
      'Indian chart',
      'Dashas',
      'Elections',
      'Map',
    ]) {
      await page.getByRole('tab', { name, exact: true }).click();
      await openPanel(page).locator('.panel-content table').first().waitFor({ state: 'attached' });
    }
    await page.getByRole('tab', { name: 'Two people' }).click();
    const pair = openPanel(page);
    await pair.getByLabel('Name', { exact: true }).fill('Ada\'s 2nd \\ "test" $HOME');
    await pair.getByLabel('Date', { exact: true }).fill('1990-01-01 12:00');
    await pair.getByRole('combobox', { name: 'Place' }).fill('51.5 -0.1');
    await pair.getByRole('button', { name: 'Compare' }).click();
    await pair.locator('.panel-beside table').waitFor();
  }

  it(
    'run unchanged in curl, TypeScript and Python, for every panel',
    async () => {
      await playground.use(async (page) => {
        await castExample(page);
        await openPanels(page);
        await page.getByRole('tab', { name: 'Request' }).click();
        await page.getByLabel('With my key').check();
        const names = await page.locator('#request-shown option').allTextContents();
        expect(names).toHaveLength(13);
        for (const [index, name] of names.entries()) {
          await page.locator('#request-shown').selectOption(String(index));
          for (const [language, execute] of Object.entries(RUNNERS)) {
            const code = (await page.locator(`#sample-${language}`).textContent()) ?? '';
            const { stdout } = await execute(code);
            expect(stdout.trim(), `${name} in ${language}`).toMatch(
              name.endsWith('picture') ? /^<svg.*<\/svg>$/s : /^\{.*"success": ?true|"FeatureCollection"/s,
            );
          }
        }
      });
    },
    SAMPLE_TIMEOUT_MS,
  );
});
