import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Path of Debian's package; CHROMIUM_PATH selects another. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Undefined if a browser is installed; otherwise how to install it. */
export const MISSING_BROWSER = existsSync(CHROMIUM)
  ? undefined
  : `no Chromium at ${CHROMIUM}: apt-get install chromium, or set CHROMIUM_PATH`;

/** Folder of the screenshots of the tests. */
const SCREENSHOTS = fileURLToPath(new URL('screenshots/', import.meta.url));

/** The browser may call only the service. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: QUIET });

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly isDark?: boolean;
}

/** A tab and its errors. */
export interface WatchedPage {
  readonly page: Page;
  /** Violations of the content security policy, errors in the console, failures of scripts. */
  readonly faults: readonly string[];
  /** Requested addresses outside the service. */
  readonly strangers: readonly string[];
}

/** Runs in the page. */
const TELL_VIOLATIONS = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  tellViolation([violatedDirective, blockedURI, sample].join(' ')))`;

/** Runs in the page before its scripts: adds up the layout shifts that no input caused. */
const WATCH_SHIFTS = `window.shifts = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });`;

/** Opens a tab that records violations, errors, layout shifts and foreign requests. */
export async function openPage(browser: Browser, address: string, look: Look = {}): Promise<WatchedPage> {
  const { width = 1280, height = 900, isDark = false } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    isMobile: width < 600,
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (fault) => faults.push(`script: ${fault.message}`));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(address) || /^(blob|data):/.test(request.url());
    if (!isOwn) strangers.push(request.url());
  });
  await page.exposeFunction('tellViolation', (told: string) => faults.push(`policy: ${told}`));
  await page.addInitScript(TELL_VIOLATIONS);
  await page.addInitScript(WATCH_SHIFTS);
  return { page, faults, strangers };
}

/** Sum of the layout shifts so far that no input caused. */
export const readShifts = (page: Page): Promise<number> => page.evaluate('window.shifts');

/** Waits until the scripts of every page have run. */
export const ready = (page: Page): Promise<unknown> => page.waitForSelector('html[data-ready]', { state: 'attached' });

/** Saves a screenshot of the window. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Accessibility violations found by axe-core, as text. It is evaluated from outside, because the policy would block it. */
export async function seriousFindings(page: Pick<Page, 'evaluate'>): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const violations = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as readonly AxeFinding[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')} (${nodes.length})`,
    );
}
