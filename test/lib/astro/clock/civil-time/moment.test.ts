import { describe, expect, it } from 'vitest';
import type { CivilTime } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { formatLocal, formatUtc } from '../../../../../lib/astro/clock/civil-time/format.ts';
import {
  type LocalMoment,
  resolveLocalDay,
  resolveMoment,
  resolvePlacelessMoment,
} from '../../../../../lib/astro/clock/civil-time/moment.ts';
import type { TimeAtPlace } from '../../../../../lib/astro/clock/civil-time/place-clock.ts';
import type { StatedMoment, StatedTime, StatedZone } from '../../../../../lib/astro/clock/civil-time/stated-time.ts';
import type { ZoneMatch } from '../../../../../lib/astro/clock/places/zone-lookup.ts';
import { unixFromJdUt } from '../../../../../lib/base/units/time.ts';
import { histories } from './zones.ts';

const NOON: CivilTime = { year: 1990, month: 6, day: 15, hour: 12, minute: 0, second: 0 };

const civil = (changes: Partial<CivilTime> = {}, offsetSeconds?: number): StatedMoment => ({
  type: 'civil',
  civil: { ...NOON, ...changes },
  calendar: 'gregorian',
  isCalendarStated: true,
  hasTime: true,
  offsetSeconds,
});
/** 15 June 1990, 12:00 UT. */
const JULIAN_DAY: StatedMoment = { type: 'julian_day', julianDay: 2_448_058 };

const stateTime = (moment: StatedMoment, timezone?: StatedZone): StatedTime => ({
  moment,
  disambiguation: 'compatible',
  timezone,
});

const findNoPractice = () => ({ rules: [], nearby: [] });

const matchZone = (timezone: string, parts: Partial<ZoneMatch> = {}): ZoneMatch => ({
  timezone,
  candidates: [timezone],
  fallback: false,
  ...parts,
});

const failOnZoneLookup = (): never => {
  throw new Error('the zone was looked up');
};

interface MomentInput {
  readonly moment: StatedMoment;
  /** Stated with the time. */
  readonly ownTimezone?: StatedZone;
  /** Of the place. */
  readonly timezone?: StatedZone | undefined;
  readonly longitudeDeg?: number;
  readonly findZone?: TimeAtPlace['findZone'];
}

const toTimeAtPlace = ({
  moment,
  ownTimezone,
  timezone,
  longitudeDeg = 2.35,
  findZone = failOnZoneLookup,
}: MomentInput): TimeAtPlace => ({
  stated: stateTime(moment, ownTimezone),
  timezone,
  longitudeDeg,
  findZone,
  findPractice: findNoPractice,
});

const read = (time: MomentInput): LocalMoment => resolveMoment(toTimeAtPlace(time), histories);
const PARIS = { iana_name: 'Europe/Paris' };
const TOKYO = { name: 'asia/tokyo' };

