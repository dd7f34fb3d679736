import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPosixRule } from '../../../../../lib/adapters/places/zone-history/posix-rule.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';

const at = (iso: string) => unixSeconds(Date.parse(iso) / 1000);
const changes = (rule: string, year: number): string[] =>
  readPosixRule(rule)
    .transitionsBetween(at(`${year}-01-01T00:00:00Z`), at(`${year + 1}-01-01T00:00:00Z`))
    .map((instant) => new Date(instant * 1000).toISOString().replace(':00.000Z', 'Z'));

/** Expected meanings are those of POSIX.1-2024, Base Definitions 8.3 (TZ); the dates follow from the calendar. */
it.each([
  ['UTC0', 0, 'UTC'],
  ['<+03>-3', 10_800, '+03'],
  ['<-0330>3:30', -12_600, '-0330'],
  ['MMT0:44:30', -2670, 'MMT'],
  ['AMT-0:19:32', 1172, 'AMT'],
])('%s never changes', (rule, offsetSeconds, abbreviation) => {
  const read = readPosixRule(rule);
  expect(read.clockAt(at('2500-07-01T00:00:00Z'))).toEqual({
    abbreviation,
    offsetSeconds,
    standardSeconds: offsetSeconds,
  });
  expect(read.transitionsBetween(at('1900-01-01T00:00:00Z'), at('3000-01-01T00:00:00Z'))).toEqual([]);
});

it.each([
  ['week 5 is the last, in a month of four', 'CET-1CEST,M3.5.0,M10.5.0/3', 2026, ['03-29T01:00', '10-25T01:00']],
  ['week 5 is the last, in a month of five', 'CET-1CEST,M3.5.0,M10.5.0/3', 2027, ['03-28T01:00', '10-31T01:00']],
  ['the second Sunday', 'EST5EDT,M3.2.0,M11.1.0', 2026, ['03-08T07:00', '11-01T06:00']],
  ['south of the equator', 'AEST-10AEDT,M10.1.0,M4.1.0/3', 2026, ['04-04T16:00', '10-03T16:00']],
  ['half an hour', '<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', 2026, ['04-04T15:00', '10-03T15:30']],
  ['before midnight', '<-02>2<-01>,M3.5.0/-1,M10.5.0/0', 2026, ['03-29T01:00', '10-25T01:00']],
  ['more than a day on', 'EET-2EEST,M3.4.4/50,M10.4.4/50', 2026, ['03-28T00:00', '10-23T23:00']],
  ['J never counts a leap day', 'AAA0BBB,J59/0,J60/0', 2028, ['02-28T00:00', '02-29T23:00']],
  ['n counts it', 'AAA0BBB,58/0,59/0', 2028, ['02-28T00:00', '02-28T23:00']],
])('%s: %s', (_case, rule, year, expected) => {
  expect(changes(rule, year)).toEqual(expected.map((moment) => `${year}-${moment}Z`));
});

it('all-year daylight time has no changes (the example of POSIX)', () => {
  const rule = readPosixRule('EST5EDT,0/0,J365/25');
  expect(changes('EST5EDT,0/0,J365/25', 2027)).toEqual([]);
  for (const moment of ['2027-01-01T05:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T00:00:00Z']) {
    expect(rule.clockAt(at(moment)).abbreviation).toBe('EDT');
  }
});

it('daylight time is an hour ahead unless the string gives its offset', () => {
  const rule = readPosixRule('<+00>0<+02>-2,M3.5.0/1,M10.5.0/3');
  expect(rule.clocks.map(({ offsetSeconds }) => offsetSeconds)).toEqual([0, 7200]);
});

it.each(['', 'EST', 'EST5EDT', 'EST5EDT,M3.2.0', 'EST5EDT,M3.6.0,M11.1.0', 'EST5EDT,X1,X2', 'E5'])(
  'refuses %j',
  (text) => {
    expect(() => readPosixRule(text)).toThrow(RangeError);
  },
);

it('the clock changes exactly at its transitions, in any year', () => {
  const rule = readPosixRule('EST5EDT,M3.2.0,M11.1.0');
  const second = fc.integer({ min: Date.UTC(-3000, 0) / 1000, max: Date.UTC(3000, 0) / 1000 });
  forAll([second, fc.integer({ min: 1, max: 400 * 86_400 })], (start, seconds) => {
    const [from, to] = [unixSeconds(start), unixSeconds(start + seconds)];
    const isOdd = rule.transitionsBetween(from, to).length % 2 === 1;
    return isOdd === (rule.clockAt(from) !== rule.clockAt(to));
  });
});
