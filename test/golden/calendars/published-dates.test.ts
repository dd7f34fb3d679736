import { describe, expect, it } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { civilDayNumber, findCalendarInUse } from '../../../lib/astro/clock/civil-time/calendar-change.ts';
import { calendars } from '../../support/services.ts';

/** `ncal -p` of Debian's ncal 12.1.8: last Julian date of each country; with the coordinates of its capital. */
const NCAL = {
  AL: ['1912-11-30', 41.33, 19.82],
  AT: ['1583-10-05', 48.21, 16.37],
  AU: ['1752-09-02', -35.28, 149.13],
  BE: ['1582-12-14', 50.85, 4.35],
  BG: ['1916-03-31', 42.7, 23.32],
  CA: ['1752-09-02', 45.42, -75.7],
  CH: ['1655-02-28', 46.95, 7.45],
  CN: ['1911-12-18', 39.9, 116.4],
  CZ: ['1584-01-06', 50.09, 14.42],
  DE: ['1700-02-18', 52.52, 13.41],
  DK: ['1700-02-18', 55.68, 12.57],
  ES: ['1582-10-04', 40.42, -3.7],
  FI: ['1753-02-17', 60.17, 24.94],
  FR: ['1582-12-09', 48.86, 2.35],
  GB: ['1752-09-02', 51.51, -0.13],
  GR: ['1924-03-09', 37.98, 23.73],
  HU: ['1587-10-21', 47.5, 19.04],
  IS: ['1700-11-16', 64.15, -21.94],
  IT: ['1582-10-04', 41.9, 12.5],
  JP: ['1918-12-18', 35.68, 139.69],
  LT: ['1918-02-01', 54.69, 25.28],
  LU: ['1582-12-14', 49.61, 6.13],
  LV: ['1918-02-01', 56.95, 24.11],
  NL: ['1582-12-14', 52.37, 4.9],
  NO: ['1700-02-18', 59.91, 10.75],
  PL: ['1582-10-04', 52.23, 21.01],
  PT: ['1582-10-04', 38.72, -9.14],
  RO: ['1919-03-31', 44.43, 26.1],
  RU: ['1918-01-31', 55.75, 37.62],
  SE: ['1753-02-17', 59.33, 18.07],
  SI: ['1919-03-04', 46.06, 14.51],
  TR: ['1926-12-18', 39.93, 32.86],
  US: ['1752-09-02', 38.9, -77.04],
  YU: ['1919-03-04', 44.82, 20.46],
} as const;

/** Where the table has another date than ncal, and the source that it follows. */
const NOT_AS_NCAL: Readonly<Record<string, string>> = {
  AT: '1584-01-06', // Grotefend; ncal has the day of Tyrol and Salzburg
  CA: '1582-12-09', // Ottawa is in French Canada
  CH: '1700-12-31', // Grotefend; ncal has the day of Valais
  CN: 'no Julian date',
  GR: '1923-02-15', // Kathimerini; ncal has the change of the Church
  JP: 'no Julian date',
  LT: '1918-01-31', // decree of 24 January 1918
  LV: '1918-01-31', // the same
  NL: '1583-01-01', // Huygens ING; ncal has the day of Zeeland and Brabant
  SI: '1583-12-14', // Austrian then; ncal has that of Yugoslavia
  TR: 'no Julian date',
  YU: '1919-01-14', // article 1 of the law, in Politika
};

const formatDate = ({ year, month, day }: CalendarDate): string =>
  [year, `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-');

describe('the last Julian date at the capital', () => {
  it.each(Object.entries(NCAL))('of %s is that of ncal, or of a better source', (country, [published, lat, lng]) => {
    const last = calendars.historyAt(lat, lng).changes.at(-1)?.lastDate;
    expect(last === undefined ? 'no Julian date' : formatDate(last)).toBe(NOT_AS_NCAL[country] ?? published);
  });
});

describe('a date that was never counted', () => {
  it.each([
    // Decree of 24 January 1918: the first day after 31 January is 14 February.
    ['Moscow', 55.75, 37.62, '1918-02-01'],
    // Kathimerini: 16 February 1923 is 1 March.
    ['Athens', 37.98, 23.73, '1923-02-16'],
  ])('at %s (%f, %f), %s, is read as Julian', (_, latitudeDeg, longitudeDeg, date) => {
    const history = calendars.historyAt(latitudeDeg, longitudeDeg);
    expect(findCalendarInUse(history, parseCalendarDate(date))).toMatchObject({
      calendar: 'julian',
      status: 'skipped',
    });
  });
});

/** Time4J, class ChronoHistory, `ofSweden`: the modified Julian dates from which each calendar was used. */
const TIME4J_SWEDEN = [-57_959, -53_575, -38_611];
/** Modified Julian date of 1970-01-01. */
const UNIX_EPOCH_MJD = 40_587;

describe('the three changes of Sweden', () => {
  it('are on the days of Time4J', () => {
    const { changes } = calendars.historyAt(59.33, 18.07);
    const days = changes.map(({ to, firstDate }) => civilDayNumber(firstDate, to) + UNIX_EPOCH_MJD);
    expect(days).toEqual(TIME4J_SWEDEN);
  });
});
