import { randomUUID } from 'node:crypto';
import type { WorkerReply, WorkerRequest } from './messages.ts';
import type { ProcessParts, RuntimeProcess, StartProcess } from './runtime-process.ts';

/** @source "Lambda execution environment lifecycle", AWS Lambda Developer Guide: the init phase is limited to 10 s */
const INIT_LIMIT_MS = 10_000;

/** What became of an invocation. */
export type InvocationOutcome =
  | Extract<WorkerReply, { type: 'result' }>
  | { readonly type: 'failed'; readonly reason: string };

const IGNORE_REPLY = (_reply: WorkerReply): void => {};

/** One execution environment of a function: a process that takes one invocation at a time. */
export class FunctionWorker {
  /** Settles when the handler is loaded, or cannot be. */
  readonly started: Promise<WorkerReply>;
  /** Settles when the process is gone. */
  readonly ended: Promise<void>;
  readonly #timeoutSeconds: number;
  readonly #process: RuntimeProcess;
  #alive = true;
  #settle = IGNORE_REPLY;

  constructor(start: StartProcess, parts: ProcessParts) {
    this.#timeoutSeconds = parts.spec.timeoutSeconds;
    this.started = this.#reply(INIT_LIMIT_MS, 'did not load within the init phase');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#process = start(parts, {
      onReply: (reply) => this.#hear(reply),
      onEnd: (reason) => {
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
  async invoke(event: string, trace: string): Promise<InvocationOutcome> {
    const start = await this.started;
    if (start.type !== 'ready') return toFailure(start);
    const timeoutMs = this.#timeoutSeconds * 1000;
    const reply = this.#reply(timeoutMs, `timed out after ${this.#timeoutSeconds} seconds`);
    const order: WorkerRequest = { requestId: randomUUID(), event, timeoutMs, trace };
    this.#process.send(order);
    const answer = await reply;
    return answer.type === 'result' ? answer : toFailure(answer);
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
  #reply(limitMs: number, late: string): Promise<WorkerReply> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end(late), limitMs);
      this.#settle = (reply) => {
        clearTimeout(timer);
        this.#settle = IGNORE_REPLY;
        resolve(reply);
      };
    });
  }

  #hear(reply: WorkerReply): void {
    if (reply.type === 'fatal') this.#end(reply.reason);
    else this.#settle(reply);
  }
}

function toFailure(reply: WorkerReply): InvocationOutcome {
  return { type: 'failed', reason: 'reason' in reply ? reply.reason : `answered ${reply.type} out of turn` };
}
