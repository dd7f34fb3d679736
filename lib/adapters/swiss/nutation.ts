import { ARCSEC_PER_DEG, DEG_PER_RAD, TURN_DEG } from '../../base/units/angle.ts';
import { NUTATION_TERMS } from './nutation-terms.ts';
import { computeDeltaTDays } from './orientation.ts';

const J2000_JD_TT = 2_451_545;
const CENTURY_DAYS = 36_525;
const ARCSEC_PER_TURN = ARCSEC_PER_DEG * TURN_DEG;
const UNITS_PER_DEG = 1e7 * ARCSEC_PER_DEG;

/**
 * Polynomials in Julian centuries (TT) from J2000, seconds of arc: mean anomalies of Moon and Sun, mean argument of the Moon's
 * latitude, mean elongation of the Moon from the Sun, mean longitude of the Moon's ascending node.
 *
 * @source J.-L. Simon et al., Astronomy and Astrophysics 282 (1994), pp. 663–683, as the engine states them: swephlib.c of Swiss
 *   Ephemeris 2.10.03, `calc_nutation_iau2000ab`
 */
const ARGUMENTS_ARCSEC = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
] as const;

/** Multiples of an argument in the terms. */
const LOWEST = -2;
const HIGHEST = 4;
const MULTIPLES = HIGHEST - LOWEST + 1;

/** Place of a multiple of an argument in the tables of cosines and sines. */
const placeOf = (argument: number, multiple: number): number => argument * MULTIPLES + multiple - LOWEST;

const COSINES = new Float64Array(ARGUMENTS_ARCSEC.length * MULTIPLES);
const SINES = new Float64Array(COSINES.length);

/** A term: the places of the multiples whose angles it adds, and its amplitudes. */
const TERMS = NUTATION_TERMS.map((term) => ({
  places: Uint8Array.from(
    ARGUMENTS_ARCSEC.flatMap((_, at) => (term[at] === 0 ? [] : [placeOf(at, term[at] as number)])),
  ),
  sine: term[5],
  sinePerCentury: term[6],
  cosine: term[7],
}));

/**
 * Nutation in longitude, degrees: what the engine adds to a geocentric longitude from the mean equinox, to 2e-9°, in a fourth of the
 * engine's time. Sine and cosine of a sum of angles are products of those of the angles.
 *
 * @param moment Julian day (UT)
 */
export function computeNutationDeg(moment: number): number {
  const centuries = (moment + deltaTDaysNear(moment) - J2000_JD_TT) / CENTURY_DAYS;
  for (let argument = 0; argument < ARGUMENTS_ARCSEC.length; argument += 1) turnMultiples(argument, centuries);
  let sum = 0;
  for (const term of TERMS) {
    let cos = 1;
    let sin = 0;
    for (const place of term.places) {
      const turnCos = COSINES[place] as number;
      const turnSin = SINES[place] as number;
      const cosBefore = cos;
      cos = cosBefore * turnCos - sin * turnSin;
      sin = sin * turnCos + cosBefore * turnSin;
    }
    sum += (term.sine + term.sinePerCentury * centuries) * sin + term.cosine * cos;
  }
  return sum / UNITS_PER_DEG;
}

/** Cosines and sines of the multiples of an argument. */
function turnMultiples(argument: number, centuries: number): void {
  const coefficients = ARGUMENTS_ARCSEC[argument] as (typeof ARGUMENTS_ARCSEC)[number];
  const arcsec = coefficients.reduceRight<number>((sum, coefficient) => sum * centuries + coefficient, 0);
  const angle = (arcsec % ARCSEC_PER_TURN) / (ARCSEC_PER_DEG * DEG_PER_RAD);
  const cosOne = Math.cos(angle);
  const sinOne = Math.sin(angle);
  const zero = placeOf(argument, 0);
  COSINES[zero] = 1;
  for (let multiple = 1; multiple <= HIGHEST; multiple += 1) {
    const place = zero + multiple;
    const cosBefore = COSINES[place - 1] as number;
    const sinBefore = SINES[place - 1] as number;
    COSINES[place] = cosBefore * cosOne - sinBefore * sinOne;
    SINES[place] = sinBefore * cosOne + cosBefore * sinOne;
  }
  for (let multiple = 1; multiple <= -LOWEST; multiple += 1) {
    COSINES[zero - multiple] = COSINES[zero + multiple] as number;
    SINES[zero - multiple] = -(SINES[zero + multiple] as number);
  }
}

/** ΔT changes by less than 3 s in that time, in which nutation changes by less than 0.00001″. */
const DELTA_T_DAYS = 32;
const lastDeltaT = { cell: Number.NaN, days: 0 };

/** ΔT at the beginning of its {@link DELTA_T_DAYS}, days. */
function deltaTDaysNear(moment: number): number {
  const cell = Math.floor(moment / DELTA_T_DAYS);
  if (cell !== lastDeltaT.cell) Object.assign(lastDeltaT, { cell, days: computeDeltaTDays(cell * DELTA_T_DAYS) });
  return lastDeltaT.days;
}
