import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { release } from '../../../lib/base/release.ts';
import { defineHandler, type EndpointHandler, StorableAnswer } from '../../../lib/contract/endpoint.ts';
import type { InternalRequest } from '../../../lib/contract/endpoint-caller.ts';
import { awaitSecrets } from '../../../lib/contract/make-link.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import type { OpenedLink, SealedLink, Services } from '../../../lib/contract/services.ts';
import { takeOrRefuse } from '../../../lib/contract/tables/rate-limits/charge.ts';
import type { Limiter } from '../../../lib/contract/tables/rate-limits/limiter.ts';
import { readCalendarsOrder } from '../calendars.ts';
import type { followLink } from '../endpoints.ts';
import { findLinkable, findLinkFormat } from '../linkable.ts';
import { answerCalendars, formatLocalDay, readLinkClock } from './calendars.ts';
import type { contract } from './contract.ts';
import { findMaxAge, toLinkAnswer } from './response.ts';

/** The token of a link: the last part of its address. */
const LinkPath = z.strictObject({
  token: z.string().min(1).max(SIZES.link_characters.maximum).meta({
    description: 'What `POST /links` returned at the end of `url`',
    example: 'AQABmF0XcE7wq0oR3vJ2xCk',
  }),
});

export const handler: EndpointHandler = defineHandler<typeof followLink, typeof contract>()({
  request: { path: LinkPath },
  envelope: 'none',
  examples: [],
  // Whether a client has the answer already is known when the link is open.
  isCounted: (_, context) => context.header(STATED_TAG) === undefined,
  run: async ({ path }, services, context) => {
    const link = await awaitSecrets(services.links.open(path.token));
    if (!link) throw new Problem('LinkInvalid', 'This service has not made the link, or its secret was withdrawn.');
    const remainingSeconds = requireTime(link, context);
    const { period, calculate } = toLinked(link, services, context);
    const tag = `${release.version}.${services.links.tagAt(path.token, period)}`;
    return new StorableAnswer({
      tag,
      maxAgeSeconds: findMaxAge(remainingSeconds),
      calculate: async () => {
        if (context.header(STATED_TAG) !== undefined) await countOpening(services.limiter, context);
        return calculate(tag);
      },
    });
  },
});

const STATED_TAG = 'if-none-match';

/** @throws Problem `RateLimitExceeded` */
const countOpening = (limiter: Limiter, { principal, network, receivedAt }: RequestContext): Promise<void> =>
  takeOrRefuse(limiter, { principalId: principal?.id ?? network, limitClass: 'links', at: receivedAt });

const MS_PER_HOUR = 3_600_000;

type FollowServices = Pick<Services, 'links' | 'endpointCaller' | 'answers' | 'zones'>;

/** What a link leads to: how long it stays the same, and how it is calculated. */
function toLinked(link: SealedLink, services: FollowServices, context: RequestContext) {
  const order = readCalendarsOrder(link.request);
  if (order) {
    const clock = readLinkClock(order, services);
    return {
      period: formatLocalDay(clock, context),
      calculate: (tag: string) => answerCalendars({ order, clock, tag }, services, context),
    };
  }
  const request = toCall(link);
  return {
    period: String(Math.floor(context.receivedAt.getTime() / MS_PER_HOUR)),
    calculate: async () => toLinkAnswer(await services.endpointCaller(request, context)),
  };
}

/** @returns seconds until the link ends @throws Problem `LinkExpired` */
function requireTime({ endsAt, isEnded }: OpenedLink, { receivedAt }: RequestContext): number {
  if (isEnded) throw new Problem('LinkExpired', 'Its maker has ended the link.');
  const remainingSeconds = Math.floor(endsAt - receivedAt.getTime() / 1000);
  if (remainingSeconds >= 0) return remainingSeconds;
  throw new Problem('LinkExpired', `The link ended at ${new Date(endsAt * 1000).toISOString()}.`);
}

/** @throws Problem `LinkExpired` for a path or a format that an earlier release offered */
function toCall({ request: { path, query, body } }: SealedLink): InternalRequest {
  const endpoint = findLinkable(path);
  if (endpoint && findLinkFormat(endpoint, query.format)) return { endpoint, query, body };
  throw new Problem('LinkExpired', 'This release of the service no longer offers the path or the format of the link.');
}
