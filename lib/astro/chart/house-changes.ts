import { SECTOR_SYSTEM } from '../../base/catalog/house-systems.ts';
import { longitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { type ChebyshevSeries, evaluateChebyshev } from '../search/chebyshev.ts';
import { findMultiples } from '../search/roots.ts';
import { DEG_PER_SIGN } from '../sky/zodiac/sign-position.ts';
import { type BodyCurve, positionWithin, toPartSeries } from './body-curve.ts';
import { cuspsAt, type HorizonPiece } from './horizon-curves.ts';
import { cuspOrderOf, houseOf } from './houses.ts';
import { listStates, type PlacementState } from './placement-change.ts';

/** A piece of the horizon and where the order of its cusps, or of whole signs the first one, may change. */
export interface HousePiece {
  readonly horizon: HorizonPiece;
  readonly borders: readonly number[];
}

/** Finds where the cusps of a piece change places; of whole signs, where the Ascendant enters another sign. */
export function toHousePiece(horizon: HorizonPiece): HousePiece {
  const { usedSystem, ascendant, cusps } = horizon;
  if (usedSystem === 'W') return { horizon, borders: findMultiples(ascendant, DEG_PER_SIGN) };
  const neighbors = cusps.flatMap((cusp, index) => findCoincidences(cusp, cusps[(index + 1) % cusps.length] ?? []));
  const isRegular = neighbors.length === 0 && cuspOrderOf(cuspsAt(horizon, 0)) !== 'broken';
  return { horizon, borders: isRegular ? [] : findAllCoincidences(cusps) };
}

/**
 * The houses of a body, in order of time; none where there are sectors.
 *
 * A house can change only where a cusp passes the body, where cusps change places, or where the angles jump, which is
 * between two pieces. The house is evaluated between all of these.
 *
 * @param signChanges the body's own, which change its house in whole signs
 */
export function listBodyHouses(
  curve: BodyCurve,
  pieces: readonly HousePiece[],
  signChanges: readonly PlacementState[],
): readonly PlacementState[] {
  return pieces.flatMap(({ horizon, borders }) => {
    if (horizon.usedSystem === SECTOR_SYSTEM) return [];
    const body = toPartSeries(curve, horizon);
    const own =
      horizon.usedSystem === 'W'
        ? listPositionsWithin(horizon, signChanges)
        : horizon.cusps.flatMap((cusp) => findCoincidences(cusp, body));
    return listStates(horizon, [...borders, ...own], (x) => {
      const cusps = cuspsAt(horizon, x);
      return houseOf(longitudeDeg(evaluateChebyshev(body, x)), cusps, cuspOrderOf(cusps));
    });
  });
}

function listPositionsWithin(horizon: HorizonPiece, states: readonly PlacementState[]): readonly number[] {
  return states.map(({ from }) => positionWithin(horizon, from)).filter((x) => x > -1 && x < 1);
}

function findAllCoincidences(cusps: readonly ChebyshevSeries[]): readonly number[] {
  return cusps.flatMap((cusp, index) => cusps.slice(index + 1).flatMap((other) => findCoincidences(cusp, other)));
}

/** Every `x` at which two longitudes are equal. */
function findCoincidences(a: ChebyshevSeries, b: ChebyshevSeries): readonly number[] {
  const terms = Math.max(a.length, b.length);
  const difference = Array.from({ length: terms }, (_, order) => (a[order] ?? 0) - (b[order] ?? 0));
  return findMultiples(difference, TURN_DEG);
}
