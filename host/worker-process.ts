import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { Channel, type Procedures } from './channel.ts';
import { CONNECTION_MESSAGE, type WorkerRole, type WorkerSettings } from './worker-settings.ts';

/** How worker processes are started. */
export interface WorkerProgram {
  /** `worker.ts`, or its bundle. */
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Flags of Node. */
  readonly flags: readonly string[];
  /** File descriptor for what workers print; undefined: that of this process. */
  readonly output?: number | undefined;
}

/** A worker, as the primary sees it. */
export class WorkerProcess {
  readonly role: WorkerRole;
  readonly channel: Channel;
  readonly ended: Promise<string>;
  readonly whenReady: Promise<void>;
  isReady = false;
  /** Open connections that it was given. */
  connections = 0;
  /** Whether it calculates for another worker. */
  isBusy = false;
  answeredMs = performance.now();
  freeMs = performance.now();
  /** Whether it is ended because it is not needed. */
  isRetired = false;
  readonly #child: ChildProcess;

  constructor(program: WorkerProgram, settings: WorkerSettings, procedures: Procedures) {
    this.role = settings.role;
    const { promise, resolve: setReady } = Promise.withResolvers<void>();
    this.whenReady = promise;
    const output = program.output ?? 'inherit';
    this.#child = fork(program.file, [], {
      env: { ...program.environment, WORKER_SETTINGS: JSON.stringify(settings) },
      execArgv: [...program.flags],
      stdio: ['ignore', output, output, 'ipc'],
    });
    this.channel = new Channel(this.#child, {
      ...procedures,
      ready: () => {
        this.isReady = true;
        this.noteAnswer();
        setReady();
      },
      closed: () => {
        this.connections -= 1;
      },
    });
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (fault) => resolve(fault.message));
      this.#child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    void this.ended.then((reason) => this.channel.close(`the worker ended: ${reason}`));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Hands over a connection, which a worker that has ended meanwhile loses. */
  connect(socket: Socket): void {
    this.connections += 1;
    this.#child.send(CONNECTION_MESSAGE, socket, {}, (fault) => {
      if (!fault) return;
      this.connections -= 1;
      socket.destroy();
    });
  }

  noteAnswer(): void {
    this.answeredMs = performance.now();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
