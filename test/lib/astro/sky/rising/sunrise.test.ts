import { describe, expect, test } from 'vitest';
import { formatInstant } from '../../../../../lib/astro/clock/civil-time/format.ts';
import {
  findSolarDay,
  findSolarDayFrom,
  isWholeDay,
  type SolarDay,
} from '../../../../../lib/astro/sky/rising/sunrise.ts';
import { type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const MINUTE_DAYS = 1 / 1440;

/** Bluffton, Ohio: the place of the example in skyfield's documentation of its almanac. */
const bluffton = { latitudeDeg: 40.8939, longitudeDeg: -83.8917, elevationM: 0 };
const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationM: 0 };

function requireDay(moment: JdUt, place = bluffton): SolarDay {
  const day = findSolarDay({ ephemeris, place }, moment);
  if (!isWholeDay(day)) throw new Error(day.reason);
  return day;
}

const minuteOf = (moment: JdUt): string => formatInstant(jdUt(moment + MINUTE_DAYS / 2)).slice(0, 16);

describe('findSolarDay', () => {
  test('Bluffton on 12 September 2018: sunrise 11:13 and sunset 23:50 UTC, as skyfield’s documentation prints them', () => {
    const { sunrise, sunset } = requireDay(jdUt(2458374.2));
    expect([sunrise, sunset].map(minuteOf)).toEqual(['2018-09-12T11:13', '2018-09-12T23:50']);
  });

  test('every moment of a year belongs to the day whose two sunrises surround it', () => {
    for (let moment = 2460310.5; moment < 2460675; moment += 0.77) {
      const { sunrise, sunset, nextSunrise } = requireDay(jdUt(moment));
      expect(sunrise).toBeLessThanOrEqual(moment);
      expect(nextSunrise).toBeGreaterThan(moment);
      expect(sunset).toBeGreaterThan(sunrise);
      expect(sunset).toBeLessThan(nextSunrise);
    }
  });

  test.each([
    ['midsummer', 2460482.3, 'does_not_set'],
    ['midwinter', 2460665.9, 'does_not_rise'],
  ])('in Tromsø the Sun has no day at %s', (_, moment, reason) => {
    expect(findSolarDay({ ephemeris, place: tromso }, jdUt(moment))).toEqual({ reason });
  });

  test('between the first night after the midnight sun and the sunrise after it, the Sun counts as not setting', () => {
    const firstNight = findFirstNight();
    expect(findSolarDay({ ephemeris, place: tromso }, jdUt(firstNight - 1))).toMatchObject({ reason: 'does_not_set' });
    expect(findSolarDay({ ephemeris, place: tromso }, jdUt(firstNight + 1e-5))).toMatchObject({
      reason: 'does_not_set',
    });
    expect(findSolarDay({ ephemeris, place: tromso }, jdUt(firstNight + 0.5))).not.toHaveProperty('reason');
  });
});

describe('a day without all three events has those that there are', () => {
  const firstNight = findFirstNight();
  const { sunrise: firstSunrise } = requireDay(jdUt(firstNight + 0.5), tromso);

  test('before the first sunset after the midnight sun: that sunset and the sunrise after it', () => {
    const day = findSolarDay({ ephemeris, place: tromso }, jdUt(firstNight - 0.5));
    expect(day).toMatchObject({ reason: 'does_not_set', sunrise: undefined });
    expect(day.sunset).toBeCloseTo(firstNight, 2);
    expect(day.nextSunrise).toBeCloseTo(firstSunrise, 6);
  });

  test('in that night: the sunrise to come, and no sunset', () => {
    const day = findSolarDay({ ephemeris, place: tromso }, jdUt((firstNight + firstSunrise) / 2));
    expect(day).toMatchObject({ reason: 'does_not_set', sunrise: undefined, sunset: undefined });
    expect(day.nextSunrise).toBeCloseTo(firstSunrise, 6);
  });

  test('a date that ends between that sunset and the sunrise has the sunset; one that ends before has none', () => {
    const dayUntil = (end: number) =>
      findSolarDayFrom({ ephemeris, place: tromso }, { fromJdUt: jdUt(end - 1), toJdUt: jdUt(end) });
    expect(dayUntil((firstNight + firstSunrise) / 2).sunset).toBeCloseTo(firstNight, 2);
    expect(dayUntil(firstNight - 0.01).sunset).toBeUndefined();
  });

  test('on the last short day before the polar night: sunrise and sunset', () => {
    const midnight = jdUt(2460640.5); // 26 November 2024
    const day = findSolarDayFrom({ ephemeris, place: tromso }, { fromJdUt: midnight, toJdUt: jdUt(midnight + 1) });
    expect(day).toMatchObject({ reason: 'does_not_rise', nextSunrise: undefined });
    expect([day.sunrise, day.sunset].map((moment) => moment && minuteOf(moment).slice(0, 10))).toEqual([
      '2024-11-26',
      '2024-11-26',
    ]);
  });
});

/** The first sunset after the midnight sun of 2024 in Tromsø. */
function findFirstNight(): number {
  for (let moment = 2460510; moment < 2460525; moment += 0.25) {
    const day = findSolarDay({ ephemeris, place: tromso }, jdUt(moment));
    if (isWholeDay(day)) return findSunsetBefore(day.sunrise);
  }
  throw new Error('the midnight sun does not end');
}

/** The last moment before a sunrise for which the Sun still is said not to set, found by halving. */
function findSunsetBefore(sunrise: number): number {
  const altitudeAt = (moment: number): number => {
    const { longitudeDeg, latitudeDeg } = ephemeris.position('sun', jdUt(moment), {
      zodiac: { type: 'tropical' },
      center: { type: 'geocentric' },
    });
    const { trueObliquityDeg, siderealTimeDeg } = ephemeris.orientation(jdUt(moment));
    const sin = (deg: number) => Math.sin((deg * Math.PI) / 180);
    const cos = (deg: number) => Math.cos((deg * Math.PI) / 180);
    expect(Math.abs(latitudeDeg)).toBeLessThan(0.001);
    const declination = Math.asin(sin(longitudeDeg) * sin(trueObliquityDeg)) * (180 / Math.PI);
    const ascension = Math.atan2(sin(longitudeDeg) * cos(trueObliquityDeg), cos(longitudeDeg)) * (180 / Math.PI);
    const hour = siderealTimeDeg + tromso.longitudeDeg - ascension;
    return sin(tromso.latitudeDeg) * sin(declination) + cos(tromso.latitudeDeg) * cos(declination) * cos(hour);
  };
  const level = Math.sin((-50 / 60) * (Math.PI / 180));
  // The Sun hardly moves in altitude here: with its parallax it rises a minute later than without.
  let moment = sunrise - 0.005;
  while (altitudeAt(moment) < level) moment -= 1 / 86_400;
  return moment;
}
