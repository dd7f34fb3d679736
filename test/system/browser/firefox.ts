import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

/** Path of Debian's package; FIREFOX_PATH selects another. */
const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Undefined if Firefox is installed; otherwise how to install it. */
export const MISSING_FIREFOX = existsSync(FIREFOX)
  ? undefined
  : `no Firefox at ${FIREFOX}: apt-get install firefox-esr, or set FIREFOX_PATH`;

const Reply = z.object({
  id: z.number().optional(),
  type: z.string(),
  result: z.unknown(),
  message: z.string().optional(),
});
const Context = z.object({ context: z.string() });
const Evaluated = z.object({ type: z.string(), result: z.looseObject({ value: z.unknown() }).optional() });

/**
 * One tab of Firefox, driven over WebDriver BiDi: playwright-core 1.65 sends commands that Firefox ESR lacks.
 */
export class FirefoxTab {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: z.output<typeof Reply>) => void>();
  #context = '';
  #lastId = 0;

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    [this.#process, this.#profile, this.#socket] = [process, profile, socket];
    socket.addEventListener('message', ({ data }) => {
      const reply = Reply.parse(JSON.parse(String(data)));
      if (reply.id !== undefined) this.#waiting.get(reply.id)?.(reply);
    });
  }

  /** Starts Firefox with an empty profile. */
  static async open(): Promise<FirefoxTab> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-test-'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const child = spawn(FIREFOX, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const socket = new WebSocket(`${await readBidiAddress(child)}/session`);
    await once(socket, 'open');
    const tab = new FirefoxTab(child, profile, socket);
    await tab.#send('session.new', { capabilities: {} });
    tab.#context = Context.parse(await tab.#send('browsingContext.create', { type: 'tab' })).context;
    return tab;
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** Presses and releases keys one after the other: characters, or the code points of WebDriver for other keys. */
  async type(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.#send('input.performActions', {
      context: this.#context,
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  /** Evaluates an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const target = { context: this.#context };
    const sent = { expression, target, awaitPromise: true };
    return Evaluated.parse(await this.#send('script.evaluate', sent)).result?.value;
  }

  /** Ends Firefox and removes its profile. */
  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    await this.#send('browser.close', {});
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve } = Promise.withResolvers<z.output<typeof Reply>>();
    this.#waiting.set(id, resolve);
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await promise;
    if (type !== 'success') throw new Error(`${method}: ${message}`);
    return result;
  }
}

/** Firefox writes its address to its standard error. */
async function readBidiAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox has no standard error');
  for await (const line of createInterface(stderr)) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it listened');
}
