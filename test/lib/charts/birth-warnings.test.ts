import { describe, expect, test } from 'vitest';
import type { Warning } from '../../../lib/base/warning.ts';
import { readSubject } from '../../../lib/charts/subject.ts';
import { parseSubject } from '../../support/accepted-input.ts';
import { calendars, clock, ephemeris, localPractice, zoneLookup, zones } from '../../support/services.ts';

type Zone = { readonly iana_name: string } | { readonly utc_offset_seconds: number };

const services = { calendars, clock, ephemeris, localPractice, zoneLookup, zones };

function warningsOf(
  place: readonly [number, number],
  timezone: Zone | undefined,
  time: string | object,
): readonly Warning[] {
  const [latitude, longitude] = place;
  const birth_datetime = typeof time === 'string' ? { iso: time } : time;
  const birth_location = { latitude, longitude, ...(timezone && { timezone }) };
  const subject = parseSubject({ name: 'Somebody', birth_datetime, birth_location });
  return readSubject(subject, services, 'body.subject').warnings;
}

const zone = (iana_name: string): Zone => ({ iana_name });
const NEW_YORK = [40.7128, -74.006] as const;
const SUMMER = '1990-07-15T12:00:00';

describe('zone and place', () => {
  test('a zone of another place is kept, and both offsets, the right zone and the difference are stated', () => {
    expect(warningsOf(NEW_YORK, zone('Asia/Tokyo'), SUMMER)).toEqual([
      {
        code: 'ZoneDisagreesWithPlace',
        message:
          'Asia/Tokyo (+09:00) is not the zone of the place, which is America/New_York (-04:00), 13 h apart, about 195° of the Ascendant; Asia/Tokyo was taken, send America/New_York if the coordinates are right.',
      },
    ]);
  });

  test('a longitude whose sign is lost is shown with the sign that fits the zone', () => {
    const [warning] = warningsOf([40.7128, 74.006], zone('America/New_York'), SUMMER);
    expect(warning?.code).toBe('ZoneDisagreesWithPlace');
    expect(warning?.message).toContain('it fits longitude -74.006: check the sign, or send Asia/Bishkek');
  });

  test('before standard time, when every zone shows the mean time of the place, a lost sign is seen too', () => {
    const [warning] = warningsOf([40.7128, 74.006], zone('America/New_York'), '1850-07-15T12:00:00');
    expect(warning).toMatchObject({
      code: 'ZoneDisagreesWithPlace',
      message: expect.stringContaining('America/New_York (-04:56:02) is not the zone of the place'),
    });
  });

  test('latitude and longitude exchanged are shown the other way round', () => {
    const warnings = warningsOf([13.405, 52.52], zone('Europe/Berlin'), SUMMER);
    expect(warnings).toContainEqual({
      code: 'CoordinatesLookExchanged',
      message:
        'Latitude and longitude look exchanged: the other way round, latitude 52.52 and longitude 13.405 are in Europe/Berlin; they were taken as sent.',
    });
  });

  test.each([
    ['an alias', [22.5726, 88.3639], 'Asia/Calcutta'],
    ['a neighbor with the same time', [48.2082, 16.3738], 'Europe/Berlin'],
    ['UTC, which any birth may be stated in', NEW_YORK, 'UTC'],
    ['either zone of a disputed place', [39.47, 75.99], 'Asia/Urumqi'],
    ['the other one', [39.47, 75.99], 'Asia/Shanghai'],
  ] as const)('%s is no slip', (_name, place, name) => {
    expect(warningsOf(place, zone(name), SUMMER)).toEqual([]);
  });

  test('an instant does not depend on its zone', () => {
    expect(warningsOf(NEW_YORK, zone('Asia/Tokyo'), '1990-07-15T12:00:00Z')).toEqual([]);
  });

  test('EST in summer is warned of, EST in winter is not', () => {
    expect(warningsOf(NEW_YORK, zone('EST'), SUMMER)).toEqual([
      {
        code: 'ZoneWithoutSummerTime',
        message:
          'EST (-05:00) has no summer time, and the place kept America/New_York (-04:00), 1 h apart, about 15° of the Ascendant; EST was taken, send America/New_York for the clock of the place.',
      },
    ]);
    expect(warningsOf(NEW_YORK, zone('EST'), '1990-01-15T12:00:00')).toEqual([]);
  });

  test('an offset that belongs to the other side of Greenwich is warned of', () => {
    const summer = { utc_offset_seconds: -14_400 };
    expect(warningsOf([40.7128, 74.006], summer, SUMMER)).toMatchObject([{ code: 'OffsetDisagreesWithPlace' }]);
    expect(warningsOf([40.7128, 74.006], undefined, `${SUMMER}-04:00`)).toMatchObject([
      { code: 'OffsetDisagreesWithPlace' },
    ]);
    expect(warningsOf(NEW_YORK, summer, SUMMER)).toEqual([]);
    expect(warningsOf([-13.83, -171.77], { utc_offset_seconds: 50_400 }, SUMMER)).toEqual([]);
  });

  test.each([
    ['at sea', [0, -30]],
    ['on Antarctica', [-80, 10]],
  ] as const)('a place %s has no town nearby', (_name, place) => {
    expect(warningsOf(place, undefined, SUMMER).map(({ code }) => code)).toContain('PlaceFarFromTowns');
  });
});

