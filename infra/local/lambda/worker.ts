import { randomUUID } from 'node:crypto';
import type { Order, Reply } from './messages.ts';
import type { ProcessParts, RuntimeProcess, StartProcess } from './runtime-process.ts';

/** @source "Lambda execution environment lifecycle", AWS Lambda Developer Guide: the init phase is limited to 10 s */
const INIT_LIMIT_MS = 10_000;

/** What became of an invocation. */
export type Outcome = Extract<Reply, { type: 'result' }> | { readonly type: 'failed'; readonly reason: string };

const NOBODY_WAITS = (_reply: Reply): void => {};

/** One execution environment of a function: a process that takes one invocation at a time. */
export class Worker {
  /** Settles when the handler is loaded, or cannot be. */
  readonly started: Promise<Reply>;
  /** Settles when the process is gone. */
  readonly ended: Promise<void>;
  readonly #timeoutSeconds: number;
  readonly #process: RuntimeProcess;
  #alive = true;
  #settle = NOBODY_WAITS;

  constructor(start: StartProcess, parts: ProcessParts) {
    this.#timeoutSeconds = parts.spec.timeoutSeconds;
    this.started = this.#reply(INIT_LIMIT_MS, 'did not load within the init phase');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#process = start(parts, {
      reply: (reply) => this.#hear(reply),
      gone: (reason) => {
        this.#end(reason);
        resolve();
      },
    });
  }

  /** Whether it can take another invocation. */
  get alive(): boolean {
    return this.#alive;
  }

  /** Runs the handler on an event (JSON). Never rejects. */
  async invoke(event: string, trace: string): Promise<Outcome> {
    const start = await this.started;
    if (start.type !== 'ready') return failed(start);
    const timeoutMs = this.#timeoutSeconds * 1000;
    const reply = this.#reply(timeoutMs, `timed out after ${this.#timeoutSeconds} seconds`);
    const order: Order = { requestId: randomUUID(), event, timeoutMs, trace };
    this.#process.send(order);
    const answer = await reply;
    return answer.type === 'result' ? answer : failed(answer);
  }

  kill(): void {
    this.#end('was stopped');
  }

  #end(reason: string): void {
    this.#alive = false;
    this.#settle({ type: 'fatal', reason });
    this.#process.kill();
  }

  /** The next message, or what came instead of it. */
  #reply(limitMs: number, late: string): Promise<Reply> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end(late), limitMs);
      this.#settle = (reply) => {
        clearTimeout(timer);
        this.#settle = NOBODY_WAITS;
        resolve(reply);
      };
    });
  }

  #hear(reply: Reply): void {
    if (reply.type === 'fatal') this.#end(reply.reason);
    else this.#settle(reply);
  }
}

function failed(reply: Reply): Outcome {
  return { type: 'failed', reason: 'reason' in reply ? reply.reason : `answered ${reply.type} out of turn` };
}
