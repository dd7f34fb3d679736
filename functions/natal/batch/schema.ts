import * as z from 'zod';
import { LIMITS } from '../../../lib/catalog/limits.ts';
import { ERROR_CODES } from '../../../lib/errors/catalogue.ts';
import { success } from '../../../lib/schemas/answer.ts';
import { NatalChartResponse } from '../../../lib/schemas/chart/natal-chart.ts';
import { castingShape } from '../../../lib/schemas/chart/natal-request.ts';
import { Subject } from '../../../lib/schemas/subject.ts';
import { ValidationIssueRecord } from '../../../lib/schemas/validation-issue.ts';

const { minimum: FEWEST_SUBJECTS, maximum: MOST_SUBJECTS } = LIMITS.subjects_per_batch;

/**
 * Anything at all: each subject is held against its schema by itself, so that one that does not fit fails only its own
 * place. What is documented is that schema.
 */
const Subjects = z
  .array(z.unknown())
  .min(FEWEST_SUBJECTS)
  .superRefine(({ length }, context) => {
    if (length <= MOST_SUBJECTS) return;
    const message = `must have at most ${MOST_SUBJECTS} items, not ${length}`;
    context.addIssue({ code: 'custom', message, params: { problem: 'BatchTooLarge' } });
  })
  .meta({
    description: `The subjects, ${FEWEST_SUBJECTS} to ${MOST_SUBJECTS}; one that does not fit the schema fails only its own place in \`charts\``,
    override: { items: { $ref: `#/components/schemas/${Subject.meta()?.id}` }, maxItems: MOST_SUBJECTS },
  });

export const NatalBatchRequest = z.strictObject({ subjects: Subjects, ...castingShape }).meta({
  id: 'NatalBatchRequest',
  description: 'Whose charts; how they are cast and what the answers show, alike for all',
});

export type NatalBatchRequest = z.output<typeof NatalBatchRequest>;

const index = z.int().meta({ description: 'Place of the subject in the request, from 0', example: 1 });
const error = z.enum(ERROR_CODES).meta({ description: 'The error code', example: 'InvalidLatitude' });

const FailedChart = z
  .object({
    success: z.literal(false).meta({ description: 'Always false: this subject has no chart', example: false }),
    index,
    error,
    detail: z.string().meta({
      description: 'What is wrong with this subject',
      example: 'body.subjects[1].birth_location.latitude.decimal must be ≤ 90',
    }),
    errors: z.array(ValidationIssueRecord).meta({ description: 'Every fault of this subject' }),
  })
  .meta({ id: 'FailedChart', description: 'Stands in the place of a chart that could not be cast' });

const BatchMetadata = z
  .object({
    successful: z.int().meta({ description: 'How many charts were cast', example: 1 }),
    failed: z.int().meta({ description: 'How many were not', example: 1 }),
    errors: z
      .array(z.object({ index, error }).meta({ id: 'BatchError', description: 'A subject without a chart' }))
      .meta({ description: 'The subjects without a chart, in the order of the request' }),
  })
  .meta({ id: 'BatchMetadata', description: 'What became of the subjects' });

export const NatalBatchResponse = z
  .object({
    success,
    charts: z.array(z.union([NatalChartResponse, FailedChart])).meta({
      description:
        'In the order of the request; each is what /ephemeris/natal-chart answers for that subject, less `metadata.processing_time_ms`, or a FailedChart',
    }),
    total_count: z.int().meta({ description: 'How many subjects were sent', example: 2 }),
    processing_time_ms: z
      .number()
      .meta({ description: 'From the arrival of the request to the answer', example: 12.3 }),
    metadata: BatchMetadata,
  })
  .meta({ id: 'NatalBatchResponse', description: 'Natal charts in the order of the subjects' });

export type NatalBatchResponse = z.output<typeof NatalBatchResponse>;