describe('the date', () => {
  const LONDON = [51.5074, -0.1278] as const;
  const ANCIENT = zone('Europe/London');

  test('without a calendar before October 1582 is shown in the Julian one too', () => {
    expect(warningsOf(LONDON, ANCIENT, '1564-04-26T12:00:00')).toEqual([
      {
        code: 'CalendarNotStated',
        message:
          '1564-04-26 was read in the Gregorian calendar; as a Julian date it is the Gregorian 1564-05-06, 10 days later, and the Moon about 132° away: send calendar julian, or calendar gregorian if it is right.',
      },
    ]);
  });

  test.each([
    ['in a stated calendar', { iso: '1564-04-26T12:00:00', calendar: 'julian' }],
    ['in a stated calendar that is the default', { iso: '1564-04-26T12:00:00', calendar: 'gregorian' }],
    ['in the century in which both calendars agree', '0250-04-26T12:00:00'],
    ['as a Julian day', { julian_day: 2_292_000.5 }],
  ])('%s is no slip', (_name, time) => {
    expect(warningsOf(LONDON, ANCIENT, time)).toEqual([]);
  });

  test('before the change of its place is shown in the calendar of the place', () => {
    expect(warningsOf([59.9386, 30.3141], zone('Europe/Moscow'), '1900-01-10T12:00:00')).toEqual([
      {
        code: 'CalendarNotStated',
        message:
          '1900-01-10 was read in the Gregorian calendar, and Russia wrote Julian dates until 1918-01-31; as a Julian date it is the Gregorian 1900-01-22, 12 days later, and the Moon about 158° away: send calendar julian, or calendar gregorian if it is right.',
      },
    ]);
  });

  test.each([
    ['Britain, the day before its change', LONDON, 'Europe/London', '1752-09-02', true],
    ['Britain, the day of its change', LONDON, 'Europe/London', '1752-09-14', false],
    ['Rome in 1752', [41.89, 12.49], 'Europe/Rome', '1752-09-02', false],
    ['Athens in 1923', [37.98, 23.73], 'Europe/Athens', '1923-02-15', true],
    ['Athens after its change', [37.98, 23.73], 'Europe/Athens', '1923-03-01', false],
    ['New York in 1900', NEW_YORK, 'America/New_York', '1900-01-10', false],
    ['Sweden in its own calendar', [59.33, 18.07], 'Europe/Stockholm', '1705-05-01', true],
  ] as const)('%s', (_name, place, name, date, isWarned) => {
    const codes = warningsOf(place, zone(name), `${date}T12:00:00`).map(({ code }) => code);
    expect(codes).toEqual(isWarned ? ['CalendarNotStated'] : []);
  });

  test('needs no area of the place where none of its zones changed so late', () => {
    const historyAt = () => expect.unreachable('the area was looked up');
    const birth_location = { latitude: 40.7128, longitude: -74.006 };
    const subject = parseSubject({ name: 'Somebody', birth_datetime: { iso: '1900-01-10T12:00' }, birth_location });
    const strict = { ...services, calendars: { version: '', historyAt } };
    expect(readSubject(subject, strict, 'body.subject').warnings).toEqual([]);
  });

  test('in a year of two digits is warned of', () => {
    expect(warningsOf(LONDON, ANCIENT, { iso: '0085-04-26T12:00:00', calendar: 'julian' })).toEqual([
      {
        code: 'YearBelow100',
        message:
          'The year 85 was read as the year 85 of the first century; send all four digits, such as 1985, if a later one is meant.',
      },
    ]);
    expect(warningsOf(LONDON, ANCIENT, { iso: '-0043-03-15T12:00:00', calendar: 'julian' })).toEqual([]);
  });

  test('in the future is warned of, one of today is not', () => {
    expect(warningsOf(LONDON, ANCIENT, '2026-11-24T12:00:00')).toEqual([
      { code: 'BirthInTheFuture', message: 'The birth lies 2 days in the future; check the year if it has happened.' },
    ]);
    expect(warningsOf(LONDON, ANCIENT, '2026-11-22T12:00:00')).toEqual([]);
  });
});

describe('a clock that was changed', () => {
  test.each([
    ['four minutes before it was set forward', '2021-03-14T01:56:00', true],
    ['four minutes after it was set forward', '2021-03-14T03:04:00', true],
    ['four minutes before the hour that occurred twice', '2021-11-07T00:56:00', true],
    ['ten minutes before it was set forward', '2021-03-14T01:50:00', false],
    ['in the hour that occurred twice, which has a warning of its own', '2021-11-07T01:30:00', false],
  ])('%s', (_name, time, isNear) => {
    const codes = warningsOf(NEW_YORK, zone('America/New_York'), time).map(({ code }) => code);
    expect(codes).toEqual(isNear ? ['NearClockChange'] : []);
  });

  test('is shown with both offsets and the difference', () => {
    const [warning] = warningsOf(NEW_YORK, zone('America/New_York'), '2021-03-14T01:56:00');
    expect(warning?.message).toBe(
      'The clocks of America/New_York were changed from -05:00 to -04:00 at 2021-03-14T02:00, within minutes of this time; on the other side of the change the birth is 1 h off, about 15° of the Ascendant.',
    );
  });

  test('does not matter to an instant', () => {
    expect(warningsOf(NEW_YORK, zone('America/New_York'), '2021-03-14T06:56:00Z')).toEqual([]);
  });
});

test('a layer without the grid of zones is refused, not ignored', () => {
  const failing = () => {
    throw new Error('no grid');
  };
  const grid = { zonesNear: failing, hasTownsNear: failing };
  const birth_location = { latitude: 40.7128, longitude: -74.006 };
  const subject = parseSubject({ name: 'Somebody', birth_datetime: { iso: SUMMER }, birth_location });
  expect(() => readSubject(subject, { ...services, zoneLookup: { ...zoneLookup, grid } }, 'body.subject')).toThrow(
    'no grid',
  );
});
