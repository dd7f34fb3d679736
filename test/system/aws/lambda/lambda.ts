import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExecutionEnvironment, type InvocationOutcome } from './execution-environment.ts';
import { layOutFunctions } from './folders.ts';
import type { FunctionSpec } from './functions.ts';
import type { ProcessParts, StartProcess } from './runtime-process.ts';

/** Functions with one execution environment each. */
export class Lambda {
  readonly #start: StartProcess;
  readonly #parts = new Map<string, ProcessParts>();
  readonly #environments = new Map<string, ExecutionEnvironment>();
  /** The last invocation of each function, which the next one waits for. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(start: StartProcess) {
    this.#start = start;
  }

  /** Lays out functions below a folder, which has their logs too. */
  async install(specs: readonly FunctionSpec[], root: string): Promise<void> {
    await mkdir(join(root, 'logs'), { recursive: true });
    for (const [name, folders] of await layOutFunctions(specs, root)) {
      const spec = specs.find((candidate) => candidate.name === name);
      if (spec) this.#parts.set(name, { spec, folders, log: openSync(join(root, 'logs', `${name}.log`), 'a') });
    }
  }

  /** Invokes a function once its earlier invocations have ended. */
  invoke(name: string, event: unknown): Promise<InvocationOutcome> {
    const invocation = (this.#last.get(name) ?? Promise.resolve()).then(() => this.#open(name).invoke(event));
    this.#last.set(name, invocation);
    return invocation;
  }

  /** Ends all processes. */
  async stop(): Promise<void> {
    const environments = [...this.#environments.values()];
    for (const environment of environments) environment.kill();
    await Promise.all(environments.map(({ ended }) => ended));
    for (const { log } of this.#parts.values()) closeSync(log);
  }

  #open(name: string): ExecutionEnvironment {
    const known = this.#environments.get(name);
    if (known?.isAlive) return known;
    const parts = this.#parts.get(name);
    if (!parts) throw new Error(`there is no function ${name}`);
    const environment = new ExecutionEnvironment(this.#start, parts);
    this.#environments.set(name, environment);
    return environment;
  }
}
