import { fork } from 'node:child_process';
import { Channel, ChannelFault } from '../channel.ts';
import type { ShardOrder, ShardOutcome } from './worker.ts';

/** How processes of jobs are started. */
export interface BulkProgram {
  /** `worker.ts` of this folder, or its bundle. */
  readonly file: string;
  /** Variables with the folders of the data. */
  readonly environment: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
}

/** The job cannot be done: its input, its columns or its settings are wrong. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/**
 * With V8's own size of the young generation a process took 663 MB for shards of 10 000 births, with this one 436 MB. The old generation has no
 * limit, as answers as JSON need much more than charts.
 */
const HEAP_FLAGS = ['--max-semi-space-size=4'];

/** Times that a shard is tried whose process ends: by the system for want of memory, by an operator. */
const ATTEMPTS = 3;

interface PoolProcess {
  readonly channel: Channel;
  readonly ended: Promise<string>;
  kill(): void;
}

/** Processes that calculate shards. One that ends is replaced, and its shard is tried again. */
export class BulkPool {
  readonly #program: BulkProgram;
  readonly #idle: PoolProcess[] = [];
  readonly #all = new Set<PoolProcess>();
  #isClosed = false;

  constructor(program: BulkProgram) {
    this.#program = program;
  }

  /** @throws JobRefused, or ChannelFault where the shard failed, its process ended three times, or the pool was closed */
  async calculate(order: ShardOrder): Promise<Exclude<ShardOutcome, { readonly refused: string }>> {
    for (let attempt = 1; ; attempt += 1) {
      if (this.#isClosed) throw new ChannelFault('the processes that calculate were ended');
      const worker = this.#idle.pop() ?? this.#start();
      const outcome = await worker.channel.call<ShardOutcome>('calculate', order).catch((fault: ChannelFault) => fault);
      const isAlive = this.#all.has(worker);
      if (isAlive) this.#idle.push(worker);
      if (outcome instanceof ChannelFault) {
        if (isAlive || attempt === ATTEMPTS) throw outcome;
        continue;
      }
      if ('refused' in outcome) throw new JobRefused(outcome.refused);
      return outcome;
    }
  }

  /** Ends every process at once, and no other one takes its place. What they were writing has a temporary name. */
  close(): void {
    this.#isClosed = true;
    for (const { kill } of this.#all) kill();
    this.#all.clear();
  }

  #start(): PoolProcess {
    const { file, environment, flags = HEAP_FLAGS } = this.#program;
    const child = fork(file, [], {
      env: { ...environment },
      execArgv: [...flags],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const channel = new Channel(child, { ready: () => undefined });
    const ended = new Promise<string>((resolve) => {
      child.once('error', (fault) => resolve(fault.message));
      child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    const worker: PoolProcess = { channel, ended, kill: () => child.kill('SIGKILL') };
    this.#all.add(worker);
    void ended.then((reason) => {
      this.#all.delete(worker);
      channel.close(`a process that calculates ended: ${reason}`);
    });
    return worker;
  }
}
