import { expect } from 'vitest';
import { once } from '../../../lib/base/memoize.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { type Comparison, compareAlike } from '../../accuracy/comparison.ts';
import { send } from '../../support/natal.ts';
import { ephemeris } from '../../support/services.ts';
import { armcOf, obliquityDeg } from '../positions/reference/axis.ts';
import { ascendantDeg, midheavenDeg } from '../positions/reference/cusps.ts';
import { toTt } from '../positions/reference/moments.ts';
import { vsop87LongitudeDeg } from '../positions/reference/sun.ts';
import { Worst } from '../positions/reference/worst.ts';

/*
 * Every method and convention against VSOP87, IAU 2006 and spherical trigonometry, none of which shares code with the
 * service. Only the time scale (ΔT) is the engine's.
 */

/** Days after birth that correspond to one tropical year of life. */
const DAYS_A_YEAR: readonly (readonly [method: string, convention: string, days: number])[] = [
  ['secondary', 'default', 1],
  ['secondary', 'traditional', 1],
  ['tertiary', 'default', 27.321582],
  ['tertiary', 'traditional', 365.24219 / 27.321582],
  ['minor', 'default', 12 * 27.321582],
  ['minor', 'traditional', 27.321582],
];

const BIRTHS = [
  { julianDay: 2_415_020.31, latitude: 59.9, longitude: 10.75 },
  { julianDay: 2_440_423.345_486, latitude: -33.86, longitude: 151.2 },
  { julianDay: 2_451_545.25, latitude: 32.716_667, longitude: -117.15 },
] as const;

const AGES = [-20, 7.3, 41.75] as const;

type Birth = (typeof BIRTHS)[number];

async function askProgressed({ julianDay, latitude, longitude }: Birth, ageYears: number, configuration: object) {
  const birth_location = { latitude, longitude, timezone: { iana_name: 'Etc/UTC' } };
  const subject = { name: 'Golden', birth_datetime: { julian_day: julianDay }, birth_location };
  const progressed_datetime = { julian_day: julianDay + ageYears * 365.24219 };
  const { status, body, text } = await send({
    path: '/ephemeris/progressed',
    body: { subject, progressed_datetime, configuration },
  });
  expect(status, text).toBe(200);
  return body.data;
}

const sunDeg = (moment: number): LongitudeDeg => longitudeDeg(vsop87LongitudeDeg(toTt(ephemeris, jdUt(moment))));

/** Midheaven and Ascendant by solar arc, from the natal meridian on. */
function solarArcAngles({ julianDay, latitude, longitude }: Birth, moment: number) {
  const natal = { armcDeg: armcOf(ephemeris, julianDay, longitude), obliquityDeg: obliquityDeg(ephemeris, julianDay) };
  const midheaven = midheavenDeg({ ...natal, latitudeDeg: latitude }) + arcDeg(sunDeg(julianDay), sunDeg(moment));
  const obliquity = obliquityDeg(ephemeris, moment);
  const rightAscension = Math.atan2(
    Math.sin(radians(midheaven)) * Math.cos(radians(obliquity)),
    Math.cos(radians(midheaven)),
  );
  const sky = { armcDeg: degrees(rightAscension), obliquityDeg: obliquity, latitudeDeg: latitude };
  return { midheaven, ascendant: ascendantDeg(sky) };
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

const measured = once(async () => {
  const worst = { sun: new Worst(), midheaven: new Worst(), ascendant: new Worst() };
  for (const [progression_method, rate_convention, daysAYear] of DAYS_A_YEAR) {
    for (const { birth, age } of BIRTHS.flatMap((birth) => AGES.map((age) => ({ birth, age })))) {
      const moment = birth.julianDay + age * daysAYear;
      const configuration = { progression_method, rate_convention };
      const { progressed_planets, progressed_angles } = await askProgressed(birth, age, configuration);
      const expected = solarArcAngles(birth, moment);
      worst.sun.seeDeg(arcDeg(sunDeg(moment), progressed_planets.sun.longitude));
      worst.midheaven.seeDeg(arcDeg(expected.midheaven, progressed_angles.midheaven));
      worst.ascendant.seeDeg(arcDeg(expected.ascendant, progressed_angles.ascendant));
    }
  }
  return worst;
});

const compared = { span: '1880–2042', unit: '″', count: 54 } as const;

/** Every method and convention of progression, three births, ages −20 to 42. */
export const PROGRESSIONS: readonly Comparison[] = [
  ...compareAlike({ against: 'vsop87', ...compared }, [
    ['Progressed Sun, all methods', 0.05, async () => (await measured()).sun],
  ]),
  ...compareAlike({ against: 'iau', ...compared }, [
    ['Progressed Midheaven by solar arc, all methods', 0.05, async () => (await measured()).midheaven],
    ['Progressed Ascendant by solar arc, all methods', 0.05, async () => (await measured()).ascendant],
  ]),
];
