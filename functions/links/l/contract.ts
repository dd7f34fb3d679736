import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { LINK_FORMATS, linkableEndpoints } from '../linkable.ts';

const offeredFormats = new Set(linkableEndpoints.flatMap(({ files = [] }) => files));

const media = [...offeredFormats].map((format) => [LINK_FORMATS[format], `With \`format=${format}\` in the link`]);

export const contract = defineContract({
  description:
    'The picture, table or calendar of a link that `POST /links` made. The link is the only credential: headers with others are not read. Requests through the links of a client have limits of their own and are not charged to the client. A client that sends the `ETag` of an answer in `If-None-Match` gets 304 within the clock hour, without a calculation. A problem of its request is located in that request, as it was sent in `query` and `body` of `POST /links`.',
  response: z.never(),
  otherMedia: Object.fromEntries(media),
  errors: ['LinksUnavailable'],
  passesOn: linkableEndpoints,
});
