import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MISSING_BROWSER, openBrowser } from '../browser/browser.ts';
import { KEY } from '../start/started.ts';
import { GUIDE_ADDRESS, readGuideBlocks } from './guide-blocks.ts';
import { CLIENT, LONGEST_START_MS, run, TOOLS } from './run.ts';
import { serveTools } from './served.ts';

/** Types of Node, which the programs of the guide use. */
const TYPES = fileURLToPath(new URL('../../../node_modules/@types', import.meta.url));

const MOST_BYTES = 107_000;

/** Runtimes other than Node, as packages of the npm registry have them for this machine. */
const RUNTIMES = {
  bun: { program: join(TOOLS, 'node_modules/@oven/bun-linux-x64/bin/bun'), parameters: ['run'] },
  deno: {
    program: join(TOOLS, 'node_modules/@deno/linux-x64-glibc/deno'),
    parameters: ['run', '--allow-net', '--no-remote'],
  },
};

/** Casts a chart in three lines. The address and the key are the parameters of the program. */
const PROGRAM = `import { createClient } from 'natal-client';
const natal = createClient({ baseUrl: 'ADDRESS', apiKey: '${KEY}' });
const chart = await natal.post('/ephemeris/natal-chart', { subject: { birth_datetime: '1990-06-15 14:30', birth_location: 'Paris' } });
console.log(chart.data.planets.sun.longitude.toFixed(4));
`;
const SUN = '84.1495';

let archive = '';
/** The client is packed without its build, as a clean checkout has it, and installed into an empty folder. */
const service = serveTools(async (folder) => {
  mkdirSync(folder('app'));
  writeFileSync(folder('app/package.json'), '{ "type": "module" }');
  await run('rm', ['-rf', 'dist'], { cwd: CLIENT });
  await run('npm', ['pack', '--pack-destination', folder('app')], { cwd: CLIENT });
  const packed = readdirSync(folder('app')).find((name) => name.endsWith('.tgz')) ?? '';
  await run('npm', ['install', '--offline', '--no-audit', `./${packed}`], { cwd: folder('app') });
  archive = folder(`app/${packed}`);
});
const { folder } = service;
beforeAll(() => writeFileSync(folder('app/chart.js'), PROGRAM.replace('ADDRESS', service.address)));

