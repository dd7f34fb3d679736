import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { batchSubjects } from '../../../lib/requests/batch.ts';
import { analysisShape } from '../analysis/request.ts';

export const AnalysisBatchRequest = z
  .strictObject({ subjects: batchSubjects(SIZES.subjects_per_batch, 'analyses'), ...analysisShape })
  .meta({
    id: 'AnalysisBatchRequest',
    description: 'The births, the settings of their charts, and which facts are found for each',
  });

export type AnalysisBatchRequest = z.output<typeof AnalysisBatchRequest>;
