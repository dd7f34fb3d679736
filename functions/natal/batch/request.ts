import * as z from 'zod';
import { LIMITS } from '../../../lib/catalog/limits.ts';
import { TWO_BIRTHS } from '../../../lib/schemas/birth-examples.ts';
import { natalCastingShape } from '../../../lib/schemas/chart/natal-request.ts';
import { withSeparateItems } from '../../../lib/schemas/forms/input-form.ts';
import { NatalOptions } from '../../../lib/schemas/options.ts';
import { Subject } from '../../../lib/schemas/subject.ts';

const { minimum: FEWEST_SUBJECTS, maximum: MOST_SUBJECTS } = LIMITS.subjects_per_batch;

/**
 * Accepts any value: each subject is validated by itself, so that an invalid one fails alone. The documentation shows
 * the schema of a subject.
 */
const Subjects = withSeparateItems(
  z
    .array(z.unknown())
    .min(FEWEST_SUBJECTS)
    .superRefine(({ length }, context) => {
      if (length <= MOST_SUBJECTS) return;
      const message = `must have at most ${MOST_SUBJECTS} items, not ${length}`;
      context.addIssue({ code: 'custom', message, params: { problem: 'BatchTooLarge' } });
    })
    .meta({
      description: `The subjects, ${FEWEST_SUBJECTS} to ${MOST_SUBJECTS}; one that does not fit the schema fails only its own place in \`charts\``,
      example: TWO_BIRTHS,
      override: { items: { $ref: `#/components/schemas/${Subject.meta()?.id}` }, maxItems: MOST_SUBJECTS },
    }),
  Subject,
);

/** A batch has no pictures. */
const BatchOptions = NatalOptions.omit({ picture: true }).meta({
  id: 'NatalBatchOptions',
  description: 'What the answer shows of each chart',
});

export const NatalBatchRequest = z
  .strictObject({ subjects: Subjects, ...natalCastingShape, options: BatchOptions.prefault({}) })
  .meta({
    id: 'NatalBatchRequest',
    description: 'The births, and one configuration and one set of options for all of them',
  });

export type NatalBatchRequest = z.output<typeof NatalBatchRequest>;
