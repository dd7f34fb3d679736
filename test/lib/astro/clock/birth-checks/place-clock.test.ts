import { describe, expect, test } from 'vitest';
import type { StatedTime } from '../../../../../lib/astro/clock/civil-time/stated-time.ts';
import { readSubject } from '../../../../../lib/charts/subject.ts';
import { parseSubject } from '../../../../support/accepted-input.ts';
import { calendars, clock, ephemeris, localPractice, zoneLookup, zones } from '../../../../support/services.ts';

const services = { calendars, clock, ephemeris, localPractice, zoneLookup, zones };

const HOUSTON = [29.76, -95.37] as const;
const CLEVELAND = [41.5, -81.69] as const;
const LVIV = [49.84, 24.03] as const;
const ATLANTA = [33.75, -84.39] as const;
const BRESLAU = [51.11, 17.03] as const;
const MARSEILLE = [43.3, 5.37] as const;
const NEW_YORK = [40.7128, -74.006] as const;
const PARIS = [48.86, 2.35] as const;

interface Birth {
  readonly place: readonly [number, number];
  readonly iso: string;
  readonly timezone?: { readonly iana_name?: string; readonly utc_offset_seconds?: number };
  readonly disambiguation?: StatedTime['disambiguation'];
}

function read({ place: [latitude, longitude], iso, timezone, disambiguation }: Birth) {
  const birth_datetime = { iso, ...(disambiguation && { disambiguation }) };
  const birth_location = { latitude, longitude, ...(timezone && { timezone }) };
  const subject = parseSubject({ name: 'Somebody', birth_datetime, birth_location });
  return readSubject(subject, services, 'body.subject');
}

const codesOf = (birth: Birth): readonly string[] => read(birth).warnings.map(({ code }) => code);
const zone = (iana_name: string) => ({ iana_name });

test.each([
  ['Lviv under Poland', LVIV, '1925-06-01T12:00', 'Europe/Warsaw'],
  ['Atlanta on Central Time', ATLANTA, '1930-01-01T12:00', 'America/Chicago'],
  ['Cleveland on Central Time', CLEVELAND, '1910-06-01T12:00', 'America/Chicago'],
  ['Breslau in Germany', BRESLAU, '1904-06-01T12:00', 'Europe/Berlin'],
  ['Marseille in the free zone', MARSEILLE, '1942-02-10T12:00', 'Europe/Monaco'],
  ['Houston without summer time', HOUSTON, '1955-07-04T12:00', 'CST6CDT'],
  ['Houston at a fixed offset', HOUSTON, '1955-07-04T12:00', 'Etc/GMT+6'],
  ['Lviv on a clock that a preferred rule does not use', LVIV, '1941-08-01T12:00', 'Europe/Moscow'],
] as const)(
  'a zone that shows the time that the clocks of the place kept is no slip: %s',
  (_name, place, iso, name) => {
    const { warnings, moment } = read({ place, iso, timezone: zone(name) });
    expect(warnings).toEqual([]);
    expect(moment.resolution.certainty).not.toBe('doubtful');
  },
);

test.each([
  ['EST', 'EST (-05:00) is not the zone of the place, which is America/Chicago (-06:00)'],
  ['Asia/Tokyo', 'Asia/Tokyo (+09:00) is not the zone of the place, which is America/Chicago (-06:00)'],
])('in Houston in July 1955 %s is compared with the clock that Texas kept', (name, message) => {
  const { warnings, moment } = read({ place: HOUSTON, iso: '1955-07-04T12:00', timezone: zone(name) });
  expect(warnings).toMatchObject([{ code: 'ZoneDisagreesWithPlace', message: expect.stringContaining(message) }]);
  expect(moment.resolution.certainty).toBe('doubtful');
});

