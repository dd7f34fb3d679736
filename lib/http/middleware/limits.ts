import { Problem } from '../../errors/problem.ts';
import type { Charge, Limiter } from '../../store/limits/limiter.ts';
import { type Standing, standingsOf } from '../../store/limits/windows.ts';
import type { Call, ChainRequest, Counted, Middleware } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';

/** What a function needs of whose endpoints some have limits. */
export interface LimitServices {
  readonly limiter: Limiter;
}

/**
 * Counts a request against the limits of its endpoint's class, and refuses it where one is reached.
 *
 * It comes after validation: a request that does not fit the schema calculates nothing and costs nothing here; the
 * usage plan has counted it already.
 */
export function limits<Services>(endpoints: readonly Endpoint<Services>[], services: Services): Middleware {
  const isCounted = endpoints.some((endpoint) => endpoint.limits !== 'none');
  if (isCounted && !hasLimiter(services)) throw new Error('endpoints with limits need a limiter');
  return {
    before: ({ context: { call } }) => {
      const charge = chargeOf(call);
      return charge && take((services as LimitServices).limiter, charge, call);
    },
  };
}

function hasLimiter(services: unknown): services is LimitServices {
  return typeof services === 'object' && services !== null && 'limiter' in services;
}

function chargeOf({ endpoint, context }: Call): Charge | undefined {
  if (!endpoint || endpoint.limits === 'none') return undefined;
  return { principalId: context.principal?.id, limitClass: endpoint.limits, at: context.receivedAt };
}

async function take(limiter: Limiter, charge: Charge, call: Call): Promise<void> {
  const taken = await limiter.take(charge);
  call.counted = { charge, taken };
  if (!taken.accepted) throw exceeded(call.counted);
}

/** Where both limits are used up, the later end counts. */
function exceeded(counted: Counted): Problem {
  const usedUp = usedUpOf(counted);
  const seconds = Math.max(...usedUp.map(({ resetsInSeconds }) => resetsInSeconds));
  const told = usedUp.map(({ requests, window }) => `${requests} requests of this ${window}`).join(' and the ');
  return new Problem('RateLimitExceeded', `The ${told} are used up; the next is taken in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

const usedUpOf = ({ charge, taken }: Counted): readonly Standing[] =>
  standingsOf(charge, taken.counts).filter(({ remaining }) => remaining === 0);

/**
 * Tells of the limits in the headers of every counted answer, problems included: it stands before the link that renders
 * those.
 *
 * @source draft-ietf-httpapi-ratelimit-headers-11, sections 3 and 4,
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
export function limitHeaders(): Middleware {
  return { after: addHeaders, onError: addHeaders };
}

function addHeaders({ context, response }: ChainRequest): void {
  const counted = context.call?.counted;
  if (counted && response) response.headers = { ...response.headers, ...headersOf(counted) };
}

function headersOf(counted: Counted): Record<'RateLimit-Policy' | 'RateLimit', string> {
  const standings = standingsOf(counted.charge, counted.taken.counts);
  // By section 6 of the draft Retry-After must not come before the end of a window that is told of.
  const told = counted.taken.accepted ? standings : usedUpOf(counted);
  return {
    'RateLimit-Policy': standings.map((one) => `"${one.name}";q=${one.requests};w=${one.seconds}`).join(', '),
    RateLimit: told.map((one) => `"${one.name}";r=${one.remaining};t=${one.resetsInSeconds}`).join(', '),
  };
}
