import * as z from 'zod';
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
