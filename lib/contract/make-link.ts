import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import type { Principal, RequestContext } from './request-context.ts';
import type { LinkedRequest, Services } from './services.ts';
import { TableUnavailable } from './tables/table-unavailable.ts';

/** A request to make a link for, and how long the link leads to its answer. */
interface LinkOrder {
  readonly request: LinkedRequest;
  readonly seconds: number;
  /** Where the longest part of the request stands in the request of the caller. */
  readonly bodyLocation: string;
}

interface MadeLink {
  readonly url: string;
  /** By which its maker can end it. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly expires_at: string;
}

/** Seconds for which a link lasts where its maker states no time, and one of calendars. */
export const DEFAULT_LINK_SECONDS = 30 * 86_400;
export const DEFAULT_CALENDAR_SECONDS = 365 * 86_400;

const { maximum: MAX_CHARACTERS } = SIZES.link_characters;

/**
 * Makes a link for the caller of a request, to whom opening it is charged.
 *
 * @throws Problem `InsufficientPermissions` for a caller who may make none, `LinksUnavailable`, or `LinkTooLong` for an
 *   address that not every program accepts
 */
export async function makeLink(
  { request, seconds, bodyLocation }: LinkOrder,
  { links, publicUrl }: Pick<Services, 'links' | 'publicUrl'>,
  { principal, receivedAt, address }: RequestContext,
): Promise<MadeLink> {
  const owner = principal?.recordIds;
  if (!owner) throw new Problem('InsufficientPermissions', 'A link is made with an API key or a token.');
  const endsAt = Math.floor(receivedAt.getTime() / 1000) + seconds;
  const made = await awaitSecrets(links.seal({ endsAt, owner, request }, receivedAt));
  if (made === undefined) {
    throw new Problem('LinksUnavailable', 'The operator of the service has not made a secret for links yet.');
  }
  const url = requireShort(`${publicUrl ?? address()}/l/${made.token}`, bodyLocation);
  return { url, id: made.id, expires_at: new Date(endsAt * 1000).toISOString() };
}

/** @throws Problem `LinksUnavailable` where the table with the secrets of links is out of reach */
export async function awaitSecrets<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('LinksUnavailable', 'The table with the secrets of links does not answer at the moment.', {
      cause: fault,
    });
  }
}

function requireShort(url: string, location: string): string {
  if (url.length <= MAX_CHARACTERS) return url;
  const detail = `The address would have ${url.length} characters; ${MAX_CHARACTERS} are possible.`;
  throw new Problem('LinkTooLong', detail, {
    issues: [
      {
        location,
        message: 'is too long for a link: it is the longest part; leave out what has its default, or link fewer items',
      },
    ],
  });
}

const LINKS_OF = 'links-of-';

/** The principal that stands for all links of a client: what others fetch through them has limits of its own. */
export const toLinksPrincipal = (owner: string): string => `${LINKS_OF}${owner}`;

/** The client behind the principal of its links, to whose plan a calculation is charged that all of them share. */
export const toOwnerPrincipal = (links: Principal): Principal => ({
  ...links,
  id: links.id.startsWith(LINKS_OF) ? links.id.slice(LINKS_OF.length) : links.id,
});
