import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';

export const contract = defineContract({
  description:
    'Ends a single link, before its time. Only the caller that made it can end it, by the `id` that `POST /links` returned; whoever opens it then gets 410 `LinkExpired`. Of the link nothing but its id is kept, until it would have ended by itself.',
  response: z.never(),
  emptyStatuses: { 204: 'The link has ended.' },
  errors: ['LinkNotFound', 'LinksUnavailable'],
});