describe('the package as npm installs it', () => {
  it('has at most 107 kB, no dependencies, and types', () => {
    expect(statSync(archive).size).toBeLessThanOrEqual(MOST_BYTES);
    const installed = folder('app/node_modules');
    expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['natal-client']);
    expect(existsSync(join(installed, 'natal-client/dist/contract.d.ts'))).toBe(true);
  });

  it('casts a chart in Node', async () => {
    expect(await run(process.execPath, ['chart.js'], { cwd: folder('app') })).toBe(`${SUN}\n`);
  });

  for (const [name, { program, parameters }] of Object.entries(RUNTIMES)) {
    it(`casts a chart in ${name}`, async ({ skip }) => {
      if (!existsSync(program)) {
        console.warn(`LEFT OUT the client in ${name}: no package for this machine`);
        skip();
      }
      const env = { DENO_DIR: folder('deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
      expect(await run(program, [...parameters, 'chart.js'], { cwd: folder('app'), env })).toBe(`${SUN}\n`);
    });
  }

  it('runs the programs of the guide', async () => {
    const program = ['import process from "node:process";', ...readGuideBlocks('ts')].join('\n');
    writeFileSync(folder('app/guide.ts'), program.replaceAll(GUIDE_ADDRESS, service.address));
    const printed = await run(process.execPath, ['guide.ts'], { cwd: folder('app'), env: { NATAL_KEY: KEY } });
    expect(printed).toContain('InvalidLatitude');
    const tsc = [join(TOOLS, 'node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--skipLibCheck'];
    const settings = ['--module', 'nodenext', '--target', 'es2022', '--typeRoots', TYPES, '--types', 'node'];
    await run(process.execPath, [...tsc, ...settings, 'guide.ts'], { cwd: folder('app') });
  });

  it('compiles under strict settings, and a wrong member does not', async () => {
    const tsc = join(TOOLS, 'node_modules/typescript/bin/tsc');
    const settings = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2024,dom'];
    const right = PROGRAM.replace('ADDRESS', service.address).replace('.sun.', '.sun!.');
    writeFileSync(folder('app/right.ts'), right);
    await run(process.execPath, [tsc, ...settings, 'right.ts'], { cwd: folder('app') });
    writeFileSync(folder('app/wrong.ts'), right.replace('birth_location', 'birth_locale'));
    await expect(run(process.execPath, [tsc, ...settings, 'wrong.ts'], { cwd: folder('app') })).rejects.toThrow(
      /wrong\.ts\(3,/,
    );
  });
});

if (MISSING_BROWSER) console.warn(`LEFT OUT the client in a browser: ${MISSING_BROWSER}`);

describe.skipIf(MISSING_BROWSER !== undefined)('the package in Chromium', () => {
  let browser: Browser;
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    browser = await openBrowser();
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://page').pathname;
      const isModule = path.startsWith('/dist/');
      response.setHeader('Content-Type', isModule ? 'text/javascript' : 'text/html; charset=utf-8');
      // No inline styles: the element has to work under a strict policy.
      response.setHeader('Content-Security-Policy', "default-src * blob:; style-src 'self'; script-src 'self'");
      response.end(isModule ? readFileSync(join(CLIENT, path)) : '<!doctype html><title>Wheel</title><main></main>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }, LONGEST_START_MS);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** Runs a script in an empty page that can import the package. */
  async function runInPage<Result>(script: string): Promise<Result> {
    const page = await browser.newPage();
    await page.goto(origin);
    const result = await page.evaluate(`(async () => { ${script} })()`);
    await page.close();
    return result as Result;
  }

  const SHOW = (source: string): string => `
    await import('${origin}/dist/element.js');
    const wheel = document.createElement('natal-wheel');
    const settled = new Promise((resolve) => {
      for (const name of ['natal-load', 'natal-error']) wheel.addEventListener(name, ({ type }) => resolve(type));
    });
    ${source}
    document.querySelector('main').append(wheel);
    const event = await settled;
    const shown = wheel.shadowRoot.querySelector('svg, img, [role=alert]');
    return { event, tag: shown.localName, alt: shown.alt, label: shown.getAttribute('aria-label'), role: shown.getAttribute('role'),
      text: shown.textContent, width: Math.round(shown.getBoundingClientRect().width) };`;

  interface Shown {
    readonly event: string;
    readonly tag: string;
    readonly alt?: string;
    readonly label: string | null;
    readonly role: string | null;
    readonly text: string;
    readonly width: number;
  }

  const show = (source: string): Promise<Shown> => runInPage(SHOW(source));
  const CAST = (query: string): string => `await natal.post('/ephemeris/natal-chart',
    { subject: { name: '<b>A & B</b>', birth_datetime: '1990-06-15 14:30', birth_location: 'Paris' } }${query})`;
  const CONNECT = (): string => `const { createClient } = await import('${origin}/dist/index.js');
    const natal = createClient({ baseUrl: '${service.address}', apiKey: '${KEY}' });`;

  it('the client casts a chart', async () => {
    expect(await runInPage(`${CONNECT()} return (${CAST('')}).data.planets.sun.longitude.toFixed(4);`)).toBe(SUN);
  });

  it('<natal-wheel> draws an answer, with the positions in words', async () => {
    const shown = await show(`${CONNECT()} wheel.chart = ${CAST('')};`);
    expect(shown).toMatchObject({ event: 'natal-load', tag: 'svg', role: 'img', label: null });
    expect(shown.text).toContain('<b>A & B</b>');
    expect(shown.text).toContain('Sun');
    expect(shown.width).toBeGreaterThan(300);
  });

  it('<natal-wheel> draws the chart of a handle', async () => {
    const handle = `(${CAST('')}).data.subject.handle`;
    const shown = await show(`${CONNECT()} wheel.handle = ${handle}; wheel.baseUrl = '${service.address}';
      wheel.apiKey = '${KEY}'; wheel.theme = 'dark'; wheel.label = 'My chart';`);
    expect(shown).toMatchObject({ event: 'natal-load', tag: 'svg', label: 'My chart' });
  });

  it('<natal-wheel> shows the picture and the chart of a link', async () => {
    const link = (answer: string, type: string): string =>
      `wheel.src = URL.createObjectURL(new Blob([${answer}], { type: '${type}' }));`;
    const svg = CAST(`, { query: { format: 'svg' } }`);
    const picture = await show(`${CONNECT()} ${link(svg, 'image/svg+xml')}`);
    expect(picture).toMatchObject({ event: 'natal-load', tag: 'img' });
    expect(picture.alt).toContain('Sun');
    const json = await show(`${CONNECT()} ${link(`JSON.stringify(${CAST('')})`, 'application/json')}`);
    expect(json).toMatchObject({ event: 'natal-load', tag: 'svg' });
  });

  it('<natal-wheel> explains a body with its aspects to pointer and keyboard', async () => {
    const told = await runInPage<{ pointed: string; lit: string[]; stepped: string; left: boolean }>(`${CONNECT()}
      await import('${origin}/dist/element.js');
      const wheel = document.createElement('natal-wheel');
      wheel.chart = ${CAST('')};
      document.querySelector('main').append(wheel);
      await new Promise((resolve) => wheel.addEventListener('natal-load', resolve, { once: true }));
      const { shadowRoot: root } = wheel;
      const frame = root.querySelector('[role=group]');
      const tip = root.querySelector('[role=status]');
      const { x, y, width, height } = root.querySelector('.point[data-id=sun] .symbol').getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', bubbles: true, composed: true };
      frame.dispatchEvent(new PointerEvent('pointermove', at));
      const pointed = tip.textContent;
      const lit = [...root.querySelectorAll('[data-of].lit')].map((line) => line.dataset.of);
      frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      const stepped = tip.textContent;
      frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      return { pointed, lit, stepped, left: tip.hidden };`);
    expect(told.pointed).toMatch(/^Sun 24°0\d′/);
    expect(told.lit.length).toBeGreaterThan(0);
    for (const pair of told.lit) expect(pair.split(' ')).toContain('sun');
    expect(told.stepped).not.toBe(told.pointed);
    expect(told.left).toBe(true);
  });

  it('<natal-wheel> shows what is wrong', async () => {
    const wrong: Readonly<Record<string, RegExp>> = {
      [`wheel.handle = 'c1.x';`]: /base-url is missing/,
      [`wheel.handle = 'c1.x'; wheel.baseUrl = '${service.address}';`]: /key|credential/i,
      [`wheel.handle = 'c1.x'; wheel.baseUrl = '${service.address}'; wheel.apiKey = '${KEY}';`]: /handle/,
      [`wheel.src = '${service.address}/l/nothing';`]: /./,
      [`wheel.src = '${origin}';`]: /unexpected response/,
      [`wheel.chart = { data: {} };`]: /must be an answer of \/ephemeris\/natal-chart/,
      [`wheel.chart = 'chart';`]: /must be an answer of \/ephemeris\/natal-chart/,
      [`${CONNECT()} const { data } = ${CAST('')}; wheel.chart = { ...data, houses: null };`]: /houses is no object/,
      [`${CONNECT()} const { data } = ${CAST('')}; data.planets.sun.longitude = null; wheel.chart = data;`]:
        /planets\.sun\.longitude is no number/,
    };
    for (const [source, message] of Object.entries(wrong)) {
      const shown = await show(source);
      expect(shown, source).toMatchObject({ event: 'natal-error', tag: 'p', role: 'alert' });
      expect(shown.text, source).toMatch(message);
    }
  });

  it('<natal-wheel> takes properties that were set before it was defined, and follows changes', async () => {
    const names = await runInPage<string[]>(`${CONNECT()}
      const wheel = document.createElement('natal-wheel');
      wheel.chart = ${CAST('')};
      document.querySelector('main').append(wheel);
      const next = () => new Promise((resolve) => wheel.addEventListener('natal-load', resolve, { once: true }));
      const drawn = next();
      await import('${origin}/dist/element.js');
      await drawn;
      const first = wheel.shadowRoot.querySelector('svg, img').localName;
      wheel.chart = null;
      const loaded = next();
      wheel.src = URL.createObjectURL(new Blob([${CAST(`, { query: { format: 'svg' } }`)}], { type: 'image/svg+xml' }));
      await loaded;
      return [first, wheel.shadowRoot.querySelector('svg, img').localName];`);
    expect(names).toEqual(['svg', 'img']);
  });
});
