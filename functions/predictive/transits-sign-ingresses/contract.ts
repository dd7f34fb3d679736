import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { ingressRecord } from '../transit-records.ts';

export const SignIngressesResponse = z
  .object({
    success,
    ingresses: z
      .array(ingressRecord.schema)
      .meta({ description: 'Every ingress, re-entries included, in order of time' }),
    ...pagedShape,
  })
  .meta({ id: 'SignIngressesResponse', description: 'When bodies enter signs' });

export type SignIngressesResponse = z.input<typeof SignIngressesResponse>;

export const contract = defineContract({
  description:
    'Every ingress between two dates in order of time, including retrograde returns to the previous sign. A search spans at most 200 years, 50 with the Moon; long answers come in pages.',
  response: SignIngressesResponse,
  errors: ['InvalidRange'],
});
