import type { Context } from 'aws-lambda';

/**
 * The event that the schedule sends to a function instead of a request. No client can send it: API Gateway wraps every
 * client request in an event of its own.
 */
export const WARM_UP_EVENT = { source: 'natal.warm-up' } as const;

type WarmUpEvent = typeof WARM_UP_EVENT;

/** One initialization step that the first request would otherwise wait for. */
export interface WarmUpStep {
  readonly name: string;
  /** Throws or rejects on failure. */
  run(lambda: Context): unknown;
}

/** A failed step and its error; for the operator only. */
interface WarmUpFailure {
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

/** The result of a warm-up, read only by an operator who invokes the function manually. */
interface WarmUpReport {
  readonly warm: readonly string[];
  readonly failed: readonly string[];
}

/** A handler that also answers warm-ups. */
export type Warmable<Handler> = ((event: WarmUpEvent, lambda: Context) => Promise<WarmUpReport>) & Handler;

/**
 * Wraps a handler so that it also answers warm-ups. Warm-ups skip the middleware chain: they are not requests, so they
 * are neither routed nor counted.
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

/** Runs every step even if others fail: the engine is warmed even when a table is unreachable. */
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
