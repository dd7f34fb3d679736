import type { ZodType } from 'zod';
import { Answer, Content, type EndpointDescriptor, type SharedContext } from './endpoint.ts';

/**
 * The member that holds the milliseconds from the arrival of the request to the answer. Rows (`format=llm_v2`) have
 * `metadata.processing_time_ms` instead of `metadata.calculation_time_ms`.
 */
export type Timing = 'metadata.processing_time_ms' | 'metadata.calculation_time_ms' | 'processing_time_ms';

/** Creates the function that adds the common members to an endpoint's result: `success` and the duration. */
export function createEnvelope({ response, timing }: Pick<EndpointDescriptor, 'response' | 'timing'>) {
  const addsSuccess = hasSuccess(response);
  const enclose = (result: unknown, query: unknown, context: SharedContext): unknown => {
    if (result instanceof Content || result instanceof Answer) return result;
    const timed = timing ? addTiming(result as Members, selectTiming(timing, query), context.elapsedMs()) : result;
    return addsSuccess ? { success: true, ...(timed as Members) } : timed;
  };
  return (result: unknown, query: unknown, context: SharedContext): unknown =>
    result instanceof Promise
      ? result.then((value) => enclose(value, query, context))
      : enclose(result, query, context);
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Whether an answer has a member `success`. For a union the first alternative decides, because all alternatives agree.
 * The endpoints of bundles have only so much of their schema as this reads.
 */
export function hasSuccess(schema: ZodType): boolean {
  const { def } = schema._zod as { readonly def: { readonly shape?: Members; readonly options?: readonly ZodType[] } };
  const [first] = def.options ?? [];
  return first ? hasSuccess(first) : Object.hasOwn(def.shape ?? {}, 'success');
}

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
