import * as z from 'zod';
import { TWO_BIRTHS } from './birth-examples.ts';
import { withSeparateItems } from './forms/input-form.ts';
import { ChartOptions } from './options.ts';
import { Subject } from './subject.ts';

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
