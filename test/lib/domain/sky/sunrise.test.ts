import { describe, expect, test } from 'vitest';
import { formatInstant } from '../../../../lib/domain/civil-time/format.ts';
import { findSolarDay, type SolarDay } from '../../../../lib/domain/sky/sunrise.ts';
import { type JdUt, jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const MINUTE_DAYS = 1 / 1440;

/** Bluffton, Ohio: the place of the example in skyfield's documentation of its almanac. */
const bluffton = { latitudeDeg: 40.8939, longitudeDeg: -83.8917, elevationM: 0 };
const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationM: 0 };

function requireDay(moment: JdUt, place = bluffton): SolarDay {
  const day = findSolarDay({ ephemeris, place }, moment);
  if (typeof day === 'string') throw new Error(day);
  return day;
}

const minuteOf = (moment: JdUt): string => formatInstant(jdUt(moment + MINUTE_DAYS / 2)).slice(0, 16);

describe('findSolarDay', () => {
  test('Bluffton on 12 September 2018: sunrise 11:13 and sunset 23:50 UTC, as skyfield’s documentation prints them', () => {
    const { sunrise, sunset } = requireDay(jdUt(2458374.2));
    expect([sunrise, sunset].map(minuteOf)).toEqual(['2018-09-12T11:13', '2018-09-12T23:50']);
  });

  test('a moment before sunrise belongs to the day before', () => {
    const today = requireDay(jdUt(2458374.2));
    const before = requireDay(jdUt(today.sunrise - 1e-6));
    expect(today.sunrise - before.nextSunrise).toBeCloseTo(0, 8);
    expect(before.nextSunrise - before.sunrise).toBeCloseTo(1, 2);
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
    expect(findSolarDay({ ephemeris, place: tromso }, jdUt(moment))).toBe(reason);
  });

  test('between the first night after the midnight sun and the sunrise after it, the Sun counts as not setting', () => {
    const firstNight = findFirstNight();
    expect(findSolarDay({ ephemeris, place: tromso }, jdUt(firstNight - 1))).toBe('does_not_set');
    expect(findSolarDay({ ephemeris, place: tromso }, jdUt(firstNight + 1e-5))).toBe('does_not_set');
    expect(typeof findSolarDay({ ephemeris, place: tromso }, jdUt(firstNight + 0.5))).toBe('object');
  });
});

/** The first sunset after the midnight sun of 2024 in Tromsø. */
function findFirstNight(): number {
  for (let moment = 2460510; moment < 2460525; moment += 0.25) {
    const day = findSolarDay({ ephemeris, place: tromso }, jdUt(moment));
    if (typeof day === 'object') return findSunsetBefore(day.sunrise);
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
  let moment = sunrise - 1e-4;
  while (altitudeAt(moment) < level) moment -= 1 / 86_400;
  return moment;
}
