import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { contactRecord } from '../transit-records.ts';

export const TransitSearchResponse = z
  .object({
    success,
    aspects: z.array(contactRecord.schema).meta({
      description:
        'In order of time: every exact aspect, and every closest approach within orb that does not become exact. If the closest approach lies before `start_date` or after `end_date`, the entry is at that date, with `separating` or `applying` true',
    }),
    natal_planets: z
      .record(z.string(), z.number())
      .optional()
      .meta({
        description: 'Where the request states a `subject`: the natal points that were searched, degrees',
        example: { sun: 84.149453, ascendant: 182.465155 },
      }),
    handle: ChartHandle.optional(),
    warnings: warningList.optional().meta({
      description: 'Where the request states a `subject`: what there is to say about its time and place',
    }),
    ...pagedShape,
  })
  .meta({ id: 'TransitSearchResponse', description: 'Aspects of moving bodies to natal points' });

export type TransitSearchResponse = z.input<typeof TransitSearchResponse>;

export const contract = defineContract({
  description:
    'Every exact aspect between two dates in order of time, and every closest approach within orb that does not become exact, with the times at which the body enters and leaves the orb. Includes bodies that are within orb at `start_date` and already move away (`separating`), or within orb at `end_date` and still approach (`applying`). A search spans at most 200 years, 50 with the Moon, and finds at most 250 000 contacts; long answers come in pages.',
  response: TransitSearchResponse,
  errors: ['InvalidRange'],
});
