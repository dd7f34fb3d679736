import { Answer, Content, StorableAnswer } from './reply.ts';

/**
 * The member that holds the milliseconds from the arrival of the request to the answer. Rows (`format=llm_v2`) have
 * `metadata.processing_time_ms` instead of `metadata.calculation_time_ms`.
 */
export type Timing = 'metadata.processing_time_ms' | 'metadata.calculation_time_ms' | 'processing_time_ms';

/** What a handler says about the common members of its answers. */
export interface Envelope {
  readonly envelope?: 'none';
  readonly timing?: Timing;
}

interface ElapsedTime {
  /** Milliseconds since the request arrived. */
  elapsedMs(): number;
}

/** Creates the function that adds the common members to an endpoint's result: `success` and the duration. */
export function createEnvelope({ envelope, timing }: Envelope) {
  const enclose = (result: unknown, query: unknown, context: ElapsedTime): unknown => {
    if (result instanceof Content || result instanceof Answer || result instanceof StorableAnswer) return result;
    const timed = timing ? addTiming(result as Members, selectTiming(timing, query), context.elapsedMs()) : result;
    return envelope === 'none' ? timed : { success: true, ...(timed as Members) };
  };
  return (result: unknown, query: unknown, context: ElapsedTime): unknown =>
    result instanceof Promise
      ? result.then((value) => enclose(value, query, context))
      : enclose(result, query, context);
}

type Members = Readonly<Record<string, unknown>>;

function selectTiming(timing: Timing, query: unknown): Timing {
  const isRows = (query as { readonly format?: unknown } | undefined)?.format === 'llm_v2';
  return isRows && timing === 'metadata.calculation_time_ms' ? 'metadata.processing_time_ms' : timing;
}

function addTiming(result: Members, timing: Timing, elapsedMs: number): Members {
  const milliseconds = Math.round(elapsedMs * 1000) / 1000;
  if (timing === 'processing_time_ms') return { ...result, processing_time_ms: milliseconds };
  const metadata = result.metadata as Members | undefined;
  if (timing === 'metadata.processing_time_ms') {
    return { ...result, metadata: { ...metadata, processing_time_ms: milliseconds } };
  }
  return { ...result, metadata: { calculation_time_ms: milliseconds, ...metadata } };
}
