import type { APIGatewayProxyEvent } from 'aws-lambda';
import { canonicalize } from '../base/canonical.ts';
import { Answer, Content, type Scope } from '../contract/endpoint.ts';
import type { RequestContext, SharedContext } from '../contract/request-context.ts';
import type { AnswerCache } from '../contract/tables/answers/answer-cache.ts';
import { createAnswerKey } from '../contract/tables/answers/answer-key.ts';
import type { AnswerKey } from '../contract/tables/answers/answer-table.ts';
import { TableUnavailable } from '../contract/tables/table-unavailable.ts';
import { type CalculationCounter, countAnswer, type ServedAnswer } from './answer-counts.ts';
import type { Call } from './call.ts';
import { readHeader } from './header.ts';

/** Services that caching needs: the cache, the versions that are part of the key, and the recorder of counts. */
export interface CachingServices {
  /** Absent when nothing is cached. The getter throws when the cache cannot be opened. */
  readonly answers?: AnswerCache;
  readonly recorder?: CalculationCounter;
  readonly ephemeris?: { readonly facts: { readonly engineVersion: string; readonly dataVersion: string } };
}

/** A call that is routed and validated. */
export type ReadyCall = Call & Required<Pick<Call, 'endpoint' | 'request'>>;

type CanonicalRequest = Pick<ReadyCall['request'], 'query' | 'body'>;

interface CacheableRequest {
  readonly call: ReadyCall;
  /** The validated request in canonical form: the input of the calculation. */
  readonly canonical: CanonicalRequest;
  readonly services: CachingServices;
}

/**
 * Answers a request from the cache, or calculates the answer and stores it.
 *
 * The endpoint receives the canonical request that the key is made of, not the one that was sent. Two requests with the
 * same key therefore cannot have different answers, even if their members come in a different order.
 *
 * A failing cache is bypassed. It delays a request by its timeouts at most.
 */
export async function answerWithCache(
  event: APIGatewayProxyEvent,
  call: ReadyCall,
  services: CachingServices,
): Promise<Answer<unknown>> {
  const startedMs = performance.now();
  const { query, body } = call.request;
  const request = { call, canonical: canonicalize({ query, body }), services };
  if (mayBypass(call) && refusesCachedAnswer(event)) return calculateAnswer(request);
  const slot = findCacheSlot(request);
  const match = slot ? await tryCache(slot.cache.find(slot.key)) : FAILED;
  if (match === FAILED) return calculateAnswer(request, { failed: true });
  if (!match) return calculateAnswer(request, { slot });
  return serveAnswer(request, { ...match, outcome: 'hit', tookUs: measureMicrosecondsSince(startedMs) });
}

/** The cache and the key under which an answer is stored. */
interface CacheSlot {
  readonly cache: AnswerCache;
  readonly key: AnswerKey;
}

function findCacheSlot({ call: { endpoint }, canonical, services }: CacheableRequest): CacheSlot | undefined {
  const cache = openCache(services);
  if (!cache || !endpoint.stored) return undefined;
  const { engineVersion = '', dataVersion = '' } = services.ephemeris?.facts ?? {};
  const edition = [...cache.edition, engineVersion, dataVersion];
  const request = JSON.stringify(canonical);
  return { cache, key: createAnswerKey({ type: endpoint.stored, path: endpoint.path, request, edition }) };
}

function openCache(services: CachingServices): AnswerCache | undefined {
  try {
    return services.answers;
  } catch {
    return undefined;
  }
}

interface CacheUse {
  /** Where to store the answer; absent: it is not stored. */
  readonly slot?: CacheSlot | undefined;
  readonly failed?: true;
}

async function calculateAnswer(request: CacheableRequest, { slot, failed }: CacheUse = {}): Promise<Answer<unknown>> {
  const startedMs = performance.now();
  const value = await request.call.endpoint.run(
    request.canonical,
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

/** Removes what belongs to a single request, because a stored answer is sent to every client with the same request. */
function toSharedContext({ calculatedAt, elapsedMs, remainingMs, checkTime }: RequestContext): SharedContext {
  return { calculatedAt, elapsedMs, remainingMs, checkTime };
}

const BYPASS_HEADERS = { 'X-Cache': 'bypass' };

const FAILED = Symbol('the cache did not do its part');

/** Turns an unavailable table into `FAILED`, because the answer can be calculated without the cache. */
async function tryCache<Value>(lookUp: Promise<Value>): Promise<Value | typeof FAILED> {
  try {
    return await lookUp;
  } catch (fault) {
    if (fault instanceof TableUnavailable) return FAILED;
    throw fault;
  }
}

/** Counts an answer and returns it with its `X-Cache` header. */
function serveAnswer({ call, services: { recorder } }: CacheableRequest, served: ServedAnswer): Answer<unknown> {
  call.cacheOutcome = served.failed ? 'failed' : served.outcome;
  if (recorder) countAnswer(recorder, call.endpoint, served);
  return new Answer(200, new Content('application/json', served.text), { 'X-Cache': served.outcome });
}

/** Without this scope an equal request costs its caller nothing, and the service next to nothing, however often it is sent. */
const BYPASS_SCOPE: Scope = 'cache:bypass';

const mayBypass = ({ context }: Call): boolean => context.principal?.scopes.includes(BYPASS_SCOPE) ?? false;

/** Whether the client refuses cached answers. Its own answer is then not stored either. */
function refusesCachedAnswer(event: APIGatewayProxyEvent): boolean {
  const directives = readHeader(event, 'cache-control')?.toLowerCase().split(',') ?? [];
  return directives.some((directive) => ['no-store', 'no-cache'].includes(directive.trim()));
}

const measureMicrosecondsSince = (startedMs: number): number => Math.round((performance.now() - startedMs) * 1000);
