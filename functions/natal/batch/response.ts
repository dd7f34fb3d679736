import * as z from 'zod';
import { type NatalAnswerOptions, toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { ERROR_CODES } from '../../../lib/errors/catalogue.ts';
import { Problem } from '../../../lib/errors/problem.ts';
import { success } from '../../../lib/schemas/answer.ts';
import { NatalChartResponse } from '../../../lib/schemas/chart/natal-chart.ts';
import { ValidationIssueRecord } from '../../../lib/schemas/validation-issue.ts';
import type { NatalChart } from '../../../lib/use-cases/natal-chart.ts';

const index = z.int().meta({ description: 'Index of the subject in the request, from 0', example: 1 });
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
  .meta({ id: 'FailedChart', description: 'Takes the place of a chart that could not be cast' });
const BatchMetadata = z
  .object({
    successful: z.int().meta({ description: 'Number of charts cast', example: 1 }),
    failed: z.int().meta({ description: 'Number of subjects whose chart could not be cast', example: 1 }),
    errors: z
      .array(
        z
          .object({ index, error })
          .meta({ id: 'BatchError', description: 'Failure of a subject whose chart could not be cast' }),
      )
      .meta({ description: 'The subjects without a chart, in the order of the request' }),
  })
  .meta({ id: 'BatchMetadata', description: 'Numbers of charts cast and failed' });

export const NatalBatchResponse = z
  .object({
    success,
    charts: z.array(z.union([NatalChartResponse, FailedChart])).meta({
      description:
        'In the order of the request. Each item is the response of /ephemeris/natal-chart for that subject without `metadata.processing_time_ms`, or a FailedChart',
    }),
    total_count: z.int().meta({ description: 'Number of subjects in the request', example: 2 }),
    processing_time_ms: z
      .number()
      .meta({ description: 'Time from the arrival of the request to the answer', example: 12.3 }),
    metadata: BatchMetadata,
  })
  .meta({ id: 'NatalBatchResponse', description: 'Natal charts in the order of the subjects' });

export type NatalBatchResponse = z.output<typeof NatalBatchResponse>;

/** The charts of a batch in the order of the request, and how many failed; without the processing time. */
export function toNatalBatchAnswer(
  batch: readonly (NatalChart | Problem)[],
  form: NatalAnswerOptions,
): Omit<NatalBatchResponse, 'success' | 'processing_time_ms'> {
  const errors = batch.flatMap((entry, index) => (entry instanceof Problem ? [{ index, error: entry.code }] : []));
  return {
    charts: batch.map((entry, index) =>
      entry instanceof Problem ? toFailedChart(entry, index) : toNatalAnswer(entry, form),
    ),
    total_count: batch.length,
    metadata: { successful: batch.length - errors.length, failed: errors.length, errors },
  };
}

function toFailedChart({ code, message, issues }: Problem, index: number) {
  return { success: false as const, index, error: code, detail: message, errors: [...issues] };
}
