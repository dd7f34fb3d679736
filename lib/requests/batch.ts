import * as z from 'zod';
import { ERROR_CODES } from '../base/errors/catalog.ts';
import { TWO_BIRTHS } from './birth-examples.ts';
import { withSeparateItems } from './forms/input-form.ts';
import { choice, integer, number, text } from './members.ts';
import { ChartOptions } from './options.ts';
import { Subject } from './subject.ts';
import { ValidationIssueRecord } from './validation-issue.ts';

/** Smallest and largest number of items of one batch. */
interface BatchSize {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * A list that accepts any items: each is validated by itself when it is calculated, so that an invalid one fails alone.
 * Give it to `withSeparateItems` together with the schema of its items.
 */
export const batchItems = ({ minimum, maximum }: BatchSize) =>
  z
    .array(z.unknown())
    .min(minimum)
    .superRefine(({ length }, context) => {
      if (length <= maximum) return;
      const message = `must have at most ${maximum} items, not ${length}`;
      context.addIssue({ code: 'custom', message, params: { problem: 'BatchTooLarge' } });
    });

/**
 * The subjects of a batch. The documentation shows the schema of a subject.
 *
 * @param results member of the answer that has the results
 */
export const batchSubjects = (size: BatchSize, results: string) =>
  withSeparateItems(
    batchItems(size).meta({
      description: `The subjects, ${size.minimum} to ${size.maximum}; one that does not fit the schema fails only its own place in \`${results}\``,
      example: TWO_BIRTHS,
      override: { items: { $ref: `#/components/schemas/${Subject.meta()?.id}` }, maxItems: size.maximum },
    }),
    Subject,
  );

/** A batch has no pictures. */
export const ChartBatchOptions = ChartOptions.omit({ picture: true }).meta({
  id: 'ChartBatchOptions',
  description: 'What the answer shows of each chart',
});

const index = integer('Index of the subject in the request, from 0', 1);
const error = choice(ERROR_CODES, 'The error code', 'InvalidLatitude');

const FailedSubject = z
  .object({
    success: z.literal(false).meta({ description: 'Always false: this subject has no result', example: false }),
    index,
    error,
    detail: text('What is wrong with this subject', 'body.subjects[1].birth_location.latitude.decimal must be ≤ 90'),
    errors: z.array(ValidationIssueRecord).meta({ description: 'Every fault of this subject' }),
  })
  .meta({
    id: 'FailedSubject',
    description: 'Takes the place of the chart, comparison, return or analysis of a subject that failed',
  });

const BatchMetadata = z
  .object({
    successful: integer('Number of subjects with a result', 1),
    failed: integer('Number of subjects that failed', 1),
    errors: z
      .array(z.object({ index, error }).meta({ id: 'BatchError', description: 'A subject that failed' }))
      .meta({ description: 'The subjects that failed, in the order of the request' }),
  })
  .meta({ id: 'BatchMetadata', description: 'Numbers of subjects with a result and of those that failed' });

/** Schema of the results of a batch. */
export const batchResults = <Result extends z.ZodType>(result: Result, description: string) =>
  z.array(z.union([result, FailedSubject])).meta({ description: `In the order of the request. ${description}` });

/** Members of the answer to a batch in addition to its results. */
export const batchShape = {
  total_count: integer('Number of subjects in the request', 2),
  processing_time_ms: number('Time from the arrival of the request to the answer', 12.3),
  metadata: BatchMetadata,
};
