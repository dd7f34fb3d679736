import * as z from 'zod';
import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { defineRecord, defineRows, type RecordOf } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { Verdict } from '../../../lib/astro/timing/elections/verdict.ts';
import { text } from '../../../lib/requests/members.ts';
import type { JudgedConditions } from './calculate.ts';
import type { NamedTrees } from './named-conditions.ts';

/** Of degrees, and of days: a tenth of a second. */
export const LIMIT_DECIMALS = 6;

/** A named condition with its verdict. */
interface JudgedCondition extends Verdict {
  readonly name: string;
  readonly text: string;
}

const roundLimit = (distance: number | undefined): number | null =>
  distance === undefined ? null : roundTo(distance, LIMIT_DECIMALS);

export const verdictRecord = defineRecord<JudgedCondition>()('ConditionVerdict', 'Whether a condition holds', {
  name: [text('As sent', 'moon_in_taurus'), 'name'],
  text: [text('The condition in words', 'Moon in Taurus or Cancer'), 'text'],
  holds: [
    z.boolean().nullable().meta({
      description: 'Whether it holds; null: it holds for a part of the day, and the time of birth is not known',
      example: true,
    }),
    'holds',
  ],
  distance_degrees: [
    z.number().nullable().meta({
      description:
        'How far what decides it is from the nearest limit at which it would turn, degrees; null: nothing in degrees decides it, or the time of birth is not known',
      example: 3.271845,
    }),
    ({ distance }) => roundLimit(distance.degrees),
  ],
  distance_days: [
    z.number().nullable().meta({
      description:
        'The same in days, for conditions on time: clocks, hours, voids, periods; null: none decides it, or its limit is farther than is searched',
      example: null,
    }),
    ({ distance }) => roundLimit(distance.days),
  ],
});

type ConditionVerdict = RecordOf<typeof verdictRecord>;

export const verdictRows = defineRows<ConditionVerdict>()('conditions', 'Conditions in the order of the request', {
  name: ['moon_in_taurus', 'name'],
  holds: [true, 'holds'],
  distance_degrees: [3.271845, 'distance_degrees'],
  distance_days: [null, 'distance_days'],
});

const listVerdicts = ({ verdicts }: JudgedConditions, { trees }: NamedTrees): readonly ConditionVerdict[] =>
  trees.map(({ name, text: words }, index) =>
    verdictRecord.write({ ...(verdicts[index] as Verdict), name, text: words }),
  );

export const toConditionsData = (judged: JudgedConditions, read: NamedTrees) => ({
  ...(judged.subject && { subject: toSubjectInfo(judged.subject) }),
  datetime_utc: formatInstant(judged.moment),
  conditions: [...listVerdicts(judged, read)],
  warnings: [...judged.warnings],
});

export const toVerdictRows = (judged: JudgedConditions, read: NamedTrees) => ({
  ...toBirthRows(
    { datetime_utc: formatInstant(judged.moment), ...verdictRows.write(listVerdicts(judged, read)) },
    { warnings: judged.warnings, handle: judged.subject?.handle },
  ),
});
