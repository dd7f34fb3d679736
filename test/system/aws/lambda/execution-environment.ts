import { randomUUID } from 'node:crypto';
import type { ProcessParts, RuntimeProcess, StartProcess, WorkerReply, WorkerRequest } from './runtime-process.ts';

/** @source "Lambda execution environment lifecycle", AWS Lambda Developer Guide: the init phase is limited to 10 s */
const INIT_LIMIT_MS = 10_000;

/** Outcome of an invocation. */
export type InvocationOutcome =
  | Extract<WorkerReply, { type: 'result' }>
  | { readonly type: 'failed'; readonly reason: string };

/** X-Ray's header. */
const TRACE = 'Root=1-67891233-abcdef012345678912345678';

const IGNORE_REPLY = (_reply: WorkerReply): void => {};

/** One execution environment of a function: a process that takes one invocation at a time. */
export class ExecutionEnvironment {
  /** Settles when the handler is loaded or has failed to load. */
  readonly started: Promise<WorkerReply>;
  /** Settles when the process has ended. */
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
      onReply: (reply) => this.#handle(reply),
      onEnd: (reason) => {
        this.#end(reason);
        resolve();
      },
    });
  }

  /** Whether the process can run another invocation. */
  get isAlive(): boolean {
    return this.#alive;
  }

  /** Runs the handler on an event. Never rejects. */
  async invoke(event: unknown): Promise<InvocationOutcome> {
    const firstReply = await this.started;
    if (firstReply.type !== 'ready') return toFailure(firstReply);
    const timeoutMs = this.#timeoutSeconds * 1000;
    const reply = this.#reply(timeoutMs, `timed out after ${this.#timeoutSeconds} seconds`);
    const request: WorkerRequest = {
      requestId: randomUUID(),
      event: JSON.stringify(event),
      timeoutMs,
      trace: TRACE,
    };
    this.#process.send(request);
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

  /** The next reply, or a fatal one where the process ends or the limit passes. */
  #reply(limitMs: number, timeoutReason: string): Promise<WorkerReply> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end(timeoutReason), limitMs);
      this.#settle = (reply) => {
        clearTimeout(timer);
        this.#settle = IGNORE_REPLY;
        resolve(reply);
      };
    });
  }

  #handle(reply: WorkerReply): void {
    if (reply.type === 'fatal') this.#end(reply.reason);
    else this.#settle(reply);
  }
}

function toFailure(reply: WorkerReply): InvocationOutcome {
  return { type: 'failed', reason: 'reason' in reply ? reply.reason : `unexpected reply ${reply.type}` };
}
