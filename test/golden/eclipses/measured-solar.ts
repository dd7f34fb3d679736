import { findSolarEclipses, type SolarEclipse } from '../../../lib/astro/sky/events/eclipses.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { ephemeris } from '../../support/services.ts';
import { type CanonRow, momentOf, numberIn, readCanon, secondsAfter } from './canon.ts';

export const rows = readCanon('solar-2000-2030.csv');
const range = { fromJdUt: momentOf('2000-01-01'), toJdUt: momentOf('2031-01-01') };
export const solarEclipses = findSolarEclipses(ephemeris, range, { type: 'tropical' });

/** The sky turns faster than the Sun by this much. */
const DEG_PER_SECOND = (360 / 86_400) * 1.0027379;

type Difference = (eclipse: SolarEclipse, row: CanonRow) => number;

/** Where either has nothing to say there is nothing to compare. */
const measure = (differenceOf: Difference) =>
  tallyAll(
    solarEclipses
      .map((eclipse, index) => differenceOf(eclipse, rows[index] as CanonRow))
      .filter((one) => !Number.isNaN(one)),
  );

/** NASA's longitudes rest on the ΔT it foresaw; the engine's is what has been measured since. */
function longitudeDifference({ moment, greatest }: SolarEclipse, row: CanonRow): number {
  const laterSeconds = ephemeris.orientation(moment).deltaTSeconds - numberIn(row, 'delta_t_s');
  return arcDeg(numberIn(row, 'longitude'), greatest.longitudeDeg - laterSeconds * DEG_PER_SECOND);
}

function secondsIn(row: CanonRow): number {
  const [, minutes, seconds] = /(\d+)m(\d+)s/.exec(row.central_duration ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const latitudeDifference: Difference = ({ greatest }, row) => greatest.latitudeDeg - numberIn(row, 'latitude');

const ofCentral =
  (difference: Difference): Difference =>
  (eclipse, row) =>
    eclipse.central === undefined ? Number.NaN : difference(eclipse, row);

/** The edge of the path is drawn out where the Sun is low. */
const LOW_DEG = 30;

const widthDifference: Difference = ({ central }, row) =>
  numberIn(row, 'sun_altitude') > LOW_DEG
    ? (central?.widthKm ?? Number.NaN) - numberIn(row, 'path_width_km')
    : Number.NaN;

const widthShare: Difference = ({ central }, row) =>
  numberIn(row, 'sun_altitude') <= LOW_DEG
    ? ((central?.widthKm ?? Number.NaN) / numberIn(row, 'path_width_km') - 1) * 100
    : Number.NaN;

const nasa = (quantity: string, unit: Comparison['unit'], limit: number, difference: Difference): Comparison => ({
  quantity: `Solar eclipses: ${quantity}`,
  against: 'nasa',
  span: '2000–2030',
  unit,
  limit,
  measure: () => measure(difference),
});

/** Solar eclipses as NASA's catalog has them, to the last digit that it prints. */
export const SOLAR_ECLIPSES: readonly Comparison[] = [
  nasa('time of the greatest', 's', 0.6, ({ moment }, row) => secondsAfter(moment, row)),
  nasa('magnitude', '', 0.00007, ({ magnitude }, row) => magnitude - numberIn(row, 'magnitude')),
  nasa('gamma', '', 0.00006, ({ gamma }, row) => gamma - numberIn(row, 'gamma')),
  nasa('latitude of the greatest, central ones', '°', 0.06, ofCentral(latitudeDifference)),
  nasa('longitude of the greatest, central ones', '°', 0.06, ofCentral(longitudeDifference)),
  nasa('latitude of the greatest, all', '°', 0.22, latitudeDifference),
  nasa('longitude of the greatest, all', '°', 0.29, longitudeDifference),
  nasa('altitude of the Sun', '°', 0.5, ({ greatest }, row) => greatest.sunAltitudeDeg - numberIn(row, 'sun_altitude')),
  nasa('how long they are central', 's', 0.63, ({ central }, row) => {
    return (central?.durationSeconds ?? Number.NaN) - secondsIn(row);
  }),
  nasa('width of the path', 'km', 0.54, widthDifference),
  nasa('width of the path, Sun below 30°', '%', 0.7, widthShare),
];
