import type { FunctionFolders } from './folders.ts';
import type { FunctionSpec } from './functions.ts';

/** A request to a process. The process sends exactly one reply to each. */
export interface WorkerRequest {
  readonly requestId: string;
  /** The event as JSON. */
  readonly event: string;
  readonly timeoutMs: number;
  /** X-Ray's header. */
  readonly trace: string;
}

export type WorkerReply =
  /** The handler is loaded; sent once, first. */
  | { readonly type: 'ready' }
  /** What the handler returned, as JSON. */
  | { readonly type: 'result'; readonly payload: string }
  /** The handler threw; the process continues. */
  | { readonly type: 'error'; readonly reason: string }
  /** An error outside the handler, or the handler does not load; the process ends. */
  | { readonly type: 'fatal'; readonly reason: string };

/** Inputs for starting a process of a function. */
export interface ProcessParts {
  readonly spec: FunctionSpec;
  readonly folders: FunctionFolders;
  /** File descriptor for what the function prints. */
  readonly log: number;
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
