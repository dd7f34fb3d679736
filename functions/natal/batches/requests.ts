import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { batchSubjects } from '../../../lib/requests/batch.ts';
import { natalCastingShape } from '../../../lib/requests/chart/natal-request.ts';
import { NatalOptions } from '../../../lib/requests/options.ts';
import { analysisShape } from '../analysis/request.ts';

/** A batch has no pictures. */
const BatchOptions = NatalOptions.omit({ picture: true }).meta({
  id: 'NatalBatchOptions',
  description: 'What the answer shows of each chart',
});

export const NatalBatchRequest = z
  .strictObject({
    subjects: batchSubjects(SIZES.subjects_per_batch, 'charts'),
    ...natalCastingShape,
    options: BatchOptions.prefault({}),
  })
  .meta({
    id: 'NatalBatchRequest',
    description: 'The births, and one configuration and one set of options for all of them',
  });

export const AnalysisBatchRequest = z
  .strictObject({ subjects: batchSubjects(SIZES.subjects_per_batch, 'analyses'), ...analysisShape })
  .meta({
    id: 'AnalysisBatchRequest',
    description: 'The births, the settings of their charts, and which facts are found for each',
  });
