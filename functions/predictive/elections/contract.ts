import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { number, rowsVersion, text } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import {
  blockingRecord,
  conditionRecord,
  conditionText,
  explanationRecord,
  intervalRecord,
  scoredPart,
} from './records.ts';
import { conditionsText, intervalRows } from './response.ts';

const weightTexts = z
  .array(z.object({ text: conditionText, weight: number('Its points', 2) }))
  .optional()
  .meta({ description: 'The conditions that rank the intervals; only with `weights`' });

const ElectionsData = z
  .object({
    definition: z
      .object({
        id: z.literal('elections').meta({ description: 'What was calculated' }),
        interval: text('What an interval is', 'half-open'),
        sources: z.array(z.string()).meta({ description: 'Works that describe the conditions' }),
      })
      .meta({ description: 'How the conditions were read' }),
    conditions_text: conditionsText,
    weights: weightTexts,
    conditions: z.array(conditionRecord.schema).meta({
      description: 'Each single condition of the request without the `not` above it, those of weights last',
    }),
    intervals: z
      .array(intervalRecord.schema)
      .meta({ description: 'In order of time, or with `weights` of their scores' }),
    scores: z.array(scoredPart.schema).optional().meta({
      description:
        'All intervals in order of time, divided where a condition of `weights` begins or ceases to hold; only with `weights`',
    }),
    blocking: blockingRecord.schema.optional(),
    explanation: explanationRecord.schema.optional(),
    warnings: warningList,
    ...pagedShape,
  })
  .meta({ id: 'ElectionsData', description: 'Intervals in which conditions hold' });

const ElectionRows = z
  .object({
    schema_version: rowsVersion,
    conditions_text: conditionsText,
    weights: weightTexts,
    conditions: z.array(z.string()).meta({
      description: 'Each single condition in words, by number, without the `not` above it',
      example: ['Moon in Taurus'],
    }),
    ...intervalRows.shape,
    blocking: blockingRecord.schema.optional(),
    explanation: explanationRecord.schema.optional(),
    warnings: warningList.optional(),
    ...pagedShape,
  })
  .meta({ id: 'ElectionRows', description: 'Intervals as rows for a language model' });

export const ElectionsResponse = answerFormsSchema('Elections', 'Elections in the requested format', {
  full: ElectionsData,
  rows: ElectionRows,
});

export type ElectionsResponse = z.output<typeof ElectionsResponse>;

export const contract = defineContract({
  description: [
    'Finds the intervals of a range in which a tree of conditions holds. `all`, `any` and `not` combine single conditions on signs, houses, aspects, parallels, motion, stations, eclipses, phases, angles, planetary hours, dignities, the panchanga, the time lords and progressions of a birth, and the clock of the place. Ends of intervals are exact to a second. Conditions may be written in words; `conditions_text` says how they were read, and can be sent again.',
    'Where a range has no interval, `blocking` names the conditions that never hold, the pairs that never hold together, the conditions that alone prevent a result, and the first later dates. With `explain: true` the answer says for one instant which conditions hold, since when and until when.',
    '`weights` rank the intervals by further conditions that exclude none: the score is the sum of the weights whose conditions hold throughout an interval, `parts` says what each adds, and `scores` how the sum changes within the intervals. Aspects and motion are those of tropical longitudes, so they are the same in every zodiac; signs, degrees and houses are those of the zodiac of the request. The lord of a house is the traditional ruler of the sign on its cusp at each moment.',
  ].join('\n\n'),
  response: ElectionsResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
