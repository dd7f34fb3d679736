import type { FunctionSpec } from '../assembly/functions.ts';
import { FunctionLog, type OpenLog } from './log.ts';
import { FunctionPool, type PoolLimits } from './pool.ts';
import { ProcessBudget } from './process-budget.ts';
import type { StartProcess } from './runtime-process.ts';
import type { Sandbox } from './sandbox.ts';
import { watchFolder } from './watch-folder.ts';
import { FunctionWorker, type InvocationOutcome } from './worker.ts';

export interface FleetOptions extends PoolLimits {
  /** Processes of all functions together. */
  readonly workers: number;
  /** Time after which an idle process ends, milliseconds. */
  readonly idleMs: number;
  readonly openLog: OpenLog;
  readonly startProcess: StartProcess;
  /** Receives each line for the terminal. */
  readonly log: (line: string) => void;
}

/** An event for a function. */
export interface Invocation {
  /** JSON. */
  readonly event: string;
  /** X-Ray's header. */
  readonly trace: string;
  /** Stops waiting; an invocation that has started continues. */
  readonly signal: AbortSignal;
}

/** The processes of one function. */
export interface PoolUsage {
  readonly functionName: string;
  readonly processes: number;
  readonly busy: number;
  readonly waiting: number;
}

interface FunctionMember {
  readonly name: string;
  readonly pool: FunctionPool;
  readonly log: FunctionLog;
}

const CHECKS_PER_IDLE_TIME = 4;

/** All functions of a template, each with its own worker processes. */
export class Fleet {
  readonly #sandbox: Sandbox;
  readonly #members: ReadonlyMap<string, FunctionMember>;
  readonly #timer: NodeJS.Timeout;
  readonly #stopWatching: () => void;

  /** @param functions by logical id */
  constructor(functions: ReadonlyMap<string, FunctionSpec>, sandbox: Sandbox, options: FleetOptions) {
    const budget = new ProcessBudget(options.workers);
    this.#sandbox = sandbox;
    this.#members = new Map([...functions].map(([id, spec]) => [id, openMember(spec, { sandbox, budget, options })]));
    this.#stopWatching = watchFolder(sandbox.layersFolder, () => this.#renew(options.log));
    this.#timer = setInterval(() => this.#retireIdle(options.idleMs), options.idleMs / CHECKS_PER_IDLE_TIME).unref();
  }

  invoke(functionId: string, { event, trace, signal }: Invocation): Promise<InvocationOutcome> {
    return this.#pool(functionId).invoke(event, trace, signal);
  }

  /** Starts a worker before the first invocation. @returns whether its handler loads */
  warm(functionId: string): Promise<boolean> {
    return this.#pool(functionId).warm();
  }

  usage(): readonly PoolUsage[] {
    return [...this.#members.values()].map(({ name, pool }) => {
      return { functionName: name, processes: pool.size, busy: pool.busy, waiting: pool.waiting };
    });
  }

  /** Ends all processes and removes their folders; the logs remain. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopWatching();
    const members = [...this.#members.values()];
    await Promise.all(members.map(({ pool }) => pool.stop()));
    await Promise.all(members.map(({ log }) => log.close()));
    this.#sandbox.remove();
  }

  /** Fresh processes verify the data before they use it; those that run have verified what is no longer there. */
  #renew(log: (line: string) => void): void {
    log('the data of the layers have changed; every function starts again and verifies them');
    for (const { pool } of this.#members.values()) pool.renew();
  }

  #retireIdle(idleMs: number): void {
    const sinceMs = performance.now() - idleMs;
    for (const { pool } of this.#members.values()) pool.retireIdleSince(sinceMs);
  }

  #pool(functionId: string): FunctionPool {
    const member = this.#members.get(functionId);
    if (!member) throw new Error(`a route refers to function ${functionId}, which is not in the template`);
    return member.pool;
  }
}

interface MemberParts {
  readonly sandbox: Sandbox;
  readonly budget: ProcessBudget;
  readonly options: FleetOptions;
}

function openMember(spec: FunctionSpec, { sandbox, budget, options }: MemberParts): FunctionMember {
  const log = new FunctionLog(spec.name, options.openLog(spec.name), options.log);
  const folders = sandbox.foldersOf(spec);
  const startWorker = () => new FunctionWorker(options.startProcess, { spec, folders, log });
  return { name: spec.name, log, pool: new FunctionPool(startWorker, options, budget) };
}
