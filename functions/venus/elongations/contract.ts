import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { inOrder, RangeMetadata } from '../metadata.ts';
import { VenusElongationRecord } from './response.ts';

export const VenusElongationsResponse = z
  .object({
    success,
    elongations: z.array(VenusElongationRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusElongationsResponse', description: 'The greatest elongations of a range' });

export type VenusElongationsResponse = z.output<typeof VenusElongationsResponse>;

export const contract = defineContract({
  description:
    'Every moment of a range at which Venus is farthest from the Sun in the sky, to the second: 45° to 48°, east of it in the evening, west of it in the morning.',
  response: VenusElongationsResponse,
  errors: ['InvalidRange'],
});
