import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './answer-request.ts';
import type { NumberedRequest } from './thread.ts';

/** Where the thread finds its program and data. */
export interface ThreadFiles {
  readonly program: string | URL;
  /** Variables of the program: the folders of its data. Those of this process are not passed on. */
  readonly environment: Readonly<Record<string, string>>;
}

interface Waiting {
  readonly resolve: (answer: ThreadAnswer) => void;
  readonly reject: (fault: unknown) => void;
}

/** Where this variable of the process is set, the engine's C code reads the files of that folder, in every thread. */
const FOREIGN_FILES = 'SE_EPHE_PATH';

/**
 * A thread with an engine of its own. It starts with the first request, keeps no program from ending, and is started again where it
 * ended. What other code of the process does with its engine, also with the same module, changes nothing here.
 */
export class EngineThread {
  readonly #files: ThreadFiles;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(files: ThreadFiles) {
    this.#files = files;
  }

  /** @throws Error where the process sets SE_EPHE_PATH, the thread ends, or the reason of an aborted signal */
  async answer(request: ThreadRequest, signal: AbortSignal): Promise<ThreadAnswer> {
    signal.throwIfAborted();
    if (process.env[FOREIGN_FILES])
      throw new Error(
        `${FOREIGN_FILES} is set, and the engine would read the files of that folder: remove the variable`,
      );
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
    const abort = (): void => reject(signal.reason);
    this.#waiting.set(id, { resolve, reject });
    signal.addEventListener('abort', abort, { once: true });
    this.#worker.ref();
    this.#worker.postMessage({ id, ...request } satisfies NumberedRequest);
    return await promise.finally(() => {
      signal.removeEventListener('abort', abort);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#worker?.unref();
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { program, environment } = this.#files;
    const worker = new Worker(program, { env: environment, execArgv: [] });
    let cause: unknown;
    worker.on('message', ({ id, ...answer }: ThreadAnswer & { readonly id: number }) =>
      this.#waiting.get(id)?.resolve(answer),
    );
    worker.on('error', (fault) => {
      cause = fault;
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(cause ?? new Error('the thread of the engine has ended'));
    });
    return worker;
  }
}
