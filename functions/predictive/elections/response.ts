import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { JdRange, JdUt } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape, toPagingMembers } from '../../../lib/requests/paging.ts';
import type { Blocking, LaterRequirement } from './blocking.ts';
import type { Election, Elections } from './calculate.ts';
import type { StateAtInstant } from './explain.ts';

const MINUTES_PER_DAY = 1440;
const MINUTE_DECIMALS = 2;
const SHARE_DECIMALS = 4;
const SCORE_DECIMALS = 4;

export const ElectionInterval = z
  .object({
    start: instantText('When the conditions begin to hold'),
    end: instantText('When they cease to hold'),
    minutes: z.number().meta({ description: 'Length, minutes', example: 95.5 }),
    score: z.number().optional().meta({
      description:
        'Sum of the weights, each times the share of the interval in which its condition holds; only with `weights`',
      example: 3.25,
    }),
    conditions_met: z
      .array(z.int())
      .meta({ description: 'Numbers of the conditions that hold throughout', example: [0, 1] }),
  })
  .meta({ id: 'ElectionInterval', description: 'An interval in which the conditions of a search hold' });

export type ElectionInterval = z.output<typeof ElectionInterval>;

const conditionText = z.string().meta({ description: 'The condition in words', example: 'Moon in Taurus or Cancer' });

/** The conditions of a request as one sentence. */
export const conditionsText = z.string().meta({
  description: 'The conditions of the request in words, with every `and`, `or` and `not`',
  example: 'Moon in Taurus and not (Mercury retrograde)',
});

const weightTexts = z
  .array(z.object({ text: conditionText, weight: z.number().meta({ description: 'Its points', example: 2 }) }))
  .optional()
  .meta({ description: 'The conditions that rank the intervals; only with `weights`' });

const stateShape = {
  holds: z.boolean().meta({ description: 'Whether it holds at the instant', example: true }),
  since: instantText('Since when it holds, or does not; null: for longer than was searched').nullable(),
  until: instantText('Until when it holds, or does not; null: for longer than is searched').nullable(),
};

const ConditionRecord = z
  .object({
    number: z.int().meta({ description: 'Its number, from 0 in the order of the request', example: 0 }),
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
      .array(z.object({ number: z.int().meta({ description: 'Number of the condition', example: 0 }), ...stateShape }))
      .meta({ description: 'The state of each condition' }),
  })
  .meta({ id: 'ElectionExplanation', description: 'Which conditions hold at an instant' });

const ElectionsData = z
  .object({
    definition: z
      .object({
        id: z.literal('elections').meta({ description: 'What was calculated' }),
        interval: z.string().meta({ description: 'What an interval is', example: 'half-open' }),
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

const INTERVALS_SCHEMA = ['start', 'end', 'minutes', 'score', 'conditions_met'] as const;

const ElectionRows = z
  .object({
    schema_version: z.literal('llm_v2').meta({ description: 'Version of the row form' }),
    conditions_text: conditionsText,
    weights: weightTexts,
    conditions: z.array(z.string()).meta({
      description: 'Each single condition in words, by number, without the `not` above it',
      example: ['Moon in Taurus'],
    }),
    intervals_schema: z
      .array(z.string())
      .meta({ description: 'Columns of `intervals`', example: [...INTERVALS_SCHEMA] }),
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

const toInterval = ({ fromJdUt, toJdUt, met, score }: Election): ElectionInterval => ({
  start: formatInstant(fromJdUt),
  end: formatInstant(toJdUt),
  minutes: toMinutes(toJdUt - fromJdUt),
  ...(score !== undefined && { score: roundTo(score, SCORE_DECIMALS) }),
  conditions_met: [...met],
});

const toSpan = ({ fromJdUt, toJdUt }: JdRange) => ({ start: formatInstant(fromJdUt), end: formatInstant(toJdUt) });

const toMinutes = (days: number): number => roundTo(days * MINUTES_PER_DAY, MINUTE_DECIMALS);
const formatOptional = (moment: JdUt | undefined): string | null =>
  moment === undefined ? null : formatInstant(moment);

const toLater = ({ text, moment }: LaterRequirement) => ({ text, first: formatOptional(moment) });

const toBlocking = ({ never, neverTogether, withoutOne, longestDays, later }: Blocking) => ({
  never: [...never],
  never_together: neverTogether.map((pair) => [...pair]),
  without_one: withoutOne.map(toLater),
  ...(longestDays !== undefined && { longest_minutes: toMinutes(longestDays) }),
  later: {
    searched_until: formatInstant(later.until),
    first: formatOptional(later.all),
    conditions: later.each.map(toLater),
  },
});

const toState = ({ holds, since, until }: StateAtInstant) => ({
  holds,
  since: formatOptional(since),
  until: formatOptional(until),
});

const toTexts = ({ text, weights }: Elections) => ({
  conditions_text: text,
  ...(weights.length > 0 && { weights: [...weights] }),
});

const toReasons = ({ blocking, explanation }: Elections) => ({
  ...(blocking && { blocking: toBlocking(blocking) }),
  ...(explanation && {
    explanation: {
      datetime: formatInstant(explanation.moment),
      ...toState(explanation.whole),
      conditions: explanation.leaves.map((state, number) => ({ number, ...toState(state) })),
    },
  }),
});

export function toElectionsAnswer(result: Elections) {
  const { leaves, shares, conditionSpans, items, warnings } = result;
  const data = {
    definition: { id: 'elections' as const, interval: INTERVAL, sources: [...SOURCES] },
    ...toTexts(result),
    conditions: leaves.map(({ path, text }, number) => ({
      number,
      path,
      text,
      ...(shares[number] !== undefined && { share: roundTo(shares[number], SHARE_DECIMALS) }),
      ...(conditionSpans[number] && { intervals: conditionSpans[number].map(toSpan) }),
    })),
    intervals: items.map(toInterval),
    ...toReasons(result),
    warnings: [...warnings],
    ...toPagingMembers(result),
  };
  return { output_mode: 'full', schema_version: 'full_v1', data } as const;
}

const INTERVAL = 'from its start up to its end, the end not included';
const SOURCES = [
  'W. Lilly, Christian Astrology, 1659: void of course p. 112, solar phases p. 113, points of dignities p. 115',
  'Dorotheus, On Triplicities, On Terms (in Hephaestio)',
];

const toSeconds = (instant: string): string => `${instant.slice(0, instant.lastIndexOf('.'))}Z`;

export function toElectionRows(result: Elections) {
  const { leaves, items, warnings } = result;
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    ...toTexts(result),
    conditions: leaves.map(({ text }) => text),
    intervals_schema: [...INTERVALS_SCHEMA],
    intervals: items
      .map(toInterval)
      .map(({ start, end, minutes, score, conditions_met }) => [
        toSeconds(start),
        toSeconds(end),
        minutes,
        score ?? null,
        conditions_met.join(' '),
      ]),
    ...toReasons(result),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    ...toPagingMembers(result),
  });
}
