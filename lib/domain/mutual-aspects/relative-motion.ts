import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { arcDeg } from '../../units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { fittedLongitudeDeg, fittedSpeedDegPerDay } from '../longitude-model/fitted-motion.ts';
import { type GeocentricSky, longitudeAt, stateAt } from '../longitude-model/geocentric-sky.ts';
import { type ChebyshevSeries, chebyshevNodes, fitChebyshev } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { findRoots } from '../search/roots.ts';
import type { Overlap } from './track.ts';

/** Two bodies; of angles between them, that from the second to the first is meant. */
export interface BodyPair {
  readonly first: CatalogBodyId;
  readonly second: CatalogBodyId;
}

/** How far the first is ahead of the second by the fits, degrees; counts on over the full circle. */
export function fittedSeparationDeg({ first, second }: Overlap, moment: number): number {
  const lead = fittedLongitudeDeg(first.piece, moment) - fittedLongitudeDeg(second.piece, moment);
  return lead + (first.unwrapOffsetDeg - second.unwrapOffsetDeg);
}

/** How fast it gains on the second by the fits, degrees per day. */
export function fittedRelativeSpeedDegPerDay({ first, second }: Overlap, moment: number): number {
  return fittedSpeedDegPerDay(first.piece, moment) - fittedSpeedDegPerDay(second.piece, moment);
}

/** How far the first is ahead of the second on the engine, less a degree, in `[-180, 180)`. */
export function separationOffsetDeg(
  sky: GeocentricSky,
  { first, second }: BodyPair,
  unwrappedAngleDeg: number,
  moment: JdUt,
): number {
  return arcDeg(unwrappedAngleDeg, longitudeAt(sky, first, moment) - longitudeAt(sky, second, moment));
}

/** Moments at which the first stops gaining on the second, or losing, by the fits; ascending. */
export function findSeparationTurns(overlap: Overlap): readonly JdUt[] {
  const { first, second } = overlap;
  const neverTurns =
    Math.abs(first.meanSpeedDegPerDay - second.meanSpeedDegPerDay) >
    first.speedSpreadDegPerDay + second.speedSpreadDegPerDay;
  if (neverTurns) return [];
  const { span, series } = toRelativeSpeedSeries(overlap);
  return findRoots(truncateTail(series))
    .map((x) => momentAt(span, x))
    .filter((moment) => moment > overlap.fromJdUt && moment < overlap.toJdUt);
}

/**
 * Last terms that together change the gain by less than this share of all of them are left out, as the search for roots
 * takes the square of their number. In the lead that is less than 0.001″.
 */
const TAIL_SHARE = 1e-7;

function truncateTail(series: ChebyshevSeries): ChebyshevSeries {
  let spare = TAIL_SHARE * series.reduce((sum, term) => sum + Math.abs(term), 0);
  const last = series.findLastIndex((term) => {
    spare -= Math.abs(term);
    return spare < 0;
  });
  return series.slice(0, last + 1);
}

/** Terms of the longest slope: with so many samples the difference of two is fitted without loss. */
const SLOPE_TERMS = 18;
const SLOPE_NODES = chebyshevNodes(SLOPE_TERMS);

interface RelativeSpeedSeries {
  readonly span: JdRange;
  /** Of the gain, in any unit. */
  readonly series: ChebyshevSeries;
}

/** Most pieces lie on the same grid: their series are then of the same moments, and need no fit of their difference. */
function toRelativeSpeedSeries(overlap: Overlap): RelativeSpeedSeries {
  const [one, other] = [overlap.first.piece, overlap.second.piece];
  const isOneSpan = one.fromJdUt === other.fromJdUt && one.toJdUt === other.toJdUt;
  if (!isOneSpan) {
    return {
      span: overlap,
      series: fitChebyshev(SLOPE_NODES.map((x) => fittedRelativeSpeedDegPerDay(overlap, momentAt(overlap, x)))),
    };
  }
  const longer = one.slope.length >= other.slope.length ? one.slope : other.slope;
  return { span: one, series: longer.map((_, order) => (one.slope[order] ?? 0) - (other.slope[order] ?? 0)) };
}

const MAX_STEPS = 3;
/** A step over which the lead changes no more than this changes nothing, degrees: 0.00004″. */
const TURN_ERROR_DEG = 1e-8;
/** Over this share of an overlap to either side the change of the gain is taken. */
const DIFFERENCE_STEP_SHARE = 1e-3;

/**
 * A turn as the engine has it: its moment by Newton's steps from the fit's. Gains are the engine's, their change is the
 * fit's, as that of the engine's own speeds is lost in their last digits.
 */
export function refineTurn(
  sky: GeocentricSky,
  { first, second }: BodyPair,
  { overlap, moment: fitted }: FittedTurn,
): JdUt {
  const reachDays = DIFFERENCE_STEP_SHARE * (overlap.toJdUt - overlap.fromJdUt);
  const bend =
    (fittedRelativeSpeedDegPerDay(overlap, fitted + reachDays) -
      fittedRelativeSpeedDegPerDay(overlap, fitted - reachDays)) /
    (2 * reachDays);
  let moment = fitted;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [one, other] = [stateAt(sky, first, moment), stateAt(sky, second, moment)];
    const gain = one.longitudeSpeedDegPerDay - other.longitudeSpeedDegPerDay;
    const next = jdUt(moment - gain / bend);
    const isThere = gain ** 2 / Math.abs(2 * bend) <= TURN_ERROR_DEG;
    if (isThere || !(next > overlap.fromJdUt && next < overlap.toJdUt)) break;
    moment = next;
  }
  return moment;
}

/** Where the fits say that the lead turns. */
interface FittedTurn {
  readonly overlap: Overlap;
  readonly moment: JdUt;
}