describe('a time at a place', () => {
  it('with an offset is that instant, shown with that offset, or in the zone where one is stated', () => {
    const moment = civil({}, 3600);
    const alone = read({ moment });
    expect(formatUtc(alone.instant)).toBe('1990-06-15T11:00:00.000Z');
    expect(alone).toMatchObject({
      offsetSeconds: 3600,
      timezone: undefined,
      resolution: { source: 'offset', status: 'unique' },
    });
    const inParis = read({ moment, timezone: PARIS });
    expect(inParis.instant).toBe(alone.instant);
    expect(inParis).toMatchObject({ offsetSeconds: 7200, timezone: 'Europe/Paris', resolution: { source: 'offset' } });
    expect(inParis.jdUt).toBeCloseTo(2_448_058 - 1 / 24, 9);
  });

  it('as a Julian day is that instant, shown in UTC, or in the zone where one is stated', () => {
    const alone = read({ moment: JULIAN_DAY });
    expect(alone).toMatchObject({
      jdUt: 2_448_058,
      offsetSeconds: 0,
      timezone: undefined,
      resolution: { source: 'julian_day', status: 'unique' },
    });
    expect(formatUtc(alone.instant)).toBe('1990-06-15T12:00:00.000Z');
    expect(read({ moment: JULIAN_DAY, timezone: PARIS })).toMatchObject({ jdUt: 2_448_058, offsetSeconds: 7200 });
  });

  it('without an offset is civil time in its own zone, before that of the place', () => {
    const both = read({ moment: civil(), ownTimezone: TOKYO, timezone: PARIS });
    expect(formatUtc(both.instant)).toBe('1990-06-15T03:00:00.000Z');
    expect(both).toMatchObject({ timezone: 'Asia/Tokyo', resolution: { source: 'timezone', status: 'unique' } });
    const ofPlace = read({ moment: civil(), timezone: PARIS });
    expect(formatLocal(ofPlace.instant, ofPlace.offsetSeconds)).toBe('1990-06-15T12:00:00.000+02:00');
    expect(ofPlace).not.toHaveProperty('zoneMatch');
  });

  it('without an offset is civil time at a fixed offset where one is stated as its zone', () => {
    const own = read({ moment: civil(), timezone: { utc_offset_seconds: 561 } });
    expect(formatUtc(own.instant)).toBe('1990-06-15T11:50:39.000Z');
    expect(own).toMatchObject({ offsetSeconds: 561, timezone: undefined, resolution: { source: 'offset' } });
    expect(read({ moment: civil(), ownTimezone: { utc_offset_seconds: 0 }, timezone: PARIS }).offsetSeconds).toBe(0);
  });

  it('in a zone with an offset is shown at that offset, as a time of that zone', () => {
    const ownTimezone = { ...PARIS, utc_offset_seconds: 561 };
    const shown = read({ moment: JULIAN_DAY, ownTimezone, timezone: TOKYO });
    expect(shown).toMatchObject({ jdUt: 2_448_058, offsetSeconds: 561, timezone: 'Europe/Paris' });
    const atOffset = read({ moment: civil(), ownTimezone });
    expect(formatUtc(atOffset.instant)).toBe('1990-06-15T11:50:39.000Z');
    expect(atOffset).toMatchObject({ offsetSeconds: 561, timezone: 'Europe/Paris', resolution: { source: 'offset' } });
    expect(() => read({ moment: civil(), ownTimezone: { iana_name: 'Europe/Pari', utc_offset_seconds: 0 } })).toThrow();
  });

  it('without any zone is civil time in the zone at the coordinates, with the match in the result', () => {
    const zoneMatch = matchZone('Europe/Paris', { fallback: true });
    const lookedUp = read({ moment: civil(), findZone: () => zoneMatch });
    expect(lookedUp).toMatchObject({ timezone: 'Europe/Paris', offsetSeconds: 7200, zoneMatch });
    expect(lookedUp.resolution).toEqual({ source: 'coordinates', status: 'unique', certainty: 'likely' });
  });

  it('throws where the zone at the coordinates is missing from the histories', () => {
    const findZone = () => matchZone('Europe/Atlantis');
    expect(() => read({ moment: civil(), findZone })).toThrow(
      new RangeError(`time zone database ${histories.version} has no Europe/Atlantis`),
    );
  });

  it('before standard time is local mean time of the place: Lyon 1850, 4°50′ east', () => {
    const moment = civil({ year: 1850 });
    const expected = { offsetSeconds: 1160, resolution: { source: 'local_mean_time', status: 'unique' } };
    expect(read({ moment, timezone: PARIS, longitudeDeg: 4.835 })).toMatchObject(expected);
    const findZone = () => matchZone('Europe/Paris');
    expect(read({ moment, findZone, longitudeDeg: 4.835 })).toMatchObject(expected);
    // A moment that is an instant already is shown on the same clock.
    expect(read({ moment: civil({ year: 1850 }, 0), timezone: PARIS, longitudeDeg: 4.835 }).offsetSeconds).toBe(1160);
  });

  it('that occurred twice has both candidates', () => {
    const { resolution } = read({
      moment: civil({ year: 2023, month: 11, day: 5, hour: 1, minute: 30 }),
      timezone: { iana_name: 'America/New_York' },
    });
    expect(resolution.status).toBe('ambiguous');
    expect(resolution.candidates?.map(({ abbreviation }) => abbreviation)).toEqual(['EDT', 'EST']);
    expect(read({ moment: civil(), timezone: PARIS }).resolution).not.toHaveProperty('candidates');
  });

  it('is read in its own calendar', () => {
    const julian: StatedMoment = {
      ...civil({ year: 1582, month: 10, day: 4 }, 0),
      calendar: 'julian',
    } as StatedMoment;
    // The day before 15 October 1582 in the Gregorian calendar.
    expect(read({ moment: julian }).jdUt).toBe(2_299_160);
  });
});

