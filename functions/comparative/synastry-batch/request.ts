import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { batchSubjects, ChartBatchOptions } from '../../../lib/requests/batch.ts';
import { castingShape } from '../../../lib/requests/chart/natal-request.ts';
import { Subject } from '../../../lib/requests/subject.ts';

export const SynastryBatchRequest = z
  .strictObject({
    subject_a: Subject,
    subjects: batchSubjects(SIZES.comparisons_per_batch, 'comparisons'),
    ...castingShape,
    options: ChartBatchOptions.prefault({}),
  })
  .meta({
    id: 'SynastryBatchRequest',
    description: 'One birth, the births that it is compared with, and how all charts are cast',
  });

export type SynastryBatchRequest = z.output<typeof SynastryBatchRequest>;
