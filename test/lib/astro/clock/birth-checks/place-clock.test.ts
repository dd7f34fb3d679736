import { describe, expect, test } from 'vitest';
import type { StatedTime } from '../../../../../lib/astro/clock/civil-time/stated-time.ts';
import { readSubject } from '../../../../../lib/charts/subject.ts';
import { parseSubject } from '../../../../support/accepted-input.ts';
import { calendars, clock, ephemeris, localPractice, zoneLookup, zones } from '../../../../support/services.ts';

const services = { calendars, clock, ephemeris, localPractice, zoneLookup, zones };

const HOUSTON = [29.76, -95.37] as const;
const CLEVELAND = [41.5, -81.69] as const;
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

test.each([
  ['WET', PARIS],
  ['CST6CDT', NEW_YORK],
] as const)('%s, which has summer time, is another zone and no zone without summer time', (name, place) => {
  expect(codesOf({ place, iso: '1990-07-15T12:00', timezone: zone(name) })).toEqual(['ZoneDisagreesWithPlace']);
});
