import { policiesOf, type RateLimitPolicy } from '../../base/catalog/limit-classes.ts';
import { Problem } from '../../base/errors/problem.ts';
import type { Limiter, RateLimitRequest, RequestCounts } from '../../contract/tables/rate-limits/limiter.ts';
import { windowEndMs } from '../../contract/tables/rate-limits/windows.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { identifySite } from '../client-network.ts';

/**
 * Part of what the demo has left that one site may have used: sites that use much leave the last part to those that come new.
 * With n sites that take all they can, each has 1 of 8 + n parts and 8 stay free.
 */
const SHARE_OF_REST = 1 / 8;

/** Counts a request of a visitor for its site and for the demo as a whole. */
export interface DemoShare {
  readonly limiter: Limiter;
  /** Undefined where the gateway gives no address. */
  readonly site: string | undefined;
  readonly at: Date;
}

/**
 * Takes a request from the share of a site: at most its own limit, and at most an eighth of what the demo has left.
 *
 * @throws Problem `RateLimitExceeded`; the demo as a whole is then not charged
 */
export async function takeDemoShare({ limiter, site, at }: DemoShare): Promise<void> {
  const whole: RateLimitRequest = { principalId: 'demo', limitClass: 'demo_all', at };
  const ofSite: RateLimitRequest = { principalId: identifySite(site ?? ''), limitClass: 'demo_sites', at };
  const own = await limiter.take(ofSite);
  const used = await readUsage(limiter, whole);
  const refusing = policiesOf('demo_all').find((policy) => !own.accepted || isOverShare(policy, own.counts, used));
  if (refusing) throw createBusyProblem(refusing, ofSite);
  const { accepted } = await limiter.take(whole);
  const [shortest] = policiesOf('demo_all');
  if (!accepted && shortest) throw createBusyProblem(shortest, whole);
}

/** Without the table each instance counts by itself, and no share is known. */
async function readUsage(limiter: Limiter, request: RateLimitRequest): Promise<RequestCounts> {
  try {
    return await limiter.usage(request);
  } catch (fault) {
    if (fault instanceof TableUnavailable) return { minute: 0, hour: 0 };
    throw fault;
  }
}

const isOverShare = ({ window, quota }: RateLimitPolicy, own: RequestCounts, used: RequestCounts): boolean =>
  own[window] > Math.max(1, (quota - used[window]) * SHARE_OF_REST);

/** @param counted whose window has to end: a site has its share again with its own, all sites with that of the demo */
function createBusyProblem({ window }: RateLimitPolicy, counted: RateLimitRequest): Problem {
  const seconds = Math.ceil((windowEndMs(window, counted) - counted.at.getTime()) / 1000);
  const detail = `Visitors of this network have used their share of the demo for this ${window}; the next request is taken in ${seconds} s, and any with an API key now.`;
  return new Problem('RateLimitExceeded', detail, { headers: { 'Retry-After': String(seconds) } });
}
