import { defineRecord } from '../../../lib/answers/record.ts';
import { JULIAN_DAY_DECIMALS, roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import type { SkyTime } from '../../../lib/astro/sky/sky-time.ts';
import { DEG_PER_HOUR, type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import { number, text } from '../../../lib/requests/members.ts';

const DECIMALS = { seconds: 3, hours: 8, degrees: 8, arcsec: 4 } as const;
const HOURS_PER_DAY = 24;
const ARCSEC_PER_DEG = 3600;
const SECONDS_OF_TIME_PER_DEG = 240;

const DELTA_T_SOURCE =
  'Swiss Ephemeris 2.10.03: Stephenson, Morrison and Hohenkerk (2016) before 1955, then the table of the Astronomical Almanac and IERS, and Stephenson (1997) after its end';
const LEAP_SECONDS_SOURCE = 'IERS Bulletin C, as eraDat of ERFA has it, to the leap second of 31 December 2016';

const toHours = (degrees: number): number =>
  roundWithinCycle(HOURS_PER_DAY, longitudeDeg(degrees) / DEG_PER_HOUR, DECIMALS.hours);

export const timeScalesRecord = defineRecord<SkyTime>()('TimeScales', 'The moment in Universal and Terrestrial Time', {
  julian_day_ut: [
    number('Julian day in Universal Time; UTC is taken as UT1, from which it differs by less than 0.9 s', 2451545),
    ({ jdUt }) => roundTo(jdUt, JULIAN_DAY_DECIMALS),
  ],
  julian_day_tt: [
    number('Julian day in Terrestrial Time', 2451545.000738761),
    ({ jdTt }) => roundTo(jdTt, JULIAN_DAY_DECIMALS),
  ],
  delta_t_seconds: [
    number('Terrestrial minus Universal Time', 63.829),
    ({ orientation }) => roundTo(orientation.deltaTSeconds, DECIMALS.seconds),
  ],
  delta_t_source: [text('Where it is from', DELTA_T_SOURCE), () => DELTA_T_SOURCE],
  tai_minus_utc_seconds: [
    number(
      'International Atomic Time minus UTC: the leap seconds and the 10 s of 1972. Absent before 1972; after the last known leap second its value stays',
      32,
    ).optional(),
    ({ leap }) => leap?.taiMinusUtc,
  ],
  tt_minus_utc_seconds: [
    number('The same and 32.184 s: Terrestrial Time minus UTC by atomic clocks', 64.184).optional(),
    ({ leap }) => leap && roundTo(leap.ttMinusUtc, DECIMALS.seconds),
  ],
  leap_seconds_source: [
    text('Where the leap seconds are from', LEAP_SECONDS_SOURCE).optional(),
    ({ leap }) => leap && LEAP_SECONDS_SOURCE,
  ],
});

export const earthAxisRecord = defineRecord<SkyTime>()('EarthAxis', 'Obliquity and nutation', {
  obliquity_mean: [
    number('Mean obliquity of the ecliptic of date, degrees', 23.43927944),
    ({ orientation }) => roundTo(orientation.meanObliquityDeg, DECIMALS.degrees),
  ],
  obliquity_true: [
    number('With nutation, degrees', 23.43767672),
    ({ orientation }) => roundTo(orientation.trueObliquityDeg, DECIMALS.degrees),
  ],
  nutation_longitude_arcsec: [
    number('Nutation in longitude, arc seconds', -13.932),
    ({ orientation }) => roundTo(orientation.nutationLongitudeDeg * ARCSEC_PER_DEG, DECIMALS.arcsec),
  ],
  nutation_obliquity_arcsec: [
    number('Nutation in obliquity, arc seconds', -5.7694),
    ({ nutationObliquityDeg }) => roundTo(nutationObliquityDeg * ARCSEC_PER_DEG, DECIMALS.arcsec),
  ],
});

/** Sidereal times of a meridian. */
interface Meridian {
  readonly meanDeg: LongitudeDeg;
  readonly apparentDeg: LongitudeDeg;
}

export const siderealTimeRecord = defineRecord<Meridian>()(
  'SiderealTime',
  'Sidereal time of a meridian, hours in [0, 24)',
  {
    mean: [number('From the mean equinox of date, hours', 18.69737483), ({ meanDeg }) => toHours(meanDeg)],
    apparent: [number('From the true equinox of date, hours', 18.69713816), ({ apparentDeg }) => toHours(apparentDeg)],
  },
);

/** Sidereal times at a longitude, degrees, east positive. */
export const meridianAt = (time: SkyTime, longitude: number): Meridian => ({
  meanDeg: longitudeDeg(time.meanSiderealTimeDeg + longitude),
  apparentDeg: longitudeDeg(time.apparentSiderealTimeDeg + longitude),
});

export const equationOfTimeSeconds = ({ equationOfTimeDeg }: SkyTime): number =>
  roundTo(equationOfTimeDeg * SECONDS_OF_TIME_PER_DEG, DECIMALS.seconds);
