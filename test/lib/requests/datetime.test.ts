import { describe, expect, it } from 'vitest';
import { DateTimeInput } from '../../../lib/requests/datetime.ts';

const faultsOf = (sent: unknown) => {
  const result = DateTimeInput.safeParse(sent);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
};
const civilOf = (sent: unknown) => {
  const { moment } = DateTimeInput.parse(sent);
  if (moment.type === 'julian_day') return moment.julianDay;
  const { year, month, day, hour, minute, second } = moment.civil;
  return [year, month, day, hour, minute, second, moment.calendar, moment.hasTime];
};

describe('a valid moment', () => {
  it.each([
    ['iso', { iso: '1990-06-15T14:30' }, [1990, 6, 15, 14, 30, 0, 'gregorian', true]],
    ['iso date', { iso: '1990-06-15' }, [1990, 6, 15, 0, 0, 0, 'gregorian', false]],
    ['plain components', { year: 1990, month: 6, day: 15, hour: 14 }, [1990, 6, 15, 14, 0, 0, 'gregorian', true]],
    ['a plain date', { year: 1990, month: 6, day: 15 }, [1990, 6, 15, 0, 0, 0, 'gregorian', false]],
    [
      'wrapped components',
      { components: { year: -43, month: 3, day: 15, hour: 12, minute: 30, second: 15.5 } },
      [-43, 3, 15, 12, 30, 15.5, 'gregorian', true],
    ],
    ['midnight as a time', { year: 1990, month: 6, day: 15, hour: 0 }, [1990, 6, 15, 0, 0, 0, 'gregorian', true]],
    [
      '29 February 1900, Julian',
      { iso: '1900-02-29T12:00', calendar: 'Julian' },
      [1900, 2, 29, 12, 0, 0, 'julian', true],
    ],
    ['the end of a day', { iso: '1990-12-31T24:00' }, [1991, 1, 1, 0, 0, 0, 'gregorian', true]],
    [
      'the end of a Julian 28 February',
      { iso: '1900-02-28T24:00', calendar: 'julian' },
      [1900, 2, 29, 0, 0, 0, 'julian', true],
    ],
    ['a text as people write it', { iso: '15 June 1990, 2:30 pm' }, [1990, 6, 15, 14, 30, 0, 'gregorian', true]],
    ['Julian day', { julian_day: 2448058.020833 }, 2448058.020833],
  ])('is read from %s', (_, sent, expected) => {
    expect(civilOf(sent)).toEqual(expected);
  });

  it('has the disambiguation `compatible` unless it states another', () => {
    expect(DateTimeInput.parse({ iso: '1990-06-15T14:30' })).toMatchObject({ disambiguation: 'compatible' });
    expect(DateTimeInput.parse({ iso: '1990-06-15T14:30', disambiguation: 'REJECT' }).disambiguation).toBe('reject');
  });
});

const FORMS = 'takes exactly one of iso, components, year with month and day, or julian_day;';

const NO_TIME = 'is not a time of day; write 00:00 to 23:59:59, or 24:00 for the end of the day';

const ISO_FORMS =
  'iso must be a date, or a date and a time, such as 1990-06-15T14:30, 1990-06-15 14:30:00Z, 15 June 1990 2:30 pm or 15.6.1990 14:30';

const JULIAN = 'send calendar julian if it is a Julian one';

describe('an invalid moment', () => {
  it.each([
    [{}, [`${FORMS} none given`]],
    [{ calendar: 'julian' }, [`${FORMS} none given`]],
    [{ iso: '1990-06-15T14:30', julian_day: 2448058 }, [`${FORMS} several given`]],
    [{ iso: '1990-06-15T14:30', year: 1990 }, [`${FORMS} several given`]],
    [{ components: { year: 1990, month: 6, day: 15 }, hour: 3 }, [`${FORMS} several given`]],
    [{ year: 1990 }, ['needs year, month and day']],
    [{ hour: 14 }, ['needs year, month and day']],
    [{ year: 1990, month: 6, day: 15, minute: 30 }, ['needs hour where there is a minute or a second']],
    [{ year: 1990, month: 2, day: 30 }, ['is not a date of the Gregorian calendar']],
    [
      { components: { year: 1900, month: 2, day: 29 } },
      [`components is not a date of the Gregorian calendar; ${JULIAN}`],
    ],
    [{ iso: '1990-06-15T24:01' }, [`iso ${NO_TIME}`]],
    [
      { iso: '1990-06-15T24:00', calendar: 'local' },
      ['iso is 24:00 in a calendar that is not stated; write 00:00 of the next day'],
    ],
    [{ iso: '1990-06-15T23:60' }, [`iso ${NO_TIME}`]],
    [
      { iso: '2016-12-31T23:59:60Z' },
      ['iso has a leap second, :60, which is not read; write :59, or :00 of the next minute'],
    ],
    [{ iso: '1700-02-29T00:00' }, [`iso is not a date of the Gregorian calendar; ${JULIAN}`]],
    [{ iso: '1700-02-29T24:00' }, [`iso is not a date of the Gregorian calendar; ${JULIAN}`]],
    [{ iso: '1701-02-29T00:00' }, ['iso is not a date of the Gregorian calendar']],
    [{ iso: '1701-02-29T00:00', calendar: 'julian' }, ['iso is not a date of the Julian calendar']],
    [{ iso: 'noon' }, [ISO_FORMS]],
  ])('%j', (sent, faults) => {
    expect(faultsOf(sent)).toEqual(faults);
  });

  it.each([
    { year: 1990.5, month: 6, day: 15 },
    { year: 100_000, month: 6, day: 15 },
    { year: 1990, month: 0, day: 15 },
    { year: 1990, month: 6, day: 32 },
    { year: 1990, month: 6, day: 15, hour: 24 },
    { year: 1990, month: 6, day: 15, hour: 12, second: 60 },
    { julian_day: 1e9 },
    { julian_day: '2448058' },
    { iso: 19_900_615 },
    { iso: `1990-06-15T14:30${' '.repeat(100)}` },
    { iso: '1990-06-15T14:30', calendar: 'mayan' },
    { iso: '1990-06-15T14:30', zone: 'Europe/Paris' },
    '1990-06-15T14:30',
    null,
    [],
  ])('%j has one issue', (sent) => {
    expect(faultsOf(sent)).toHaveLength(1);
  });

  it('with a bad date and a bad zone has an issue for each', () => {
    const timezone = { iana_name: 'Europe/Paris', utc_offset_seconds: 3600 };
    expect(faultsOf({ iso: 'noon', timezone })).toEqual([
      'timezone takes a zone or utc_offset_seconds; given are iana_name and utc_offset_seconds',
      ISO_FORMS,
    ]);
  });
});