describe('a zone that the database does not have', () => {
  const databaseVersion = histories.version;
  const findZone = () => matchZone('Europe/Paris');

  it.each([
    [{ iana_name: 'Europe/Pari' }, 'place'],
    [{ name: 'Europe/Pari' }, 'place'],
    [{ iana_name: 'Europe/Pari' }, 'time'],
  ])('is refused with the nearest name and what states it: %j of the %s', (stated, owner) => {
    const zones = owner === 'time' ? { ownTimezone: stated, timezone: PARIS } : { timezone: stated };
    const hint = { abbreviatedOffsets: [], placeZone: 'Europe/Paris', nearestName: 'Europe/Paris' };
    const unknown = { zoneName: 'Europe/Pari', stated, owner, hint, databaseVersion };
    expect(() => read({ moment: civil(), ...zones, findZone })).toThrow(
      expect.objectContaining({ name: 'UnknownZoneError', unknown }),
    );
  });

  it('has no nearest name where none is near', () => {
    const ownTimezone = { iana_name: 'qqqqqqqqqqqqqqqqqqqqqq' };
    const hint = { abbreviatedOffsets: [], placeZone: 'Europe/Paris', nearestName: undefined };
    expect(() => read({ moment: civil(), ownTimezone, findZone })).toThrow(
      expect.objectContaining({ unknown: expect.objectContaining({ hint }) }),
    );
  });

  it('is refused for a Julian day too, which needs no zone', () => {
    expect(() => read({ moment: JULIAN_DAY, timezone: { name: 'Europe/Pari' }, findZone })).toThrow(
      'no time zone Europe/Pari',
    );
  });
});

describe('a time without a place', () => {
  const placeless = (moment: StatedMoment, timezone?: StatedZone) =>
    resolvePlacelessMoment(stateTime(moment, timezone), histories);

  it('is UTC without a zone', () => {
    const moment = placeless(civil());
    expect(moment).toMatchObject({
      jdUt: 2_448_058,
      offsetSeconds: 0,
      timezone: undefined,
      resolution: { source: 'utc', status: 'unique' },
    });
  });

  it('is read in its own zone, with the mean time of the zone’s city', () => {
    expect(placeless(civil(), PARIS)).toMatchObject({ offsetSeconds: 7200, resolution: { source: 'timezone' } });
    expect(placeless(civil({ year: 1850 }), PARIS).offsetSeconds).toBe(561);
    expect(placeless(civil(), { utc_offset_seconds: -60 })).toMatchObject({ offsetSeconds: -60 });
  });

  it('with an offset, or as a Julian day, is that instant, shown on its own clock', () => {
    expect(placeless(civil({}, 3600), PARIS)).toMatchObject({ offsetSeconds: 7200, resolution: { source: 'offset' } });
    expect(placeless(JULIAN_DAY, PARIS)).toMatchObject({ offsetSeconds: 7200, resolution: { source: 'julian_day' } });
    expect(placeless(JULIAN_DAY).offsetSeconds).toBe(0);
  });

  it('refuses an unknown zone as one stated with the time', () => {
    expect(() => placeless(civil(), { iana_name: 'Europe/Pari' })).toThrow(
      expect.objectContaining({ unknown: expect.objectContaining({ owner: 'time', zoneName: 'Europe/Pari' }) }),
    );
  });
});

