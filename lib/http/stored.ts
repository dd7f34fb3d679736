import type { APIGatewayProxyEvent } from 'aws-lambda';
import { canonical } from '../openapi/canonical.ts';
import type { AnswerCache } from '../store/answers/answer-cache.ts';
import { type AnswerKey, answerKey } from '../store/answers/answer-key.ts';
import { TableUnavailable } from '../store/table-unavailable.ts';
import { type CalculationCounter, countAnswer, type Told } from './answer-counts.ts';
import type { Call } from './call.ts';
import { Answer, Content, type RequestContext, type SharedContext } from './endpoint.ts';
import { headerOf } from './header.ts';

/** What answers are kept in, what they depend on beside the request, and where they are counted. */
export interface StoringServices {
  /** Absent where nothing is kept; one that cannot be opened throws. */
  readonly answers?: AnswerCache;
  readonly recorder?: CalculationCounter;
  readonly ephemeris?: { readonly facts: { readonly engineVersion: string; readonly dataVersion: string } };
}

/** A call that was routed and validated. */
export type ReadyCall = Call & Required<Pick<Call, 'endpoint' | 'request'>>;

interface Asked {
  readonly call: ReadyCall;
  /** The validated request as canonical JSON: what an answer is made of, and what it is found by. */
  readonly text: string;
  readonly services: StoringServices;
}

/**
 * The answer to a request: the one that is kept, or else a new one, which is then kept.
 *
 * The endpoint is handed what the key was made of, not what was sent: so two requests with the same key cannot have
 * different answers, whatever the order of their members.
 *
 * A cache that fails is passed by. It costs a request at most its deadlines.
 */
export async function storedAnswer(
  event: APIGatewayProxyEvent,
  call: ReadyCall,
  services: StoringServices,
): Promise<Answer<unknown>> {
  const startedMs = performance.now();
  const asked = { call, text: JSON.stringify(canonical(call.request)), services };
  if (refusesStored(event)) return calculated(asked);
  const place = placeOf(asked);
  const found = place ? await orFailed(place.cache.find(place.key)) : FAILED;
  if (found === FAILED) return calculated(asked, { failed: true });
  if (!found) return calculated(asked, { place });
  return told(asked, { ...found, outcome: 'hit', tookUs: microsecondsSince(startedMs) });
}

/** Where an answer is kept. */
interface Place {
  readonly cache: AnswerCache;
  readonly key: AnswerKey;
}

function placeOf({ call: { endpoint }, text, services }: Asked): Place | undefined {
  const cache = openedCache(services);
  if (!cache || !endpoint.stored) return undefined;
  const { engineVersion = '', dataVersion = '' } = services.ephemeris?.facts ?? {};
  const edition = [...cache.edition, engineVersion, dataVersion];
  return { cache, key: answerKey({ type: endpoint.stored, path: endpoint.path, request: text, edition }) };
}

function openedCache(services: StoringServices): AnswerCache | undefined {
  try {
    return services.answers;
  } catch {
    return undefined;
  }
}

interface Circumstances {
  /** Where to keep it; nowhere unless stated. */
  readonly place?: Place | undefined;
  readonly failed?: true;
}

async function calculated(asked: Asked, { place, failed }: Circumstances = {}): Promise<Answer<unknown>> {
  const startedMs = performance.now();
  const value = await asked.call.endpoint.handle(
    JSON.parse(asked.text),
    asked.services,
    sharedPartOf(asked.call.context) as RequestContext,
  );
  if (value instanceof Answer) return new Answer(value.status, value.body, { ...value.headers, ...BYPASS });
  if (value instanceof Content) return new Answer(200, value, BYPASS);
  const text = JSON.stringify(value);
  const tookUs = microsecondsSince(startedMs);
  const answer = { text, calculatedInUs: tookUs };
  if (!place) return told(asked, { ...answer, outcome: 'bypass', tookUs, failed });
  const kept = await orFailed(place.cache.keep(place.key, answer));
  return told(asked, { ...answer, outcome: 'miss', tookUs, ...(kept === FAILED ? { failed: true } : { kept }) });
}

/** A stored answer is given to everybody, so the endpoint gets nothing that belongs to this one request. */
function sharedPartOf({ calculatedAt, elapsedMs, remainingMs, checkTime }: RequestContext): SharedContext {
  return { calculatedAt, elapsedMs, remainingMs, checkTime };
}

const BYPASS = { 'X-Cache': 'bypass' };

const FAILED = Symbol('the cache did not do its part');

/** An answer is as good without the cache. */
async function orFailed<Value>(asking: Promise<Value>): Promise<Value | typeof FAILED> {
  try {
    return await asking;
  } catch (fault) {
    if (fault instanceof TableUnavailable) return FAILED;
    throw fault;
  }
}

/** Counts an answer and gives it away. */
function told({ call, services: { recorder } }: Asked, answered: Told): Answer<unknown> {
  call.cached = answered.failed ? 'failed' : answered.outcome;
  if (recorder) countAnswer(recorder, call.endpoint, answered);
  return new Answer(200, new Content('application/json', answered.text), { 'X-Cache': answered.outcome });
}

/** Who will have nothing that was kept has nothing kept either. */
function refusesStored(event: APIGatewayProxyEvent): boolean {
  const directives = headerOf(event, 'cache-control')?.toLowerCase().split(',') ?? [];
  return directives.some((directive) => ['no-store', 'no-cache'].includes(directive.trim()));
}

const microsecondsSince = (startedMs: number): number => Math.round((performance.now() - startedMs) * 1000);
