import { LIMITS } from '../../../lib/catalog/limits.ts';
import { Problem } from '../../../lib/errors/problem.ts';
import { defineEndpoint, type RequestContext } from '../../../lib/http/endpoint.ts';
import type { LinkedRequest, Links } from '../../../lib/http/services.ts';
import { awaitSecrets } from '../await-secrets.ts';
import { findLinkable, LINK_FORMATS, linkableEndpoints } from '../linkable.ts';
import { examples } from './examples.ts';
import { LinkRequest } from './request.ts';
import { LinkResponse } from './response.ts';
import { type LinkedCall, validateLinkedCall } from './validate.ts';

export const createLink = defineEndpoint(
  {
    method: 'POST',
    path: '/links',
    summary: 'A link to a picture, table or calendar',
    description: [
      'Makes an address from which programs that send no body and no key can fetch the answer to a request: a page with `<img>`, a calendar, a spreadsheet. The address holds the request, compressed and sealed, and the service stores nothing: neither it nor a log shows birth data.',
      'The request is validated now and calculated each time the link is opened. Opening it counts against the limits, the plan and the budget of work of the credentials that made it. It ends at `expires_at`, and with these credentials: when the key is disabled, expires or is replaced.',
      'Whoever has the address can open it, but can read no more from it than the answer shows.',
    ].join('\n\n'),
    uses: ['links', 'publicUrl', 'requestValidator'],
    request: { body: LinkRequest },
    response: LinkResponse,
    errors: ['LinkTooLong', 'LinksUnavailable'],
    validates: linkableEndpoints,
    limits: 'none',
    cache: 'none',
    examples,
  },
  async ({ body }, { links, publicUrl, requestValidator }, context) => {
    const call = toLinkedCall(body);
    const format = await validateLinkedCall(call, requestValidator, context);
    const endsAt = Math.floor(context.receivedAt.getTime() / 1000) + body.expires_in;
    const token = await sealRequest({ path: body.path, query: call.query, body: call.body }, endsAt, links, context);
    return {
      url: requireShort(`${publicUrl ?? context.address()}/l/${token}`),
      media_type: LINK_FORMATS[format],
      expires_at: new Date(endsAt * 1000).toISOString(),
    };
  },
);

/** A body that is left out is an empty object, whose faults are those of its members. */
function toLinkedCall({ path, query, body }: LinkRequest): LinkedCall {
  const endpoint = findLinkable(path);
  if (!endpoint) throw new Error(`no link leads to ${path}`);
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const nothing = endpoint.method === 'POST' ? {} : undefined;
  return { endpoint, query: Object.fromEntries(texts), body: body ?? nothing };
}

async function sealRequest(
  request: LinkedRequest,
  endsAt: number,
  links: Links,
  { principal, receivedAt }: RequestContext,
): Promise<string> {
  const owner = principal?.recordIds;
  if (!owner) throw new Problem('InsufficientPermissions', 'A link is made with an API key or a token.');
  const token = await awaitSecrets(links.seal({ endsAt, owner, request }, receivedAt));
  if (token !== undefined) return token;
  throw new Problem('LinksUnavailable', 'The operator of the service has not made a secret for links yet.');
}

const { maximum: MAX_CHARACTERS } = LIMITS.link_characters;

/** @throws Problem `LinkTooLong` for an address that not every program accepts */
function requireShort(url: string): string {
  if (url.length <= MAX_CHARACTERS) return url;
  const detail = `The address would have ${url.length} characters; ${MAX_CHARACTERS} are possible.`;
  throw new Problem('LinkTooLong', detail, { issues: [{ location: 'body.body', message: 'is too long for a link' }] });
}
