import { expect, test } from 'vitest';
import { computeMeanPlace } from '../../../lib/astro/chart/comparison/mean-place.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { compare } from '../../support/comparative.ts';

const subject = (iso: string, iana_name: string, latitude: number, longitude: number) => ({
  name: iso,
  birth_datetime: { iso },
  birth_location: { latitude, longitude, timezone: { iana_name } },
});

/**
 * Births: 4:46 am at Canoga Park, 34N01 118W36 (https://mountainastrologer.com/meghan-markles-eventful-few-years/), and
 * 4:20 pm in London (https://brightstarlights.com/2007/09/15/prince-harry/).
 *
 * "The midpoint of these two dates was February 24 1983 … the time becomes 1.33 pm GMT, somewhere in the Western Atlantic
 * … a strong Moon in Cancer, conjunct the lower meridian … a close conjunction between Jupiter and Uranus":
 * https://archiedunlop.com/2020/03/27/the-astrology-of-the-collective-group-composite-charts
 */
test('the Duke and Duchess of Sussex: 24 February 1983, 1.33 pm GMT, in the Western Atlantic', async () => {
  const subjects = [
    subject('1981-08-04T04:46:00', 'America/Los_Angeles', 34 + 1 / 60, -(118 + 36 / 60)),
    subject('1984-09-15T16:20:00', 'Europe/London', 51.5, -0.17),
  ];
  const { body } = await compare('composite', { subjects, method: 'davison' });
  const { subject: between, planets, angles } = body.data;
  expect(between.datetime_utc).toMatch(/^1983-02-24T13:33/);
  expect(between.longitude).toBeGreaterThan(-70);
  expect(between.longitude).toBeLessThan(-50);
  expect(planets.moon.sign).toBe('Cancer');
  expect(separationDeg(planets.moon.longitude, angles.imum_coeli)).toBeLessThan(1);
  expect(separationDeg(planets.jupiter.longitude, planets.uranus.longitude)).toBeLessThan(1);
});

const degrees = (whole: number, minutes: number, seconds: number): number => whole + minutes / 60 + seconds / 3600;

/** 50°03′59″N 5°42′53″W and 58°38′38″N 3°04′12″W: midpoint 54°21′44″N 4°31′50″W, as the page has it. */
test('from Land’s End to John o’ Groats halfway along the great circle', () => {
  const ends = [
    { latitudeDeg: degrees(50, 3, 59), longitudeDeg: -degrees(5, 42, 53), elevationM: 0 },
    { latitudeDeg: degrees(58, 38, 38), longitudeDeg: -degrees(3, 4, 12), elevationM: 0 },
  ];
  const { place } = computeMeanPlace(ends, 'great_circle');
  const halfSecond = 0.5 / 3600;
  expect(Math.abs(place.latitudeDeg - degrees(54, 21, 44))).toBeLessThan(halfSecond);
  expect(Math.abs(place.longitudeDeg + degrees(4, 31, 50))).toBeLessThan(halfSecond);
});
