import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { release } from '../../../lib/base/release.ts';
import { defineHandler, type EndpointHandler, StorableAnswer } from '../../../lib/contract/endpoint.ts';
import type { InternalRequest } from '../../../lib/contract/endpoint-caller.ts';
import { awaitSecrets } from '../../../lib/contract/make-link.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import type { SealedLink } from '../../../lib/contract/services.ts';
import type { followLink } from '../endpoints.ts';
import { findLinkable, findLinkFormat } from '../linkable.ts';
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
  run: async ({ path }, { links, endpointCaller }, context) => {
    const link = await awaitSecrets(links.open(path.token));
    if (!link) throw new Problem('LinkInvalid', 'This service has not made the link, or its secret was withdrawn.');
    const remainingSeconds = requireTime(link, context);
    const request = toCall(link);
    return new StorableAnswer({
      tag: `${release.version}.${links.tagAt(path.token, context.receivedAt)}`,
      maxAgeSeconds: findMaxAge(remainingSeconds),
      calculate: async () => toLinkAnswer(await endpointCaller(request, context)),
    });
  },
});

/** @returns seconds until the link ends @throws Problem `LinkExpired` */
function requireTime({ endsAt }: SealedLink, { receivedAt }: RequestContext): number {
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
