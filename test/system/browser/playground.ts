import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { useSite, type VisitOptions } from './visits.ts';

/** How the playground is opened: as any page, with the key of the tab, and the fragment of the address. */
interface PlaygroundOptions extends VisitOptions {
  readonly key?: string;
  readonly fragment?: string;
}

/** Starts browser and site before the tests of a block, and stops them after. */
export function startPlayground() {
  const { address, visit } = useSite();

  /** Uses the playground with or without a key in the tab, and checks it as any page. */
  const use = (
    act: (page: Page) => Promise<unknown>,
    { key = 'a-key', fragment = '', ...options }: PlaygroundOptions = {},
  ): Promise<void> =>
    visit(
      `/docs/playground${fragment}`,
      async (page) => {
        await page.waitForSelector('.playground[data-ready]', { state: 'attached' });
        await act(page);
      },
      {
        prepare: (page) => page.addInitScript(`sessionStorage.setItem('natal.key', ${JSON.stringify(key)})`),
        ...options,
      },
    );

  return {
    address,
    use,
    /** A test that uses the playground once. */
    test: (title: string, act: (page: Page) => Promise<unknown>, options?: PlaygroundOptions): void =>
      it(title, () => use(act, options)),
  };
}

/** Waits for the chart of a birth, or of one with a name; at first the page shows the sky. */
export const waitForChart = (page: Page, name = /^(?!The sky now).+aspects/): Promise<unknown> =>
  page.locator('.said').filter({ hasText: name }).waitFor();

export async function castExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example' }).click();
  await waitForChart(page, /^Oslo/);
}

/** Opens a folded part of the birth form. */
export const unfold = (page: Page, name: 'Settings' | 'Saved charts' | 'API key'): Promise<void> =>
  birthForm(page).getByRole('button', { name }).click();

/** The form of the shown chart: panels have fields of the same names. */
export const birthForm = (page: Page) => page.locator('form.birth');

/** The panel that is open. */
export const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([hidden])');

/** What the answer says about the clock of the birth. */
export const clockFact = (page: Page, name: string) =>
  page
    .locator('.clock .fact-list > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

export const toSubject = (name: string, iso: string, latitude: number, longitude: number) => ({
  name,
  birth_datetime: { iso },
  birth_location: { latitude, longitude },
});

/** The birth of the example. */
export const OSLO = toSubject('Oslo, summer 1945', '1945-07-01T12:00:00', 59.9139, 10.7522);

/** What the playground asks for with every wheel. */
export const OF_WHEELS = {
  configuration: { house_system: 'P', object_set: 'modern_plus_points' },
  options: { duplicate_aspects: false },
};

/** Whether a picture of the page is the one that the service draws for a request. */
export const isDrawnByService = (page: Page, picture: string, path: string, request: object): Promise<unknown> =>
  page.evaluate(`(async () => {
    const shown = document.querySelector('${picture} .picture-drawing svg');
    const answer = await fetch('${path}?format=svg&theme=light&size=' + shown.getAttribute('width'), { method: 'POST',
      headers: { 'X-API-Key': 'a-key', 'Content-Type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(request))} });
    return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement.isEqualNode(shown);
  })()`);
