import { findLunarEclipses, type LunarEclipse } from '../../../lib/astro/sky/events/eclipses.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import type { JdRange } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { ephemeris } from '../../support/services.ts';
import { type CanonRow, momentOf, numberIn, readCanon, secondsAfter } from './canon.ts';

const range = { fromJdUt: momentOf('2000-01-01'), toJdUt: momentOf('2031-01-01') };

export const lunarEclipses = findLunarEclipses(ephemeris, range, { type: 'tropical' });
export const times = readCanon('lunar-times-2001-2030.csv');
export const rows = readCanon('lunar-circumstances.csv');

/** The catalog of times begins with 2001. */
export const since2001 = lunarEclipses.slice(2);

type Pair = readonly [eclipse: LunarEclipse, row: CanonRow];
type Difference = (eclipse: LunarEclipse, row: CanonRow) => number;

/** Eclipses whose circumstances are printed. */
export const pairs = rows.map((row): Pair => {
  const eclipse = lunarEclipses.find(({ moment }) => Math.abs(secondsAfter(moment, row)) < 3600);
  if (eclipse === undefined) throw new Error(`no eclipse on ${row.date}`);
  return [eclipse, row];
});

const timed = since2001.map((eclipse, index): Pair => [eclipse, times[index] as CanonRow]);

/** Where either has nothing to say there is nothing to compare. */
const measure = (compared: readonly Pair[], differenceOf: Difference) =>
  tallyAll(compared.map(([eclipse, row]) => differenceOf(eclipse, row)).filter((one) => !Number.isNaN(one)));

const minutesOf = (phase: JdRange | undefined): number =>
  phase === undefined ? Number.NaN : (phase.toJdUt - phase.fromJdUt) * 1440;

const lateness: Difference = ({ moment }, row) => secondsAfter(moment, row);
const penumbralMinutes: Difference = ({ penumbral }, row) => minutesOf(penumbral) - numberIn(row, 'penumbral_min');

/** Of 18 July 2027, 11.8 minutes in all: its length hangs on the last digit of its magnitude. */
const isGraze = ({ date }: CanonRow): boolean => date === '2027-07-18';

const timesOf = (quantity: string, limit: number, difference: Difference): Comparison => ({
  quantity: `Lunar eclipses: ${quantity}`,
  against: 'nasa',
  span: '2001–2030',
  unit: 's',
  limit,
  measure: () => measure(timed, difference),
});

const circumstance = (
  quantity: string,
  unit: Comparison['unit'],
  limit: number,
  difference: Difference,
): Comparison => ({
  quantity: `Lunar eclipses: ${quantity}`,
  against: 'nasa',
  span: '2003–2030',
  unit,
  limit,
  measure: () => measure(pairs, difference),
});

/** Lunar eclipses as NASA's catalog has them. */
export const LUNAR_ECLIPSES: readonly Comparison[] = [
  timesOf('time of the greatest', 1.7, lateness),
  timesOf('time of the greatest, total ones', 0.6, (eclipse, row) =>
    eclipse.type === 'total' ? lateness(eclipse, row) : Number.NaN,
  ),
  circumstance('umbral magnitude', '', 0.00021, ({ umbralMagnitude }, row) => {
    return umbralMagnitude - numberIn(row, 'umbral_magnitude');
  }),
  circumstance('penumbral magnitude', '', 0.0002, ({ penumbralMagnitude }, row) => {
    return penumbralMagnitude - numberIn(row, 'penumbral_magnitude');
  }),
  circumstance('gamma', '', 0.00007, ({ gamma }, row) => gamma - numberIn(row, 'gamma')),
  circumstance('length in the penumbra', 'min', 0.11, (eclipse, row) =>
    isGraze(row) ? Number.NaN : penumbralMinutes(eclipse, row),
  ),
  circumstance('length of the graze of 18 July 2027', 'min', 1, (eclipse, row) =>
    isGraze(row) ? penumbralMinutes(eclipse, row) : Number.NaN,
  ),
  circumstance(
    'length in the umbra',
    'min',
    0.07,
    ({ partial }, row) => minutesOf(partial) - numberIn(row, 'partial_min'),
  ),
  circumstance('length of totality', 'min', 0.06, ({ total }, row) => minutesOf(total) - numberIn(row, 'total_min')),
  circumstance('latitude where the Moon is in the zenith', '°', 0.5, ({ moonInZenith }, row) => {
    return moonInZenith.latitudeDeg - numberIn(row, 'latitude');
  }),
  circumstance('longitude where the Moon is in the zenith', '°', 0.5, ({ moonInZenith }, row) =>
    arcDeg(numberIn(row, 'longitude'), moonInZenith.longitudeDeg),
  ),
];
