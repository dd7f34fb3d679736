import { describe, expect, it } from 'vitest';
import type { CivilTime } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { formatLocal, formatUtc } from '../../../../../lib/astro/clock/civil-time/format.ts';
import { type LocalMoment, resolveLocalDay, resolveMoment } from '../../../../../lib/astro/clock/civil-time/moment.ts';
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
  it('in a zone with an offset is shown at that offset, as a time of that zone', () => {
    const ownTimezone = { ...PARIS, utc_offset_seconds: 561 };
    const shown = read({ moment: JULIAN_DAY, ownTimezone, timezone: TOKYO });
    expect(shown).toMatchObject({ jdUt: 2_448_058, offsetSeconds: 561, timezone: 'Europe/Paris' });
    const atOffset = read({ moment: civil(), ownTimezone });
    expect(formatUtc(atOffset.instant)).toBe('1990-06-15T11:50:39.000Z');
    expect(atOffset).toMatchObject({ offsetSeconds: 561, timezone: 'Europe/Paris', resolution: { source: 'offset' } });
    expect(() => read({ moment: civil(), ownTimezone: { iana_name: 'Europe/Pari', utc_offset_seconds: 0 } })).toThrow();
  });

  it('throws where the zone at the coordinates is missing from the histories', () => {
    const findZone = () => matchZone('Europe/Atlantis');
    expect(() => read({ moment: civil(), findZone })).toThrow(
      new RangeError(`time zone database ${histories.version} has no Europe/Atlantis`),
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
