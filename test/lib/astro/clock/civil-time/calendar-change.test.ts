import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarDate,
  dateFromDayNumber,
  dayNumber,
  parseCalendarDate,
} from '../../../../../lib/astro/clock/civil-time/calendar.ts';
import {
  type CalendarHistory,
  civilDayNumber,
  findCalendarInUse,
  isValidCivilDate,
} from '../../../../../lib/astro/clock/civil-time/calendar-change.ts';
import { forAll } from '../../../../support/for-all.ts';

type Change = CalendarHistory['changes'][number];

/** A land whose calendar changed so: the calendar before, its last date, the calendar after it and its first date. */
const land = (id: string, ...changes: readonly (readonly [Change['from'], string, Change['to'], string])[]) => ({
  id,
  area: 'a land',
  sources: [],
  doubts: [] as CalendarHistory['doubts'],
  changes: changes.map(([from, lastDate, to, firstDate]) => ({
    from,
    ...(lastDate && { lastDate: parseCalendarDate(lastDate) }),
    to,
    firstDate: parseCalendarDate(firstDate),
  })) as CalendarHistory['changes'],
});

const BRITAIN = land('britain', ['julian', '1752-09-02', 'gregorian', '1752-09-14']);
const SWEDEN = land(
  'sweden',
  ['julian', '1700-02-28', 'swedish', '1700-03-01'],
  ['swedish', '1712-02-30', 'julian', '1712-03-01'],
  ['julian', '1753-02-17', 'gregorian', '1753-03-01'],
);
const GRONINGEN = land(
  'groningen',
  ['julian', '1583-03-01', 'gregorian', '1583-03-12'],
  ['gregorian', '1594-11-19', 'julian', '1594-11-10'],
  ['julian', '1700-12-31', 'gregorian', '1701-01-12'],
);
const JAPAN = {
  ...land('japan', ['other', '', 'gregorian', '1873-01-01']),
  doubts: [{ until: parseCalendarDate('1872-12-31') }],
};

const read = (history: CalendarHistory, text: string) => {
  const { calendar, status, standing } = findCalendarInUse(history, parseCalendarDate(text));
  return [calendar, status, standing].join(' ');
};

describe('the calendar in use', () => {
  it.each([
    [BRITAIN, '1752-09-03'],
    [BRITAIN, '1752-09-13'],
    [SWEDEN, '1700-02-29'],
    [SWEDEN, '1753-02-18'],
  ])('is the earlier one where no day had the date: %o, %s', (history, date) => {
    expect(read(history, date)).toBe('julian skipped settled');
  });

  it('is the earlier one where two days had the date, after a return to the old calendar', () => {
    expect(read(GRONINGEN, '1594-11-09')).toBe('gregorian unique settled');
    expect(read(GRONINGEN, '1594-11-10')).toBe('gregorian repeated settled');
    expect(read(GRONINGEN, '1594-11-19')).toBe('gregorian repeated settled');
    expect(read(GRONINGEN, '1594-11-20')).toBe('julian unique settled');
  });

  it('is that of historians where the civil calendar was another one', () => {
    expect(read(JAPAN, '1582-10-14')).toBe('julian unique doubtful');
    expect(read(JAPAN, '1582-10-15')).toBe('gregorian unique doubtful');
    expect(read(JAPAN, '1872-12-31')).toBe('gregorian unique doubtful');
    expect(read(JAPAN, '1873-01-01')).toBe('gregorian unique settled');
  });

  it('comes with the next change, after the last one with that', () => {
    expect(findCalendarInUse(SWEDEN, parseCalendarDate('1650-01-01')).change).toBe(SWEDEN.changes[0]);
    expect(findCalendarInUse(SWEDEN, parseCalendarDate('1720-01-01')).change).toBe(SWEDEN.changes[2]);
    expect(findCalendarInUse(SWEDEN, parseCalendarDate('1800-01-01')).change).toBe(SWEDEN.changes[2]);
  });

  it('is doubtful from the first to the last date of a doubt', () => {
    const doubts = [{ from: parseCalendarDate('1740-05-06'), until: parseCalendarDate('1745-07-08') }];
    const standings = ['1740-05-05', '1740-05-06', '1745-07-08', '1745-07-09'].map(
      (date) => findCalendarInUse({ ...BRITAIN, doubts }, parseCalendarDate(date)).standing,
    );
    expect(standings).toEqual(['settled', 'doubtful', 'doubtful', 'settled']);
  });

  it('needs a change', () => {
    expect(() => findCalendarInUse({ ...BRITAIN, changes: [] }, parseCalendarDate('1700-01-01'))).toThrow(
      'britain has no change',
    );
  });
});

describe('the Swedish calendar', () => {
  it('is a day ahead of the Julian one', () => {
    expect(civilDayNumber(parseCalendarDate('1709-06-28'), 'swedish')).toBe(
      dayNumber(parseCalendarDate('1709-06-27'), 'julian'),
    );
    expect(civilDayNumber(parseCalendarDate('1712-02-30'), 'swedish')).toBe(
      dayNumber(parseCalendarDate('1712-02-29'), 'julian'),
    );
  });

  it('has a 30 February in 1712 alone', () => {
    expect(isValidCivilDate(parseCalendarDate('1712-02-30'), 'swedish')).toBe(true);
    expect(isValidCivilDate(parseCalendarDate('1708-02-30'), 'swedish')).toBe(false);
    expect(isValidCivilDate(parseCalendarDate('1712-02-30'), 'julian')).toBe(false);
    expect(isValidCivilDate(parseCalendarDate('1709-02-29'), 'swedish')).toBe(false);
  });
});

/** The date that an area wrote on a day, found without `findCalendarInUse`: the change whose first day is not later. */
function writeDate({ changes }: CalendarHistory, day: number): CalendarDate {
  const last = changes.findLast(({ to, firstDate }) => civilDayNumber(firstDate, to) <= day);
  const calendar = last?.to ?? 'julian';
  if (calendar !== 'swedish') return dateFromDayNumber(day, calendar);
  const leapDay = civilDayNumber({ year: 1712, month: 2, day: 30 }, 'swedish');
  return day === leapDay ? { year: 1712, month: 2, day: 30 } : dateFromDayNumber(day + 1, 'julian');
}

describe('every day', () => {
  const [from, until] = [dayNumber(parseCalendarDate('1500-01-01')), dayNumber(parseCalendarDate('1800-01-01'))];

  it.each([[BRITAIN], [SWEDEN]])('is found again from the date that was written on it: %o', (history) => {
    forAll([fc.integer({ min: from, max: until })], (day) => {
      const date = writeDate(history, day);
      const { calendar, status } = findCalendarInUse(history, date);
      expect([civilDayNumber(date, calendar), status]).toEqual([day, 'unique']);
    });
  });

  it('from 1690 to 1760 in Sweden has a date of its own', () => {
    const first = dayNumber(parseCalendarDate('1690-01-01'));
    const last = dayNumber(parseCalendarDate('1760-01-01'));
    const days = Array.from({ length: last - first }, (_, index) => first + index);
    const dates = days.map((day) => writeDate(SWEDEN, day));
    const again = dates.map((date) => civilDayNumber(date, findCalendarInUse(SWEDEN, date).calendar));
    expect(again).toEqual(days);
    expect(new Set(dates.map(({ year, month, day }) => [year, month, day].join())).size).toBe(days.length);
  });
});
