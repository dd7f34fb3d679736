import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { defineRows } from '../../../lib/answers/record.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { BirthTimes } from './calculate.ts';
import { birthIntervalRecord, type LocalSpan, roundShare, rowRecord, windowPart } from './records.ts';
import type { BirthTimeRequest } from './request.ts';

type Interval = ReturnType<typeof birthIntervalRecord.write>;

export const birthTimeRows = defineRows<Interval>()(
  'intervals',
  'The window in order of time, UTC; numbers of conditions with a space between them',
  {
    start: ['1985-05-03T10:12:30.000Z', 'start'],
    end: ['1985-05-03T10:31:02.000Z', 'end'],
    minutes: [18.53, 'minutes'],
    holds: ['0 2 3', ({ holds }) => holds.join(' ')],
  },
);

const INTERVAL = 'from its start up to its end, the end not included';
const EVENTS =
  'at some moment of the local day, month or year; where several conditions on the birth are to meet at one moment, an interval of less than two minutes may be missed, all others are exact';

const addOffset =
  (offsetSeconds: number) =>
  <Span extends object>(span: Span): Span & Pick<LocalSpan, 'offsetSeconds'> => ({ ...span, offsetSeconds });

function toTogether({ rows, intervals, window }: BirthTimes) {
  const all = intervals.filter(({ holds }) => holds.length === rows.length);
  const days = all.reduce((sum, { fromJdUt, toJdUt }) => sum + toJdUt - fromJdUt, 0);
  return {
    share: roundShare(days / (window.toJdUt - window.fromJdUt)),
    share_by_chance: roundShare(rows.reduce((product, { share }) => product * share, 1)),
  };
}

export function toBirthTimeData(result: BirthTimes, { life_events }: BirthTimeRequest) {
  const { subject, rows, intervals, window, warnings } = result;
  const local = addOffset(subject.moment.offsetSeconds);
  return {
    subject: toSubjectInfo(subject),
    definition: { id: 'birth_time' as const, interval: INTERVAL, events: EVENTS },
    window: windowPart.write(local(window)),
    conditions: rows.map(({ spans, ...row }, number) => {
      const event = row.event === undefined ? undefined : life_events[row.event];
      return rowRecord.write({ ...row, number, name: event?.name, date: event?.date, spans: spans.map(local) });
    }),
    intervals: intervals.map((interval) => birthIntervalRecord.write(local(interval))),
    together: toTogether(result),
    warnings: [...warnings],
  };
}

export function toBirthTimeRows(result: BirthTimes) {
  const { subject, rows, intervals, warnings } = result;
  const local = addOffset(subject.moment.offsetSeconds);
  const table = {
    conditions: rows.map(({ text }) => text),
    shares: rows.map(({ share }) => roundShare(share)),
    ...birthTimeRows.write(intervals.map((interval) => birthIntervalRecord.write(local(interval)))),
    together: toTogether(result),
  };
  return toBirthRows(table, { warnings, handle: subject.handle });
}
