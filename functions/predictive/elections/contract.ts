import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { columns, flag, integer, number, rowsVersion, text } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { conditionsText, ElectionInterval, INTERVALS_SCHEMA } from './response.ts';

const conditionText = text('The condition in words', 'Moon in Taurus or Cancer');

const weightTexts = z
  .array(z.object({ text: conditionText, weight: number('Its points', 2) }))
  .optional()
  .meta({ description: 'The conditions that rank the intervals; only with `weights`' });

const stateShape = {
  holds: flag('Whether it holds at the instant', true),
  since: instantText('Since when it holds, or does not; null: for longer than was searched').nullable(),
  until: instantText('Until when it holds, or does not; null: for longer than is searched').nullable(),
};

const ConditionRecord = z
  .object({
    number: integer('Its number, from 0 in the order of the request', 0),
    path: z.string().meta({ description: 'Where the request states it', example: 'conditions.all[0].in_sign' }),
    text: conditionText,
    share: z.number().optional().meta({ description: 'Share of the range in which it holds', example: 0.1662 }),
    intervals: z
      .array(z.object({ start: instantText('Beginning'), end: instantText('End') }))
      .optional()
      .meta({ description: 'When it holds; only with `condition_intervals`' }),
  })
  .meta({ id: 'ElectionConditionInfo', description: 'A condition of the request' });

const LaterRecord = z
  .object({ text: conditionText, first: instantText('The first time; null: not until `searched_until`').nullable() })
  .meta({ id: 'ElectionLater', description: 'When a condition holds for the first time' });

const BlockingRecord = z
  .object({
    never: z.array(conditionText).meta({ description: 'Conditions that never hold in the range' }),
    never_together: z.array(z.array(conditionText).length(2)).meta({
      description: 'Pairs of conditions that both hold in the range, but never at the same time',
    }),
    without_one: z.array(LaterRecord).meta({
      description: 'Conditions without which there is an interval in the range, and the beginning of the first',
    }),
    longest_minutes: z.number().optional().meta({
      description: 'Length of the longest interval, where all are shorter than `min_minutes`',
      example: 12.5,
    }),
    later: z
      .object({
        searched_until: instantText('End of the look-ahead'),
        first: instantText('Beginning of the first interval after the range; null: none').nullable(),
        conditions: z.array(LaterRecord).meta({ description: 'The first time of each condition after the range' }),
      })
      .meta({ description: 'What follows after the range' }),
  })
  .meta({ id: 'ElectionBlocking', description: 'Why a range has no interval' });

const ExplanationRecord = z
  .object({
    datetime: instantText('The instant'),
    ...stateShape,
    conditions: z
      .array(z.object({ number: integer('Number of the condition', 0), ...stateShape }))
      .meta({ description: 'The state of each condition' }),
  })
  .meta({ id: 'ElectionExplanation', description: 'Which conditions hold at an instant' });

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
    conditions: z.array(ConditionRecord).meta({
      description: 'Each single condition of the request without the `not` above it, those of weights last',
    }),
    intervals: z.array(ElectionInterval).meta({ description: 'In order of time, or with `weights` of their scores' }),
    blocking: BlockingRecord.optional(),
    explanation: ExplanationRecord.optional(),
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
    intervals_schema: columns('intervals', INTERVALS_SCHEMA),
    intervals: rowsSchema(
      INTERVALS_SCHEMA,
      'Intervals, UTC to the second; numbers of conditions with a space between them',
      ['2026-03-20T14:45:00Z', '2026-03-20T16:20:30Z', 95.5, null, '0 1'],
    ),
    blocking: BlockingRecord.optional(),
    explanation: ExplanationRecord.optional(),
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
    'Finds the intervals of a range in which a tree of conditions holds. `all`, `any` and `not` combine single conditions on signs, houses, aspects, motion, phases, angles, planetary hours, dignities, and the clock of the place. Ends of intervals are exact to a second.',
    'Where a range has no interval, `blocking` names the conditions that never hold, the pairs that never hold together, the conditions that alone prevent a result, and the first later dates. With `explain: true` the answer says for one instant which conditions hold, since when and until when.',
    '`weights` rank the intervals by further conditions that exclude none. Aspects and motion are those of tropical longitudes, so they are the same in every zodiac; signs, degrees and houses are those of the zodiac of the request. The lord of a house is the traditional ruler of the sign on its cusp at each moment.',
  ].join('\n\n'),
  response: ElectionsResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
