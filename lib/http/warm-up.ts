import type { Context } from 'aws-lambda';

/**
 * What the schedule sends to a function in place of a request. No client can send it: what a client sends is inside the
 * event that the gateway makes of it.
 */
export const WARM_UP_EVENT = { source: 'natal.warm-up' } as const;

export type WarmUpEvent = typeof WARM_UP_EVENT;

/** One thing that the first request would otherwise wait for. */
export interface WarmUpStep {
  readonly name: string;
  /** Throws or rejects where it did not work. */
  run(lambda: Context): unknown;
}

/** A step that did not work, and why; for the operator only. */
export interface WarmUpFailure {
  readonly step: string;
  readonly fault: unknown;
}

export interface WarmUpRecord {
  readonly steps: readonly string[];
  readonly failures: readonly WarmUpFailure[];
  readonly durationMs: number;
}

export interface WarmUp {
  readonly steps: readonly WarmUpStep[];
  readonly observe: (record: WarmUpRecord) => void;
}

/** What a warm-up returns. Nobody waits for it but who invokes the function by hand. */
export interface WarmUpReport {
  readonly warm: readonly string[];
  readonly failed: readonly string[];
}

/** A handler that answers warm-ups too. */
export type Warmable<Handler> = ((event: WarmUpEvent, lambda: Context) => Promise<WarmUpReport>) & Handler;

/**
 * Puts the answer to warm-ups before a handler. They pass no chain: they are no requests, and are neither routed nor
 * counted among them.
 */
export function addWarmUp<Handler extends (event: never, lambda: Context) => Promise<unknown>>(
  handler: Handler,
  warmUp: WarmUp,
): Warmable<Handler> {
  const answer = (event: unknown, lambda: Context): Promise<unknown> =>
    isWarmUp(event) ? runWarmUp(warmUp, lambda) : handler(event as never, lambda);
  return answer as Warmable<Handler>;
}

function isWarmUp(event: unknown): event is WarmUpEvent {
  return (event as Partial<WarmUpEvent>).source === WARM_UP_EVENT.source;
}

/** Every step, whatever became of the others: a table that is out of reach leaves the engine to be warmed. */
async function runWarmUp({ steps, observe }: WarmUp, lambda: Context): Promise<WarmUpReport> {
  const startedMs = performance.now();
  const failures: WarmUpFailure[] = [];
  for (const step of steps) {
    try {
      await step.run(lambda);
    } catch (fault) {
      failures.push({ step: step.name, fault });
    }
  }
  const names = steps.map(({ name }) => name);
  const failed = failures.map(({ step }) => step);
  observe({ steps: names, failures, durationMs: performance.now() - startedMs });
  return { warm: names.filter((name) => !failed.includes(name)), failed };
}
