import type { FunctionSpec } from '../assembly/functions.ts';
import type { FunctionLog } from './log.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';
import type { FunctionFolders } from './sandbox.ts';

/** All that a process of a function is made from. */
export interface ProcessParts {
  readonly spec: FunctionSpec;
  readonly folders: FunctionFolders;
  readonly log: FunctionLog;
}

/** Hears what a process has to say. */
export interface ProcessListener {
  onReply(reply: WorkerReply): void;
  /** Said once, last. */
  onEnd(reason: string): void;
}

/** A process in which a runtime runs a function's handler. */
export interface RuntimeProcess {
  /** One order at a time, after the process said that it is ready. */
  send(order: WorkerRequest): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
}

/** Starts such a process, with one runtime or another. Never throws: the listener hears of it, once this returned. */
export type StartProcess = (parts: ProcessParts, listener: ProcessListener) => RuntimeProcess;
