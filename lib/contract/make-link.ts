import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import type { RequestContext } from './request-context.ts';
import type { LinkedRequest, Services } from './services.ts';
import { TableUnavailable } from './tables/table-unavailable.ts';

/** A request to make a link for, and how long the link leads to its answer. */
interface LinkOrder {
  readonly request: LinkedRequest;
  readonly seconds: number;
  /** Location of the linked body in the request of the caller. */
  readonly bodyLocation: string;
}

interface MadeLink {
  readonly url: string;
  /** ISO 8601 in UTC. */
  readonly expires_at: string;
}

/** Seconds for which a link lasts where its maker states no time. */
export const DEFAULT_LINK_SECONDS = 30 * 86_400;

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
  const token = await awaitSecrets(links.seal({ endsAt, owner, request }, receivedAt));
  if (token === undefined) {
    throw new Problem('LinksUnavailable', 'The operator of the service has not made a secret for links yet.');
  }
  const url = requireShort(`${publicUrl ?? address()}/l/${token}`, bodyLocation);
  return { url, expires_at: new Date(endsAt * 1000).toISOString() };
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
  throw new Problem('LinkTooLong', detail, { issues: [{ location, message: 'is too long for a link' }] });
}
