import type { FunctionSpec } from '../assembly/functions.ts';
import { FunctionLog } from './log.ts';
import { FunctionPool, type PoolLimits } from './pool.ts';
import type { StartProcess } from './runtime-process.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { FunctionWorker, type InvocationOutcome } from './worker.ts';

export interface FleetOptions extends PoolLimits {
  readonly logFolder: string;
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

interface FunctionMember {
  readonly pool: FunctionPool;
  readonly log: FunctionLog;
}

/** All functions of a template, each with its own worker processes. */
export class Fleet {
  readonly #sandbox: Sandbox;
  readonly #members: ReadonlyMap<string, FunctionMember>;

  private constructor(sandbox: Sandbox, members: ReadonlyMap<string, FunctionMember>) {
    this.#sandbox = sandbox;
    this.#members = members;
  }

  /** @param functions by logical id */
  static async open(functions: ReadonlyMap<string, FunctionSpec>, options: FleetOptions): Promise<Fleet> {
    const sandbox = await openSandbox([...functions.values()]);
    const members = [...functions].map(([id, spec]) => [id, openMember(spec, sandbox, options)] as const);
    return new Fleet(sandbox, new Map(members));
  }

  invoke(functionId: string, { event, trace, signal }: Invocation): Promise<InvocationOutcome> {
    return this.#pool(functionId).invoke(event, trace, signal);
  }

  /** Starts a worker before the first invocation. @returns whether its handler loads */
  warm(functionId: string): Promise<boolean> {
    return this.#pool(functionId).warm();
  }

  /** Ends all processes and removes their folders; the logs remain. */
  async stop(): Promise<void> {
    const members = [...this.#members.values()];
    await Promise.all(members.map(({ pool }) => pool.stop()));
    await Promise.all(members.map(({ log }) => log.close()));
    this.#sandbox.remove();
  }

  #pool(functionId: string): FunctionPool {
    const member = this.#members.get(functionId);
    if (!member) throw new Error(`a route refers to function ${functionId}, which is not in the template`);
    return member.pool;
  }
}

function openMember(
  spec: FunctionSpec,
  sandbox: Sandbox,
  { logFolder, startProcess, log: show, ...limits }: FleetOptions,
): FunctionMember {
  const log = new FunctionLog(logFolder, spec.name, show);
  const folders = sandbox.foldersOf(spec);
  return {
    log,
    pool: new FunctionPool(() => new FunctionWorker(startProcess, { spec, folders, log }), limits),
  };
}