describe('NearClockChange is about the clocks of the place', () => {
  test.each([
    ['Houston, whose zone was set forward', HOUSTON, '1955-04-24T01:58', false],
    ['Cleveland before it went to Eastern Time', CLEVELAND, '1914-04-30T23:59', true],
    ['Cleveland after it', CLEVELAND, '1914-05-01T01:01', true],
    ['Marseille before the summer time of the free zone', MARSEILLE, '1942-03-08T23:58', true],
  ] as const)('%s: %s %s', (_name, place, iso, isNear) => {
    expect(codesOf({ place, iso }).includes('NearClockChange')).toBe(isNear);
  });

  test('and does not name a zone that kept other clocks', () => {
    const { warnings } = read({ place: CLEVELAND, iso: '1914-04-30T23:59' });
    expect(warnings.find(({ code }) => code === 'NearClockChange')?.message).toContain(
      'The clocks of the place were changed from -06:00 to -05:00 at 1914-05-01T00:00',
    );
  });

  test.each(['earlier', 'later'] as const)('it is silent half an hour from the change, %s chosen', (disambiguation) => {
    for (const iso of ['2021-11-07T01:30', '2021-03-14T02:30', '2021-11-07T02:30', '2021-03-14T01:30'])
      expect(codesOf({ place: NEW_YORK, iso, disambiguation })).not.toContain('NearClockChange');
  });
});

describe('an offset more than three hours from the clock of the place is warned of', () => {
  test.each([
    ['after the time', '1990-06-15T12:00+09:00', undefined],
    ['as the zone', '1990-06-15T12:00', { utc_offset_seconds: 32_400 }],
  ])('%s', (_name, iso, timezone) => {
    const { warnings } = read({ place: NEW_YORK, iso, ...(timezone && { timezone }) });
    expect(warnings).toEqual([
      {
        code: 'OffsetDisagreesWithPlace',
        message:
          'The offset +09:00 is not that of the place, which is America/New_York (-04:00), 13 h apart, about 195° of the Ascendant; it was taken, check the offset and the coordinates.',
      },
    ]);
  });

  test.each([
    ['+01:00', ['OffsetDisagreesWithPlace']],
    ['-08:00', ['OffsetDisagreesWithPlace']],
    ['-07:00', []],
    ['-05:00', []],
    ['+00:00', []],
    ['Z', []],
  ])('%s in New York in summer', (offset, codes) => {
    expect(codesOf({ place: NEW_YORK, iso: `1990-06-15T12:00${offset}` })).toEqual(codes);
  });
});

test.each([
  ['WET', PARIS],
  ['CST6CDT', NEW_YORK],
] as const)('%s, which has summer time, is another zone and no zone without summer time', (name, place) => {
  expect(codesOf({ place, iso: '1990-07-15T12:00', timezone: zone(name) })).toEqual(['ZoneDisagreesWithPlace']);
});

describe('one fault gives one warning', () => {
  test.each([
    ['exchanged, far from towns', [-74, 40.71], 'America/New_York', 'CoordinatesLookExchanged'],
    ['exchanged, near other towns', [12.49, 41.9], 'Europe/Rome', 'CoordinatesLookExchanged'],
    ['exchanged, without a zone', [13.405, 52.52], undefined, 'CoordinatesLookExchanged'],
    ['on Antarctica, where people live far from towns', [-70.77, 11.73], undefined, 'PlaceFarFromTowns'],
  ] as const)('%s', (_name, place, name, code) => {
    expect(codesOf({ place, iso: '1990-07-15T12:00', ...(name && { timezone: zone(name) }) })).toEqual([code]);
  });

  test('a clock that hangs on exchanged coordinates is doubtful, an instant is not', () => {
    const place = [13.405, 52.52] as const;
    expect(read({ place, iso: '1990-07-15T12:00' }).moment.resolution.certainty).toBe('doubtful');
    expect(read({ place, iso: '1990-07-15T12:00Z' }).moment.resolution.certainty).toBe('certain');
  });
});

describe('the date', () => {
  const LONDON = [51.5074, -0.1278] as const;

  test('in the year 0 is of 1 BCE, and the calendar of a year below 100 is not asked for', () => {
    expect(read({ place: LONDON, iso: '0000-04-26T12:00' }).warnings).toEqual([
      {
        code: 'YearBelow100',
        message: 'The year 0 was read as 1 BCE; send all four digits, such as 1900, if a later one is meant.',
      },
    ]);
    expect(codesOf({ place: LONDON, iso: '0085-04-26T12:00' })).toEqual(['YearBelow100']);
  });

  test('among those that the place left out says so', () => {
    const [warning] = read({ place: LONDON, iso: '1752-09-05T12:00' }).warnings;
    expect(warning).toMatchObject({
      code: 'CalendarNotStated',
      message: expect.stringContaining('left this date out: 1752-09-02 was followed by 1752-09-14; as a Julian date'),
    });
  });
});
