import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FunctionSpec } from '../assembly/functions.ts';
import { functionEnvironment } from './environment.ts';
import type { FunctionLog } from './log.ts';
import type { Order, Reply } from './messages.ts';
import type { FunctionFolders } from './sandbox.ts';

const RUNTIME = fileURLToPath(new URL('../runtime.ts', import.meta.url));

/** @source "Lambda execution environment lifecycle", AWS Lambda Developer Guide: the init phase is limited to 10 s */
const INIT_LIMIT_MS = 10_000;

/** Of a function's memory, what its JavaScript objects may take; the rest is for the engine, buffers and code. */
const HEAP_SHARE = 0.9;

export interface WorkerParts {
  readonly spec: FunctionSpec;
  readonly folders: FunctionFolders;
  readonly log: FunctionLog;
}

/** What became of an invocation. */
export type Outcome = Extract<Reply, { type: 'result' }> | { readonly type: 'failed'; readonly reason: string };

const NOBODY_WAITS = (_reply: Reply): void => {};

/** One execution environment of a function: a process that takes one invocation at a time. */
export class Worker {
  /** Settles when the handler is loaded, or cannot be. */
  readonly started: Promise<Reply>;
  /** Settles when the process is gone. */
  readonly ended: Promise<void>;
  readonly #spec: FunctionSpec;
  readonly #process: ChildProcess;
  #alive = true;
  #settle = NOBODY_WAITS;

  constructor({ spec, folders, log }: WorkerParts) {
    this.#spec = spec;
    this.#process = fork(RUNTIME, [], {
      cwd: folders.task,
      env: functionEnvironment(spec, folders),
      execArgv: [`--max-old-space-size=${Math.floor(spec.memoryMb * HEAP_SHARE)}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    log.follow(this.#process);
    this.started = this.#reply(INIT_LIMIT_MS, 'did not load within the init phase');
    this.ended = this.#watch();
  }

  /** Whether it can take another invocation. */
  get alive(): boolean {
    return this.#alive;
  }

  /** Runs the handler on an event (JSON). Never rejects. */
  async invoke(event: string, trace: string): Promise<Outcome> {
    const start = await this.started;
    if (start.type !== 'ready') return failed(start);
    const timeoutMs = this.#spec.timeoutSeconds * 1000;
    const reply = this.#reply(timeoutMs, `timed out after ${this.#spec.timeoutSeconds} seconds`);
    const order: Order = { requestId: randomUUID(), event, timeoutMs, trace };
    this.#process.send(order, (fault) => fault && this.#end(`cannot be reached: ${fault.message}`));
    const answer = await reply;
    return answer.type === 'result' ? answer : failed(answer);
  }

  kill(): void {
    this.#end('was stopped');
  }

  #end(reason: string): void {
    this.#alive = false;
    this.#settle({ type: 'fatal', reason });
    this.#process.kill('SIGKILL');
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

  #watch(): Promise<void> {
    return new Promise((resolve) => {
      this.#process.on('message', (reply: Reply) => {
        if (reply.type === 'fatal') this.#end(reply.reason);
        else this.#settle(reply);
      });
      this.#process.once('error', (fault) => this.#end(fault.message));
      this.#process.once('close', (code, signal) => {
        this.#end(`the process ended (${signal ?? `exit code ${code}`})`);
        resolve();
      });
    });
  }
}

function failed(reply: Reply): Outcome {
  return { type: 'failed', reason: 'reason' in reply ? reply.reason : `answered ${reply.type} out of turn` };
}
