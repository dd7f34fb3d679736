import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import { type LongitudeDeg, longitudeDeg, separationDeg, TURN_DEG } from '../../base/units/angle.ts';
import type { HouseCusps } from '../port.ts';

/** The houses of a chart: the requested house system, the one used, and the cusps or sectors; neither in a harmonic chart. */
export interface ChartHouses extends HouseCusps {
  readonly requestedSystem: HouseSystemCode;
  readonly usedSystem: HouseSystemCode;
  readonly order: CuspOrder;
  /** Opposite the Ascendant, except in harmonic charts. */
  readonly descendantDeg: LongitudeDeg;
  /** Opposite the Midheaven, except in harmonic charts. */
  readonly imumCoeliDeg: LongitudeDeg;
}

/**
 * Order of cusps: with the signs, against them, or neither.
 *
 * Inside the polar circles the Ascendant can fall on the western half of the ecliptic. The cusps of Campanus
 * and Regiomontanus then all run backwards; Topocentric cusps can lose their order altogether.
 */
export type CuspOrder = 'direct' | 'reversed' | 'broken';

/** The sum of the arcs is a whole number of turns, except for rounding of this size. */
const ROUNDING_DEG = 1e-6;

/**
 * A longitude so little before a cusp is on it. The engine computes angles and cusps apart, and of a Descendant and the
 * seventh cusp the last digits differ: up to 1e-12° was seen in all systems, zodiacs and latitudes.
 */
const CUSP_ROUNDING_DEG = 1e-11;

/** Whether a chart has houses, not only angles or sectors. */
export const hasCusps = ({ cuspsDeg }: { readonly cuspsDeg: readonly LongitudeDeg[] }): boolean => cuspsDeg.length > 0;

/** Whether a chart has Gauquelin sectors in place of houses. */
export const hasSectors = ({ sectorCuspsDeg }: Pick<HouseCusps, 'sectorCuspsDeg'>): boolean =>
  sectorCuspsDeg !== undefined;

/** Whether a chart has houses or sectors; a harmonic chart has neither. */
export const hasDivisions = (houses: HouseCusps): boolean => hasCusps(houses) || hasSectors(houses);

/** The next cusp; after the last one the first. */
function nextCusp(cusps: readonly LongitudeDeg[], index: number): LongitudeDeg {
  return cusps[(index + 1) % cusps.length] as LongitudeDeg;
}

/** The arc from each cusp to the next one, going with the signs, `[0, 360)`. */
function forwardArcsDeg(cusps: readonly LongitudeDeg[]): number[] {
  return cusps.map((cusp, index) => longitudeDeg(nextCusp(cusps, index) - cusp));
}

/** The order of cusps; `direct` where there are none. */
export function cuspOrderOf(cusps: readonly LongitudeDeg[]): CuspOrder {
  if (cusps.length === 0) return 'direct';
  const sumDeg = forwardArcsDeg(cusps).reduce((sum, arc) => sum + arc, 0);
  const goesRoundOnce = Math.abs(sumDeg - TURN_DEG) < ROUNDING_DEG;
  const goesBackOnce = Math.abs(sumDeg - (cusps.length - 1) * TURN_DEG) < ROUNDING_DEG;
  return goesRoundOnce ? 'direct' : goesBackOnce ? 'reversed' : 'broken';
}

/**
 * The house that holds a longitude: 1 to 12.
 *
 * A point belongs to the half-open interval from a cusp to the next one, in the direction in which the cusps run. An angle
 * that is a cusp is in the house that begins there.
 * Where the cusps are out of order, it belongs to the house of the last cusp before it. A house without size, as Pullen's
 * has them in small quadrants, holds nothing.
 *
 * @param cusps those of a chart that {@link hasCusps}
 */
export function houseOf(longitude: LongitudeDeg, cusps: readonly LongitudeDeg[], order: CuspOrder): number {
  let house = 0;
  let leastPassedDeg = Number.POSITIVE_INFINITY;
  for (let index = 0; index < cusps.length; index += 1) {
    const cusp = cusps[index] as LongitudeDeg;
    const forwardDeg = order === 'reversed' ? cusp - longitude : longitude - cusp;
    const passedDeg = longitudeDeg(forwardDeg + CUSP_ROUNDING_DEG);
    if (passedDeg > leastPassedDeg) continue;
    house = index + 1;
    leastPassedDeg = passedDeg;
  }
  return house;
}

/** Size of each house: the arc from its cusp to the next, in the direction in which the cusps run. */
export function houseSizesDeg(cusps: readonly LongitudeDeg[], order: CuspOrder): readonly number[] {
  if (order === 'direct') return forwardArcsDeg(cusps);
  if (order === 'reversed') return forwardArcsDeg(cusps).map((arc) => TURN_DEG - arc);
  return cusps.map((cusp, index) => separationDeg(cusp, nextCusp(cusps, index)));
}
