import { type ChildProcess, spawn } from 'node:child_process';
import type { Command, Confinement } from './confinement.ts';
import { buildFunctionEnvironment } from './environment.ts';
import { peakMemoryBytes } from './peak-memory.ts';
import { RuntimeApi } from './runtime-api.ts';
import type { ProcessListener, ProcessParts, RuntimeProcess, StartProcess, WorkerRequest } from './runtime-process.ts';

/** Observations about a function after its processes ran. */
export interface Usage {
  readonly memoryMb: number;
  /** Peak resident memory of one process, in bytes. */
  peakBytes: number;
  /** Number of processes that the kernel ended because they exceeded their memory. */
  memoryKills: number;
}

/** The functions under Lambda's own runtime interface client. */
export class InterfaceClients {
  readonly #confinement: Confinement;
  readonly #running = new Set<ClientProcess>();
  readonly #usage = new Map<string, Usage>();

  constructor(confinement: Confinement) {
    this.#confinement = confinement;
  }

  readonly start: StartProcess = (parts, listener) => {
    const usage = this.#usageOf(parts.spec);
    const client = new ClientProcess(this.#confinement, usage, parts, {
      onReply: listener.onReply,
      onEnd: (reason) => {
        this.#running.delete(client);
        listener.onEnd(reason);
      },
    });
    this.#running.add(client);
    return client;
  };

  /** Processes of a function that run now. */
  processesOf(functionName: string): number[] {
    return [...this.#running].filter(({ name }) => name === functionName).flatMap(({ processes }) => processes);
  }

  /** By function. */
  usage(): ReadonlyMap<string, Usage> {
    for (const client of this.#running) client.measure();
    return this.#usage;
  }

  #usageOf({ name, memoryMb }: ProcessParts['spec']): Usage {
    const known = this.#usage.get(name) ?? { memoryMb, peakBytes: 0, memoryKills: 0 };
    this.#usage.set(name, known);
    return known;
  }
}

class ClientProcess implements RuntimeProcess {
  readonly name: string;
  readonly #confinement: Confinement;
  readonly #usage: Usage;
  readonly #parts: ProcessParts;
  readonly #api: RuntimeApi;
  #command: Command | undefined;
  #child: ChildProcess | undefined;
  #killed = false;

  constructor(confinement: Confinement, usage: Usage, parts: ProcessParts, listener: ProcessListener) {
    this.name = parts.spec.name;
    this.#confinement = confinement;
    this.#usage = usage;
    this.#parts = parts;
    this.#api = new RuntimeApi(`arn:aws:lambda:local:000000000000:function:${this.name}`, listener);
    void this.#run()
      .catch(String)
      .then((reason) => listener.onEnd(reason));
  }

  send(order: WorkerRequest): void {
    this.#api.offer(order);
  }

  kill(): void {
    this.#killed = true;
    this.measure();
    const group = this.#child?.pid;
    if (group !== undefined && this.#child?.exitCode === null && this.#child.signalCode === null)
      process.kill(-group, 'SIGKILL');
  }

  get processes(): readonly number[] {
    const alone = this.#child?.pid === undefined ? [] : [this.#child.pid];
    return this.#command?.groups?.processes() ?? alone;
  }

  measure(): void {
    this.#usage.peakBytes = Math.max(this.#usage.peakBytes, ...this.processes.map(peakMemoryBytes));
  }

  /** @returns the reason why the process ended */
  async #run(): Promise<string> {
    const address = await this.#api.listen();
    if (this.#killed) return this.#api.close() ?? 'was stopped';
    const command = this.#confinement.command(this.#parts);
    this.#command = command;
    const end = await this.#lifetime(command, address);
    this.#usage.memoryKills += command.groups?.memoryKills() ?? 0;
    this.#command = undefined;
    await this.#confinement.release(command);
    return this.#api.close() ?? end;
  }

  #lifetime({ program, args, workingFolder, seen, environment }: Command, address: string): Promise<string> {
    const child = spawn(program, args, {
      cwd: workingFolder,
      env: { ...buildFunctionEnvironment(this.#parts.spec, seen), ...environment, AWS_LAMBDA_RUNTIME_API: address },
      stdio: ['ignore', this.#parts.log, this.#parts.log],
      detached: true,
    });
    this.#child = child;
    return new Promise((resolve) => {
      child.once('error', ({ message }) => resolve(message));
      child.once('close', (code, signal) => resolve(`the process ended (${signal ?? `exit code ${code}`})`));
    });
  }
}
