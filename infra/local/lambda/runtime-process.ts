import type { FunctionSpec } from '../assembly/functions.ts';
import type { FunctionLog } from './log.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';
import type { FunctionFolders } from './sandbox.ts';

/** Inputs for starting a process of a function. */
export interface ProcessParts {
  readonly spec: FunctionSpec;
  readonly folders: FunctionFolders;
  readonly log: FunctionLog;
}

/** Receives the messages and the end of a process. */
export interface ProcessListener {
  onReply(reply: WorkerReply): void;
  /** Called once, last. */
  onEnd(reason: string): void;
}

/** A process in which a runtime runs a function's handler. */
export interface RuntimeProcess {
  /** Sends one request at a time, after the process is ready. */
  send(request: WorkerRequest): void;
  /** Ends the process immediately. */
  kill(): void;
}

/** Starts a process. It never throws; the listener receives failures after it returns. */
export type StartProcess = (parts: ProcessParts, listener: ProcessListener) => RuntimeProcess;
