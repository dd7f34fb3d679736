/** What the pool and a worker process say to each other. A worker answers every order with exactly one reply. */

export interface WorkerRequest {
  readonly requestId: string;
  /** The event as JSON. */
  readonly event: string;
  readonly timeoutMs: number;
  /** X-Ray's header. */
  readonly trace: string;
}

export type WorkerReply =
  /** The handler was loaded; said once, first. */
  | { readonly type: 'ready' }
  /** What the handler returned, as JSON. */
  | { readonly type: 'result'; readonly payload: string }
  /** The handler threw; the process goes on. */
  | { readonly type: 'error'; readonly reason: string }
  /** Something threw outside the handler, or it cannot be loaded; the process ends. */
  | { readonly type: 'fatal'; readonly reason: string };
