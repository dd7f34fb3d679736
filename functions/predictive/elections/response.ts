import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant, formatOptionalInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { JdRange } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { number, text } from '../../../lib/requests/members.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
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
    minutes: number('Length, minutes', 95.5),
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

/** The conditions of a request as one sentence. */
export const conditionsText = text(
  'The conditions of the request in words, with every `and`, `or` and `not`',
  'Moon in Taurus and not (Mercury retrograde)',
);

export const INTERVALS_SCHEMA = ['start', 'end', 'minutes', 'score', 'conditions_met'] as const;

const toInterval = ({ fromJdUt, toJdUt, met, score }: Election): ElectionInterval => ({
  start: formatInstant(fromJdUt),
  end: formatInstant(toJdUt),
  minutes: toMinutes(toJdUt - fromJdUt),
  ...(score !== undefined && { score: roundTo(score, SCORE_DECIMALS) }),
  conditions_met: [...met],
});

const toSpan = ({ fromJdUt, toJdUt }: JdRange) => ({ start: formatInstant(fromJdUt), end: formatInstant(toJdUt) });

const toMinutes = (days: number): number => roundTo(days * MINUTES_PER_DAY, MINUTE_DECIMALS);

const toLater = ({ text, moment }: LaterRequirement) => ({ text, first: formatOptionalInstant(moment) });

const toBlocking = ({ never, neverTogether, withoutOne, longestDays, later }: Blocking) => ({
  never: [...never],
  never_together: neverTogether.map((pair) => [...pair]),
  without_one: withoutOne.map(toLater),
  ...(longestDays !== undefined && { longest_minutes: toMinutes(longestDays) }),
  later: {
    searched_until: formatInstant(later.until),
    first: formatOptionalInstant(later.all),
    conditions: later.each.map(toLater),
  },
});

const toState = ({ holds, since, until }: StateAtInstant) => ({
  holds,
  since: formatOptionalInstant(since),
  until: formatOptionalInstant(until),
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
