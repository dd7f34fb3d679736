import type { APIGatewayProxyEvent } from 'aws-lambda';
import { canonicalize } from '../openapi/canonical.ts';
import type { AnswerCache } from '../store/answers/answer-cache.ts';
import { type AnswerKey, createAnswerKey } from '../store/answers/answer-key.ts';
import { TableUnavailable } from '../store/table-unavailable.ts';
import { type CalculationCounter, countAnswer, type ServedAnswer } from './answer-counts.ts';
import type { Call } from './call.ts';
import { Answer, Content, type RequestContext, type SharedContext } from './endpoint.ts';
import { readHeader } from './header.ts';

/** What answers are kept in, what they depend on beside the request, and where they are counted. */
export interface CachingServices {
  /** Absent where nothing is kept; one that cannot be opened throws. */
  readonly answers?: AnswerCache;
  readonly recorder?: CalculationCounter;
  readonly ephemeris?: { readonly facts: { readonly engineVersion: string; readonly dataVersion: string } };
}

/** A call that was routed and validated. */
export type ReadyCall = Call & Required<Pick<Call, 'endpoint' | 'request'>>;

interface CacheableRequest {
  readonly call: ReadyCall;
  /** The validated request as canonical JSON: what an answer is made of, and what it is found by. */
  readonly text: string;
  readonly services: CachingServices;
}

/**
 * The answer to a request: the one that is kept, or else a new one, which is then kept.
 *
 * The endpoint is handed what the key was made of, not what was sent: so two requests with the same key cannot have
 * different answers, whatever the order of their members.
 *
 * A cache that fails is passed by. It costs a request at most its deadlines.
 */
export async function answerWithCache(
  event: APIGatewayProxyEvent,
  call: ReadyCall,
  services: CachingServices,
): Promise<Answer<unknown>> {
  const startedMs = performance.now();
  const request = { call, text: JSON.stringify(canonicalize(call.request)), services };
  if (refusesCachedAnswer(event)) return calculateAnswer(request);
  const slot = findCacheSlot(request);
  const match = slot ? await tryCache(slot.cache.find(slot.key)) : FAILED;
  if (match === FAILED) return calculateAnswer(request, { failed: true });
  if (!match) return calculateAnswer(request, { slot });
  return serveAnswer(request, { ...match, outcome: 'hit', tookUs: measureMicrosecondsSince(startedMs) });
}

/** Where an answer is kept. */
interface CacheSlot {
  readonly cache: AnswerCache;
  readonly key: AnswerKey;
}

function findCacheSlot({ call: { endpoint }, text, services }: CacheableRequest): CacheSlot | undefined {
  const cache = openCache(services);
  if (!cache || !endpoint.stored) return undefined;
  const { engineVersion = '', dataVersion = '' } = services.ephemeris?.facts ?? {};
  const edition = [...cache.edition, engineVersion, dataVersion];
  return { cache, key: createAnswerKey({ type: endpoint.stored, path: endpoint.path, request: text, edition }) };
}

function openCache(services: CachingServices): AnswerCache | undefined {
  try {
    return services.answers;
  } catch {
    return undefined;
  }
}

interface CacheUse {
  /** Where to keep it; nowhere unless stated. */
  readonly slot?: CacheSlot | undefined;
  readonly failed?: true;
}

async function calculateAnswer(request: CacheableRequest, { slot, failed }: CacheUse = {}): Promise<Answer<unknown>> {
  const startedMs = performance.now();
  const value = await request.call.endpoint.handle(
    JSON.parse(request.text),
    request.services,
    toSharedContext(request.call.context) as RequestContext,
  );
  if (value instanceof Answer) return new Answer(value.status, value.body, { ...value.headers, ...BYPASS_HEADERS });
  if (value instanceof Content) return new Answer(200, value, BYPASS_HEADERS);
  const text = JSON.stringify(value);
  const tookUs = measureMicrosecondsSince(startedMs);
  const answer = { text, calculatedInUs: tookUs };
  if (!slot) return serveAnswer(request, { ...answer, outcome: 'bypass', tookUs, failed });
  const cacheEntry = await tryCache(slot.cache.store(slot.key, answer));
  return serveAnswer(request, {
    ...answer,
    outcome: 'miss',
    tookUs,
    ...(cacheEntry === FAILED ? { failed: true } : { cacheEntry }),
  });
}

/** A stored answer is given to everybody, so the endpoint gets nothing that belongs to this one request. */
function toSharedContext({ calculatedAt, elapsedMs, remainingMs, checkTime }: RequestContext): SharedContext {
  return { calculatedAt, elapsedMs, remainingMs, checkTime };
}

const BYPASS_HEADERS = { 'X-Cache': 'bypass' };

const FAILED = Symbol('the cache did not do its part');

/** An answer is as good without the cache. */
async function tryCache<Value>(lookUp: Promise<Value>): Promise<Value | typeof FAILED> {
  try {
    return await lookUp;
  } catch (fault) {
    if (fault instanceof TableUnavailable) return FAILED;
    throw fault;
  }
}

/** Counts an answer and gives it away. */
function serveAnswer({ call, services: { recorder } }: CacheableRequest, served: ServedAnswer): Answer<unknown> {
  call.cacheOutcome = served.failed ? 'failed' : served.outcome;
  if (recorder) countAnswer(recorder, call.endpoint, served);
  return new Answer(200, new Content('application/json', served.text), { 'X-Cache': served.outcome });
}

/** Who will have nothing that was kept has nothing kept either. */
function refusesCachedAnswer(event: APIGatewayProxyEvent): boolean {
  const directives = readHeader(event, 'cache-control')?.toLowerCase().split(',') ?? [];
  return directives.some((directive) => ['no-store', 'no-cache'].includes(directive.trim()));
}

const measureMicrosecondsSince = (startedMs: number): number => Math.round((performance.now() - startedMs) * 1000);
