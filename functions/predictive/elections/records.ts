import * as z from 'zod';
import {
  defineInnerRecord,
  defineMembers,
  defineRecord,
  liftMembers,
  nestMembers,
  type RecordOf,
} from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant, formatOptionalInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { Spans } from '../../../lib/astro/timing/elections/intervals.ts';
import type { JdRange } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import type { Leaf } from '../../../lib/requests/conditions/leaves.ts';
import { flag, integer, number, text } from '../../../lib/requests/members.ts';
import type { Blocking, LaterRequirement, LookAhead } from './blocking.ts';
import type { Election, ScoredSpan, ScorePart } from './calculate.ts';
import type { Explanation, StateAtInstant } from './explain.ts';

const MINUTES_PER_DAY = 1440;
const MINUTE_DECIMALS = 2;
const SHARE_DECIMALS = 4;
const SCORE_DECIMALS = 4;

const toMinutes = (days: number): number => roundTo(days * MINUTES_PER_DAY, MINUTE_DECIMALS);

export const conditionText = text('The condition in words', 'Moon in Taurus or Cancer');

const scorePart = defineInnerRecord<ScorePart>()({
  points: [number('Its weight where it holds throughout the interval, else 0', 2), 'points'],
  share: [number('Share of the interval in which it holds', 0.42), ({ share }) => roundTo(share, SHARE_DECIMALS)],
});

/** A part of an interval in which the score is the same. */
export const scoredPart = defineInnerRecord<ScoredSpan>()({
  start: [instantText('Beginning'), ({ fromJdUt }) => formatInstant(fromJdUt)],
  end: [instantText('End'), ({ toJdUt }) => formatInstant(toJdUt)],
  score: [number('Sum of the weights whose conditions hold', 3), ({ score }) => roundTo(score, SCORE_DECIMALS)],
});

export const intervalRecord = defineRecord<Election>()(
  'ElectionInterval',
  'An interval in which the conditions of a search hold',
  {
    start: [instantText('When the conditions begin to hold'), ({ fromJdUt }) => formatInstant(fromJdUt)],
    end: [instantText('When they cease to hold'), ({ toJdUt }) => formatInstant(toJdUt)],
    minutes: [number('Length, minutes', 95.5), ({ fromJdUt, toJdUt }) => toMinutes(toJdUt - fromJdUt)],
    score: [
      z.number().optional().meta({
        description: 'Sum of the weights whose conditions hold throughout the interval; only with `weights`',
        example: 3.25,
      }),
      ({ score }) => (score === undefined ? undefined : roundTo(score, SCORE_DECIMALS)),
    ],
    parts: [
      z.array(scorePart.schema).optional().meta({
        description: 'What each of `weights` adds to the score, in the order of the request; only with `weights`',
      }),
      ({ parts }) => (parts.length === 0 ? undefined : parts.map(scorePart.write)),
    ],
    conditions_met: [
      z.array(z.int()).meta({ description: 'Numbers of the conditions that hold throughout', example: [0, 1] }),
      ({ met }) => [...met],
    ],
  },
);

export type ElectionInterval = RecordOf<typeof intervalRecord>;

const spanPart = defineInnerRecord<JdRange>()({
  start: [instantText('Beginning'), ({ fromJdUt }) => formatInstant(fromJdUt)],
  end: [instantText('End'), ({ toJdUt }) => formatInstant(toJdUt)],
});

/** A single condition of a request, and when it holds. */
interface SearchedCondition extends Pick<Leaf, 'path' | 'text'> {
  readonly number: number;
  readonly share: number | undefined;
  readonly spans: Spans | undefined;
}

export const conditionRecord = defineRecord<SearchedCondition>()(
  'ElectionConditionInfo',
  'A condition of the request',
  {
    number: [integer('Its number, from 0 in the order of the request', 0), (condition) => condition.number],
    path: [text('Where the request states it', 'conditions.all[0].in_sign'), 'path'],
    text: [conditionText, (condition) => condition.text],
    share: [
      z.number().optional().meta({ description: 'Share of the range in which it holds', example: 0.1662 }),
      ({ share }) => (share === undefined ? undefined : roundTo(share, SHARE_DECIMALS)),
    ],
    intervals: [
      z.array(spanPart.schema).optional().meta({ description: 'When it holds; only with `condition_intervals`' }),
      ({ spans }) => spans?.map(spanPart.write),
    ],
  },
);

const laterRecord = defineRecord<LaterRequirement>()('ElectionLater', 'When a condition holds for the first time', {
  text: [conditionText, (later) => later.text],
  first: [
    instantText('The first time; null: not until `searched_until`').nullable(),
    ({ moment }) => formatOptionalInstant(moment),
  ],
});

const lookAhead = nestMembers<LookAhead>()('What follows after the range', {
  searched_until: [instantText('End of the look-ahead'), ({ until }) => formatInstant(until)],
  first: [
    instantText('Beginning of the first interval after the range; null: none').nullable(),
    ({ all }) => formatOptionalInstant(all),
  ],
  conditions: [
    z.array(laterRecord.schema).meta({ description: 'The first time of each condition after the range' }),
    ({ each }) => each.map(laterRecord.write),
  ],
});

export const blockingRecord = defineRecord<Blocking>()('ElectionBlocking', 'Why a range has no interval', {
  never: [
    z.array(conditionText).meta({ description: 'Conditions that never hold in the range' }),
    ({ never }) => [...never],
  ],
  never_together: [
    z.array(z.array(conditionText).length(2)).meta({
      description: 'Pairs of conditions that both hold in the range, but never at the same time',
    }),
    ({ neverTogether }) => neverTogether.map((pair) => [...pair]),
  ],
  without_one: [
    z.array(laterRecord.schema).meta({
      description: 'Conditions without which there is an interval in the range, and the beginning of the first',
    }),
    ({ withoutOne }) => withoutOne.map(laterRecord.write),
  ],
  longest_minutes: [
    z.number().optional().meta({
      description: 'Length of the longest interval, where all are shorter than `min_minutes`',
      example: 12.5,
    }),
    ({ longestDays }) => (longestDays === undefined ? undefined : toMinutes(longestDays)),
  ],
  ...liftMembers({ later: lookAhead }, ({ later }: Blocking) => later),
});

const stateMembers = defineMembers<StateAtInstant>()({
  holds: [flag('Whether it holds at the instant', true), 'holds'],
  since: [
    instantText('Since when it holds, or does not; null: for longer than was searched').nullable(),
    ({ since }) => formatOptionalInstant(since),
  ],
  until: [
    instantText('Until when it holds, or does not; null: for longer than is searched').nullable(),
    ({ until }) => formatOptionalInstant(until),
  ],
});

const numberedStatePart = defineInnerRecord<StateAtInstant & { readonly number: number }>()({
  number: [integer('Number of the condition', 0), (state) => state.number],
  ...stateMembers,
});

export const explanationRecord = defineRecord<Explanation>()(
  'ElectionExplanation',
  'Which conditions hold at an instant',
  {
    datetime: [instantText('The instant'), ({ moment }) => formatInstant(moment)],
    ...liftMembers(stateMembers, ({ whole }: Explanation) => whole),
    conditions: [
      z.array(numberedStatePart.schema).meta({ description: 'The state of each condition' }),
      ({ leaves }) => leaves.map((state, index) => numberedStatePart.write({ ...state, number: index })),
    ],
  },
);
