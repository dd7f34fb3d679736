import { ARCSEC_PER_DEG, DEG_PER_RAD, TURN_DEG } from '../../base/units/angle.ts';
import { NUTATION_TERMS } from './nutation-terms.ts';
import { computeDeltaTDays } from './orientation.ts';

const J2000_JD_TT = 2_451_545;
const CENTURY_DAYS = 36_525;
const ARCSEC_PER_RAD = ARCSEC_PER_DEG * DEG_PER_RAD;
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

/** The multiples of Moon's and Sun's anomaly, and of the other three arguments, each combination once. */
const ANOMALIES = listOnce(NUTATION_TERMS.map(([moon, sun]) => [placeOf(0, moon), placeOf(1, sun)]));
const OTHERS = listOnce(
  NUTATION_TERMS.map(([, , latitude, elongation, node]) => [
    placeOf(2, latitude),
    placeOf(3, elongation),
    placeOf(4, node),
  ]),
);

/** Places of the multiples of each combination, one after the other, and for each term the number of its combination. */
function listOnce(ofTerms: readonly (readonly number[])[]) {
  const keys = ofTerms.map(String);
  const once = [...new Set(keys)];
  return {
    size: ofTerms[0]?.length ?? 0,
    places: Uint8Array.from(once.flatMap((key) => ofTerms[keys.indexOf(key)] ?? [])),
    indexOfTerm: Uint8Array.from(keys, (key) => once.indexOf(key)),
    ...createTurns(once.length),
  };
}

/** Cosines and sines of some angles. */
interface Turns {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

function createTurns(count: number): Turns {
  return { cos: new Float64Array(count), sin: new Float64Array(count) };
}

const MULTIPLES_OF_ALL = createTurns(ARGUMENTS_ARCSEC.length * MULTIPLES);
const SINES = Float64Array.from(NUTATION_TERMS, (term) => term[5]);
const SINES_PER_CENTURY = Float64Array.from(NUTATION_TERMS, (term) => term[6]);
const COSINES = Float64Array.from(NUTATION_TERMS, (term) => term[7]);

/**
 * Nutation in longitude, degrees: what the engine adds to a longitude from the mean equinox, to 3e-11°, in a quarter of its time.
 * Angles of terms are sums, so their sines and cosines are products of those of the arguments. Without destructuring, which would
 * take twice as long.
 *
 * @param moment Julian day (UT)
 */
export function computeNutationDeg(moment: number): number {
  const centuries = (moment + deltaTDaysAt(moment) - J2000_JD_TT) / CENTURY_DAYS;
  for (let argument = 0; argument < ARGUMENTS_ARCSEC.length; argument += 1) turnMultiples(argument, centuries);
  addAngles(ANOMALIES);
  addAngles(OTHERS);
  let sum = 0;
  for (let term = SINES.length - 1; term >= 0; term -= 1) {
    const one = ANOMALIES.indexOfTerm[term] as number;
    const other = OTHERS.indexOfTerm[term] as number;
    const cosOne = ANOMALIES.cos[one] as number;
    const sinOne = ANOMALIES.sin[one] as number;
    const cosOther = OTHERS.cos[other] as number;
    const sinOther = OTHERS.sin[other] as number;
    const amplitude = (SINES[term] as number) + (SINES_PER_CENTURY[term] as number) * centuries;
    sum += amplitude * (sinOne * cosOther + cosOne * sinOther);
    sum += (COSINES[term] as number) * (cosOne * cosOther - sinOne * sinOther);
  }
  return sum / UNITS_PER_DEG;
}

/** Cosines and sines of the multiples of an argument. */
function turnMultiples(argument: number, centuries: number): void {
  const terms = ARGUMENTS_ARCSEC[argument] as (typeof ARGUMENTS_ARCSEC)[0];
  let arcsec = 0;
  for (let power = terms.length - 1; power >= 0; power -= 1) arcsec = arcsec * centuries + (terms[power] as number);
  const angle = (arcsec % ARCSEC_PER_TURN) / ARCSEC_PER_RAD;
  const cosOne = Math.cos(angle);
  const sinOne = Math.sin(angle);
  const { cos, sin } = MULTIPLES_OF_ALL;
  const zero = placeOf(argument, 0);
  cos[zero] = 1;
  for (let multiple = 1; multiple <= HIGHEST; multiple += 1) {
    const place = zero + multiple;
    const cosBefore = cos[place - 1] as number;
    const sinBefore = sin[place - 1] as number;
    cos[place] = cosBefore * cosOne - sinBefore * sinOne;
    sin[place] = sinBefore * cosOne + cosBefore * sinOne;
  }
  for (let multiple = -1; multiple >= LOWEST; multiple -= 1) {
    cos[zero + multiple] = cos[zero - multiple] as number;
    sin[zero + multiple] = -(sin[zero - multiple] as number);
  }
}

/** Cosines and sines of the sums of multiples in each combination. */
function addAngles({ size, places, cos, sin }: ReturnType<typeof listOnce>): void {
  for (let index = 0; index < cos.length; index += 1) {
    let cosSum = 1;
    let sinSum = 0;
    for (let at = index * size; at < (index + 1) * size; at += 1) {
      const place = places[at] as number;
      const cosPlace = MULTIPLES_OF_ALL.cos[place] as number;
      const sinPlace = MULTIPLES_OF_ALL.sin[place] as number;
      const cosBefore = cosSum;
      cosSum = cosBefore * cosPlace - sinSum * sinPlace;
      sinSum = sinSum * cosPlace + cosBefore * sinPlace;
    }
    cos[index] = cosSum;
    sin[index] = sinSum;
  }
}

/** ΔT is straight over some weeks: within 0.04 s where the engine's polynomials meet, else within 0.001 s. */
const CELL_DAYS = 32;
/** ΔT at both ends of the last cell, as moments come mostly in order. */
const lastCell = { number: Number.NaN, startDays: 0, endDays: 0 };

function deltaTDaysAt(moment: number): number {
  const cell = Math.floor(moment / CELL_DAYS);
  if (cell !== lastCell.number) {
    lastCell.startDays = computeDeltaTDays(cell * CELL_DAYS);
    lastCell.endDays = computeDeltaTDays((cell + 1) * CELL_DAYS);
    lastCell.number = cell;
  }
  const share = moment / CELL_DAYS - cell;
  return lastCell.startDays + share * (lastCell.endDays - lastCell.startDays);
}