describe('the local day of a birth whose offset is stated with its zone', () => {
  const dayAt = (utc_offset_seconds: number) => {
    // 31 March 2024, 12:00 in Paris, on the day that its clocks went an hour forward.
    const moment: StatedMoment = { type: 'julian_day', julianDay: 2_460_400.5 + 10 / 24 };
    return resolveLocalDay(toTimeAtPlace({ moment, ownTimezone: { ...PARIS, utc_offset_seconds } }), histories);
  };
  const hoursOf = ({ noon, fromJdUt, toJdUt }: ReturnType<typeof dayAt>) =>
    [noon.jdUt - fromJdUt, toJdUt - noon.jdUt].map((days) => Math.round(days * 24 * 3600) / 3600);

  it('has the clock changes of the zone', () => {
    const inSummer = dayAt(7200);
    expect(formatLocal(inSummer.noon.instant, 7200)).toBe('2024-03-31T12:00:00.000+02:00');
    expect(hoursOf(inSummer)).toEqual([11, 12]);
  });

  it('has none where the zone has another offset: the clock was not that of the zone', () => {
    const other = dayAt(3600);
    expect(other.noon).toMatchObject({ offsetSeconds: 3600, timezone: 'Europe/Paris' });
    expect(hoursOf(other)).toEqual([12, 12]);
  });
});

describe('the local day of a birth without a known time', () => {
  const day = (time: MomentInput) => {
    const { noon, fromJdUt, toJdUt } = resolveLocalDay(toTimeAtPlace(time), histories);
    return [formatUtc(unixFromJdUt(fromJdUt)), formatUtc(noon.instant), formatUtc(unixFromJdUt(toJdUt))];
  };

  it('runs from midnight to midnight on the clock of the place', () => {
    expect(day({ moment: civil({ hour: 0 }), timezone: PARIS })).toEqual([
      '1990-06-14T22:00:00.000Z',
      '1990-06-15T10:00:00.000Z',
      '1990-06-15T22:00:00.000Z',
    ]);
    const findZone = () => matchZone('Europe/Paris');
    expect(day({ moment: civil({ hour: 17, minute: 45, second: 12 }), findZone })[1]).toBe('1990-06-15T10:00:00.000Z');
  });

  it('follows the stated offset, in any zone', () => {
    expect(day({ moment: civil({ hour: 1 }, -18_000), timezone: PARIS })).toEqual([
      '1990-06-15T05:00:00.000Z',
      '1990-06-15T17:00:00.000Z',
      '1990-06-16T05:00:00.000Z',
    ]);
  });

  it('is the day that contains a Julian day: in UTC, or in the zone', () => {
    expect(day({ moment: JULIAN_DAY })).toEqual([
      '1990-06-15T00:00:00.000Z',
      '1990-06-15T12:00:00.000Z',
      '1990-06-16T00:00:00.000Z',
    ]);
    const late: StatedMoment = { type: 'julian_day', julianDay: 2_448_058.45 };
    expect(day({ moment: late, timezone: PARIS })).toEqual([
      '1990-06-15T22:00:00.000Z',
      '1990-06-16T10:00:00.000Z',
      '1990-06-16T22:00:00.000Z',
    ]);
  });

  it('has 23 hours where the clocks were set forward; a skipped midnight is not refused', () => {
    expect(day({ moment: civil({ year: 1990, month: 3, day: 25 }), timezone: PARIS })).toEqual([
      '1990-03-24T23:00:00.000Z',
      '1990-03-25T10:00:00.000Z',
      '1990-03-25T22:00:00.000Z',
    ]);
    // Beirut set its clocks forward at midnight on 28 March 2021.
    const time = toTimeAtPlace({
      moment: civil({ year: 2021, month: 3, day: 28 }),
      timezone: { iana_name: 'Asia/Beirut' },
    });
    const strict = { ...time, stated: { ...time.stated, disambiguation: 'reject' as const } };
    const { fromJdUt, toJdUt } = resolveLocalDay(strict, histories);
    expect((toJdUt - fromJdUt) * 24).toBeCloseTo(23, 6);
  });
});
