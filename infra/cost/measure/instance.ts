import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('function-child.cjs', import.meta.url));

/** What a function wrote arrives by another way than its answer, a little later. */
const LOG_ARRIVES_MS = 100;

/** One invocation as the function's process saw it. */
export interface Invocation {
  readonly cpuMs: number;
  readonly answer: unknown;
}

/** One execution environment of a function: a process of its own with the built code. */
export class Instance {
  /** Processor time until the handler was there, Node's own start included. */
  readonly initCpuMs: number;
  readonly #child: ChildProcess;
  #written = '';

  private constructor(child: ChildProcess, initCpuMs: number) {
    this.#child = child;
    this.initCpuMs = initCpuMs;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#written += text;
      });
    }
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<Instance> {
    const child = fork(PROGRAM, { env: environment, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const { initCpuMs } = await reply<{ initCpuMs: number }>(child);
    return new Instance(child, initCpuMs);
  }

  async invoke(event: object): Promise<Invocation> {
    const answer = reply<Invocation>(this.#child);
    this.#child.send(event);
    return await answer;
  }

  /** What was written since the last time somebody wanted to know: whole lines, each an event of the log. */
  async takeLog(): Promise<readonly string[]> {
    await delay(LOG_ARRIVES_MS);
    const lines = this.#written.split('\n').filter((line) => line !== '');
    this.#written = '';
    return lines;
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}

/** The next message of a process. @throws Error where it ends before */
async function reply<Message>(child: ChildProcess): Promise<Message> {
  const ended = new AbortController();
  const end = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`the function's process ended with ${code}`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: ended.signal }), end]);
    return message as Message;
  } finally {
    end.catch(() => undefined);
    ended.abort();
  }
}
