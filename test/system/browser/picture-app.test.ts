import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARIS, TEXAS } from '../../functions/mcp/births.ts';
import { ask } from '../../functions/mcp/send.ts';
import { MISSING_BROWSER, openBrowser, openPage, screenshot, seriousFindings } from './browser.ts';

if (MISSING_BROWSER) console.warn(`LEFT OUT the pictures in a chat: ${MISSING_BROWSER}`);

/** @source MCP Apps, revision 2026-01-26, "Host Behavior": the policy for a page that names no addresses */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

/** Runs in the page: a client with MCP Apps around one view, which keeps what the view sends. */
const CLIENT = `({ html, args, result, theme, capabilities }) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style = 'width: 100%; border: 0';
  const send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
  window.tell = send;
  window.told = [];
  addEventListener('message', async ({ source, data: { id, method, params, result: answer } }) => {
    if (source !== frame.contentWindow) return;
    window.told.push({ id, method, params, answer });
    if (method === 'ui/initialize') send({ id, result: { protocolVersion: '2026-01-26', hostInfo: { name: 'test', version: '1' }, hostCapabilities: capabilities, hostContext: { theme } } });
    if (method === 'ui/notifications/initialized') {
      send({ method: 'ui/notifications/tool-input', params: { arguments: args } });
      send({ method: 'ui/notifications/tool-result', params: result });
    }
    if (method === 'resources/read') send({ id, ...(await window.readResource(params)) });
    if (method === 'ui/notifications/size-changed') frame.style.height = params.height + 'px';
  });
  frame.srcdoc = html;
  document.body.replaceChildren(frame);
}`;

interface View {
  readonly page: Page;
  readonly frame: Frame;
  readonly faults: readonly string[];
  readonly strangers: readonly string[];
}

interface Chat {
  readonly tool?: string;
  readonly args?: object;
  readonly theme?: 'light' | 'dark';
  readonly capabilities?: object;
}

async function openView(
  browser: Browser,
  { tool = 'birth_chart', args = { birth: TEXAS }, theme = 'light', capabilities = { serverResources: {} } }: Chat = {},
): Promise<View> {
  const { contents } = (await ask('resources/read', { uri: 'ui://picture' })).result;
  const html = contents[0].text.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  );
  const { result } = await ask('tools/call', { name: tool, arguments: args });
  const { page, faults, strangers } = await openPage(browser, 'about:', {
    width: 700,
    height: 820,
    isDark: theme === 'dark',
  });
  await page.exposeFunction('readResource', async (params: object) => {
    const { result: read, error } = await ask('resources/read', { ...params });
    return { result: read, error };
  });
  await page.evaluate(`(${CLIENT})(${JSON.stringify({ html, args, result, theme, capabilities })})`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('the view has no frame');
  return { page, frame, faults, strangers };
}

