import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { makeLink } from '../../../lib/contract/make-link.ts';
import { findLinkable, LINK_FORMATS } from '../linkable.ts';
import type { contract } from './contract.ts';
import type { createLink } from './endpoint.ts';
import { examples } from './examples.ts';
import { LinkRequest } from './request.ts';
import { type LinkedCall, validateLinkedCall } from './validate.ts';

export const handler: EndpointHandler = defineHandler<typeof createLink, typeof contract>()({
  request: { body: LinkRequest },
  envelope: 'none',
  examples,
  run: async ({ body }, services, context) => {
    const call = toLinkedCall(body);
    const format = await validateLinkedCall(call, services.requestValidator, context);
    const request = { path: body.path, query: call.query, body: call.body };
    const link = await makeLink({ request, seconds: body.expires_in, bodyLocation: 'body.body' }, services, context);
    return { url: link.url, media_type: LINK_FORMATS[format], expires_at: link.expires_at };
  },
});

/** An omitted body becomes an empty object, so that the response names the members that are missing. */
function toLinkedCall({ path, query, body }: LinkRequest): LinkedCall {
  const endpoint = findLinkable(path);
  if (!endpoint) throw new Error(`no link leads to ${path}`);
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const nothing = endpoint.method === 'POST' ? {} : undefined;
  return { endpoint, query: Object.fromEntries(texts), body: body ?? nothing };
}
