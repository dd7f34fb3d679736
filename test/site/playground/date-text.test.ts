import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALENDAR_IDS, dateFromDayNumber } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { formatIsoDate } from '../../../lib/requests/dates/iso-text.ts';
import { parseIso } from '../../../lib/requests/iso-datetime.ts';
import { formatLongDate, parseDate, parseTime } from '../../../site/browser/date-text.ts';

const DAY = { year: 1906, month: 12, day: 9, textAfter: '' };

describe('a typed date', () => {
  test.each([
    '1906-12-09',
    '1906-12-9',
    ' 1906/12/09 ',
    '1906.12.09',
    '19061209',
    '9.12.1906',
    '09. 12. 1906',
    '9 Dec 1906',
    '9 december 1906',
    '9th December 1906',
    '9-Dec-1906',
    'Dec 9, 1906',
    'December 9th 1906',
    '9.12.1906 AD',
  ])('%s is 9 December 1906', (text) => expect(parseDate(text, 'gregorian')).toEqual(DAY));

  test.each([
    ['1906-12-09 06:00', '06:00'],
    ['1906-12-09T06:00:30', '06:00:30'],
    ['9.12.1906, 6.00', '6.00'],
    ['9 Dec 1906 6:00 am', '6:00 am'],
  ])('%s has a time after it', (text, textAfter) =>
    expect(parseDate(text, 'gregorian')).toEqual({ ...DAY, textAfter }),
  );

  test.each([
    ['25/12/1906', { year: 1906, month: 12, day: 25 }],
    ['12/25/1906', { year: 1906, month: 12, day: 25 }],
    ['9/9/1906', { year: 1906, month: 9, day: 9 }],
    ['15 Mar 44 BC', { year: -43, month: 3, day: 15 }],
    ['15.3.0044 BCE', { year: -43, month: 3, day: 15 }],
    ['-0043-03-15', { year: -43, month: 3, day: 15 }],
    ['−0043-03-15', { year: -43, month: 3, day: 15 }],
    ['3 May 476', { year: 476, month: 5, day: 3 }],
  ])('%s is the right day', (text, date) => expect(parseDate(text, 'gregorian')).toEqual({ ...date, textAfter: '' }));

  test('an ambiguous date is refused with a valid form', () => {
    expect(parseDate('12/9/1906', 'gregorian')).toEqual({ message: expect.stringContaining('1906-12-09') });
  });

  test.each(['', 'yesterday', '1906', '1906-13-01', '30 Feb 1906', '9 Foo 1906', '1900-02-29'])(
    '%j is not a date',
    (text) => {
      expect(parseDate(text, 'gregorian')).toHaveProperty('message');
    },
  );

  test('the Julian calendar has a 29 February 1900', () => {
    expect(parseDate('1900-02-29', 'julian')).toEqual({ year: 1900, month: 2, day: 29, textAfter: '' });
  });

  test('the playground and the service read the ISO form of every day as that day', () => {
    const day = fc.integer({ min: -1_800_000, max: 4_000_000 });
    fc.assert(
      fc.property(day, fc.constantFrom(...CALENDAR_IDS), (number, calendar) => {
        const date = dateFromDayNumber(number, calendar);
        expect(parseDate(formatIsoDate(date), calendar)).toEqual({ ...date, textAfter: '' });
        expect(parseIso(formatIsoDate(date))?.civil).toMatchObject(date);
      }),
    );
  });

  test('every text is parsed or refused, and a too long one is refused', () => {
    const text = fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[0-9 :.apm-]{0,40}$/));
    fc.assert(
      fc.property(text, (typed) => {
        expect(parseDate(typed, 'gregorian')).toSatisfy((read: object) => 'message' in read || 'year' in read);
        expect(parseTime(typed)).toSatisfy((read: object) => 'message' in read || 'iso' in read);
      }),
    );
    expect(parseDate(`1906-12-09${' '.repeat(60)}6:00`, 'gregorian')).toHaveProperty('message');
    expect(parseTime(`6:00${' '.repeat(60)}`)).toHaveProperty('message');
  });
});

test('the hint of a date names its calendar where another one was in use', () => {
  expect(formatLongDate({ year: 1906, month: 12, day: 9 }, 'gregorian')).toBe('Sunday, 9 Dec 1906');
  expect(formatLongDate({ year: 1582, month: 10, day: 15 }, 'gregorian')).toBe('Friday, 15 Oct 1582');
  expect(formatLongDate({ year: 1582, month: 10, day: 14 }, 'gregorian')).toBe('Thursday, 14 Oct 1582 (Gregorian)');
  expect(formatLongDate({ year: 1582, month: 10, day: 4 }, 'julian')).toBe('Thursday, 4 Oct 1582 (Julian)');
});

describe('a typed time', () => {
  test.each([
    ['06:00', '06:00'],
    ['6:00', '06:00'],
    ['6.30', '06:30'],
    ['6', '06:00'],
    ['0630', '06:30'],
    ['18h30', '18:30'],
    ['18h', '18:00'],
    ['6am', '06:00'],
    ['6:30 PM', '18:30'],
    ['12 a.m.', '00:00'],
    ['12:15 pm', '12:15'],
    ['06:00:30', '06:00:30'],
    ['06:00:05.25', '06:00:05.25'],
    ['06:00Z', '06:00Z'],
    ['06:00+01:00', '06:00+01:00'],
    ['06:00:00', '06:00'],
  ])('%s is %s', (text, iso) => expect(parseTime(text)).toEqual({ iso }));

  test.each(['', '25:00', '6:60', '06:00:60', '13 pm', '0 am', 'noonish', '6:00 zm'])('%j is not a time', (text) => {
    expect(parseTime(text)).toHaveProperty('message');
  });
});
