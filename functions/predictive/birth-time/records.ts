import * as z from 'zod';
import { defineInnerRecord, defineMembers, defineRecord } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant, formatLocal } from '../../../lib/astro/clock/civil-time/format.ts';
import { type JdRange, type JdUt, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { integer, number, text } from '../../../lib/requests/members.ts';

const MINUTES_PER_DAY = 1440;
const SHARE_DECIMALS = 6;

/** A span of times of birth, and the offset of the clock of the birthplace. */
export interface LocalSpan extends JdRange {
  readonly offsetSeconds: number;
}

export const roundShare = (share: number): number => roundTo(share, SHARE_DECIMALS);

const toLocal = (moment: JdUt, offsetSeconds: number): string => formatLocal(unixFromJdUt(moment), offsetSeconds);

const spanMembers = defineMembers<LocalSpan>()({
  start: [instantText('Beginning'), ({ fromJdUt }) => formatInstant(fromJdUt)],
  end: [instantText('End'), ({ toJdUt }) => formatInstant(toJdUt)],
  start_local: [
    text('Beginning on the clock of the birthplace', '1985-05-03T04:12:30.000-06:00'),
    ({ fromJdUt, offsetSeconds }) => toLocal(fromJdUt, offsetSeconds),
  ],
  end_local: [
    text('End on the clock of the birthplace', '1985-05-03T04:31:02.000-06:00'),
    ({ toJdUt, offsetSeconds }) => toLocal(toJdUt, offsetSeconds),
  ],
  minutes: [
    number('Length, minutes', 18.53),
    ({ fromJdUt, toJdUt }) => roundTo((toJdUt - fromJdUt) * MINUTES_PER_DAY, 4),
  ],
});

export const windowPart = defineInnerRecord<LocalSpan>()(spanMembers);

/** A row of the answer. */
interface NumberedRow {
  readonly number: number;
  readonly text: string;
  readonly event: number | undefined;
  readonly name: string | undefined;
  readonly date: string | undefined;
  readonly share: number;
  readonly spans: readonly LocalSpan[];
}

export const rowRecord = defineRecord<NumberedRow>()(
  'BirthTimeCondition',
  'What is to hold, and for which times of birth it does',
  {
    number: [integer('Its number, from 0: conditions on the chart first, then the events', 0), 'number'],
    text: [text('The condition in words', 'Ascendant in Leo or Virgo'), (row) => row.text],
    event: [
      z
        .int()
        .optional()
        .meta({ description: 'Number of the event in `life_events`; absent for the chart', example: 0 }),
      ({ event }) => event,
    ],
    name: [z.string().optional().meta({ description: 'Name of the event', example: 'Wedding' }), ({ name }) => name],
    date: [
      z.string().optional().meta({ description: 'Date of the event as stated', example: '2010-06-12' }),
      ({ date }) => date,
    ],
    share: [
      number(
        'Share of the window in which it holds: how often it would hold for a time that is drawn by chance. Near 1 it says nothing',
        0.163,
      ),
      ({ share }) => roundShare(share),
    ],
    intervals: [
      z.array(windowPart.schema).meta({ description: 'Times of birth for which it holds' }),
      ({ spans }) => spans.map(windowPart.write),
    ],
  },
);

/** A time of birth in which the same rows hold. */
interface TableInterval extends LocalSpan {
  readonly holds: readonly number[];
}

export const birthIntervalRecord = defineRecord<TableInterval>()(
  'BirthTimeInterval',
  'Times of birth for which the same conditions hold',
  {
    ...spanMembers,
    holds: [
      z.array(z.int()).meta({ description: 'Numbers of the conditions that hold', example: [0, 2, 3] }),
      ({ holds }) => [...holds],
    ],
  },
);