describe.skipIf(MISSING_BROWSER)('a picture in a chat', { timeout: 60_000 }, () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('appears after the handshake, as high as it is, and explains a body to arrow keys and to the pointer', async () => {
    const { page, frame, faults, strangers } = await openView(browser);
    await frame.getByRole('img', { name: /^Chart of 1990-06-15/ }).waitFor();
    const told = (await page.evaluate('window.told')) as { method: string; params: object }[];
    expect(told.slice(0, 2)).toMatchObject([
      { method: 'ui/initialize', params: { protocolVersion: '2026-01-26', appInfo: {}, appCapabilities: {} } },
      { method: 'ui/notifications/initialized' },
    ]);
    await page.waitForFunction('document.querySelector("iframe").offsetHeight > 600');
    const heights = await page.evaluate(`window.told.flatMap(({ params }) => params?.height ?? [])`);
    expect(heights, 'nothing while the view is empty').not.toContain(0);
    await frame.getByRole('group').focus();
    await page.keyboard.press('ArrowRight');
    expect(await frame.getByRole('status').textContent()).toMatch(/^Sun 24°25′ Gemini/);
    expect(await frame.locator('[data-of].lit').count()).toBeGreaterThan(0);
    await screenshot(page, 'wheel-app');
    await frame.locator('g.point[data-id=moon] .symbol').first().hover({ force: true });
    expect(await frame.getByRole('status').textContent()).toMatch(/^Moon /);
    expect(await seriousFindings(frame)).toEqual([]);
    expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
  });

  it('has the colors of the client, also when these change, and answers before it is removed', async () => {
    const { page, frame, faults } = await openView(browser, { theme: 'dark' });
    await frame.getByRole('img', { name: /^Chart of 1990-06-15/ }).waitFor();
    await screenshot(page, 'wheel-app-dark');
    const dark = await frame.locator('svg').innerHTML();
    await page.evaluate(
      `window.tell({ method: 'ui/notifications/host-context-changed', params: { theme: 'light' } }); window.tell({ id: 'end', method: 'ui/resource-teardown', params: {} })`,
    );
    await page.waitForFunction(`window.told.some(({ id, answer }) => id === 'end' && answer)`);
    await expect.poll(() => frame.locator('svg').innerHTML()).not.toBe(dark);
    expect(faults).toEqual([]);
  });

  it('of two charts lights the aspects of a body of one to the other', async () => {
    const { page, frame, faults } = await openView(browser, {
      tool: 'compare',
      args: { birth_a: TEXAS, birth_b: PARIS },
    });
    await frame.getByRole('group').focus();
    await page.keyboard.press('ArrowRight');
    const [chart, body] = (await frame.evaluate(
      `(() => { const point = document.querySelector('.lit-first'); return [point.closest('[data-chart]').dataset.chart, point.dataset.id]; })()`,
    )) as [string, string];
    const lit = (await frame.evaluate(
      `[...document.querySelectorAll('[data-of].lit')].map(({ dataset }) => dataset.of.split(' '))`,
    )) as string[][];
    expect(lit.length).toBeGreaterThan(0);
    expect(new Set(lit.map((pair) => pair[chart === 'inner' ? 0 : 1]))).toEqual(new Set([body]));
    await screenshot(page, 'wheel-app-two');
    expect(faults).toEqual([]);
  });

  it.each([
    ['timeline', 'transit_search', { birth: TEXAS, from: '2026-01-01', to: '2027-01-01' }, / natal .* exact /],
    ['map', 'map', { birth: TEXAS, place: 'Berlin' }, /^Sun sets \(DC\)/],
  ])(
    'becomes a %s for %s, in both colors, whose elements keys and pointer explain',
    async (name, tool, args, title) => {
      const { page, frame, faults, strangers } = await openView(browser, { tool, args, theme: 'dark' });
      await frame.locator('svg').waitFor();
      await screenshot(page, `picture-app-${name}-dark`);
      await page.evaluate(
        `window.tell({ method: 'ui/notifications/host-context-changed', params: { theme: 'light' } })`,
      );
      await page.waitForFunction(`window.told.filter(({ method }) => method === 'resources/read').length === 2`);
      await frame.getByRole('group').focus();
      const said: (string | null)[] = [];
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('ArrowRight');
        said.push(await frame.getByRole('status').textContent());
      }
      expect(said).toEqual(expect.arrayContaining([expect.stringMatching(title)]));
      expect(new Set(said).size, 'each element once').toBe(8);
      await screenshot(page, `picture-app-${name}`);
      await frame.locator('.lit-first').hover({ force: true });
      expect(await frame.getByRole('status').isVisible()).toBe(true);
      expect(await seriousFindings(frame)).toEqual([]);
      expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
    },
  );

  it.each([
    ['of a client that reads no resources', { capabilities: {} }, /^Chart, tropical.*\nHandle: /],
    ['of a chart for another place', { args: { birth: TEXAS, place: 'Berlin' } }, /^Chart for Berlin/],
    ['of a refused call', { args: { birth: '1990-02-31 12:00, Paris, Texas' } }, /birth/],
  ])('is the text in the view %s', async (_, chat, text) => {
    const { frame, faults } = await openView(browser, chat);
    expect(await frame.locator('pre').textContent()).toMatch(text);
    expect(faults).toEqual([]);
  });

  it('is the picture that the answer has, where the client reads no resources', async () => {
    const { frame, faults } = await openView(browser, { args: { birth: TEXAS, picture: true }, capabilities: {} });
    const image = frame.getByRole('img', { name: 'Astrological chart' });
    await expect
      .poll(() => image.evaluate((shown: unknown) => (shown as { naturalWidth: number }).naturalWidth))
      .toBe(800);
    expect(faults).toEqual([]);
  });
});
