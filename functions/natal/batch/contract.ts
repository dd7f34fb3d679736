import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { batchResults, batchShape } from '../../../lib/requests/batch.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';

export const NatalBatchResponse = z
  .object({
    success,
    charts: batchResults(
      NatalChartResponse,
      'Each item is the response of /ephemeris/natal-chart for that subject without `metadata.processing_time_ms`, or a FailedSubject',
    ),
    ...batchShape,
  })
  .meta({ id: 'NatalBatchResponse', description: 'Natal charts in the order of the subjects' });

export type NatalBatchResponse = z.output<typeof NatalBatchResponse>;

export const contract = defineContract({
  description:
    'Casts each chart as /ephemeris/natal-chart does, with one configuration for all, in the order of the subjects. A subject that is malformed or cannot be cast does not affect the others: its item in `charts` has the errors, and `metadata` counts it. `calculation_time` of every chart is the arrival of the request.',
  response: NatalBatchResponse,
  errors: ['BatchTooLarge'],
});
