/** Messages between the pool and a worker process. A worker sends exactly one reply to each request. */

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
