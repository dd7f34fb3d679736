import * as z from 'zod';
import { LIMITS } from '../../../lib/base/catalog/limits.ts';
import { batchSubjects, ChartBatchOptions } from '../../../lib/requests/batch.ts';
import { castingShape } from '../../../lib/requests/chart/natal-request.ts';
import { Subject } from '../../../lib/requests/subject.ts';

export const SynastryBatchRequest = z
  .strictObject({
    subject_a: Subject,
    subjects: batchSubjects(LIMITS.comparisons_per_batch, 'comparisons'),
    ...castingShape,
    options: ChartBatchOptions.prefault({}),
  })
  .meta({
    id: 'SynastryBatchRequest',
    description: 'One birth, the births that it is compared with, and how all charts are cast',
  });

export type SynastryBatchRequest = z.output<typeof SynastryBatchRequest>;
