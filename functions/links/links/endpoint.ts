import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { makeLink } from '../../../lib/contract/make-link.ts';
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
  async ({ body }, services, context) => {
    const call = toLinkedCall(body);
    const format = await validateLinkedCall(call, services.requestValidator, context);
    const request = { path: body.path, query: call.query, body: call.body };
    const link = await makeLink({ request, seconds: body.expires_in, bodyLocation: 'body.body' }, services, context);
    return { url: link.url, media_type: LINK_FORMATS[format], expires_at: link.expires_at };
  },
);

/** An omitted body becomes an empty object, so that the response names the members that are missing. */
function toLinkedCall({ path, query, body }: LinkRequest): LinkedCall {
  const endpoint = findLinkable(path);
  if (!endpoint) throw new Error(`no link leads to ${path}`);
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const nothing = endpoint.method === 'POST' ? {} : undefined;
  return { endpoint, query: Object.fromEntries(texts), body: body ?? nothing };
}
