import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { VenusConjunctionRecord } from '../event-records.ts';
import { inOrder, RangeMetadata } from '../metadata.ts';

export const VenusConjunctionsResponse = z
  .object({
    success,
    conjunctions: z.array(VenusConjunctionRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusConjunctionsResponse', description: 'The conjunctions of a range' });

export type VenusConjunctionsResponse = z.output<typeof VenusConjunctionsResponse>;

export const contract = defineContract({
  description:
    'Every moment of a range at which Venus and the Sun have the same apparent ecliptic longitude, to the millisecond. Inferior and superior ones take turns, some 292 days apart.',
  response: VenusConjunctionsResponse,
  errors: ['InvalidRange'],
});
