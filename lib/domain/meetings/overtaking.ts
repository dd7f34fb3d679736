import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdRange } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { fittedDeg, fittedSpeed } from '../positions/fitted-motion.ts';
import { longitudeAt, type Sky, stateAt } from '../positions/sky.ts';
import { type ChebyshevSeries, chebyshevNodes, fitChebyshev } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { rootsOf } from '../search/roots.ts';
import type { Overlap } from './track.ts';

/** Two bodies; of angles between them, that from the second to the first is meant. */
export interface Pair {
  readonly first: CatalogBodyId;
  readonly second: CatalogBodyId;
}

/** How far the first is ahead of the second by the fits, degrees; counts on over the full circle. */
export function fittedLead({ first, second }: Overlap, moment: number): number {
  const lead = fittedDeg(first.piece, moment) - fittedDeg(second.piece, moment);
  return lead + (first.liftDeg - second.liftDeg);
}

/** How fast it gains on the second by the fits, degrees per day. */
export function fittedGain({ first, second }: Overlap, moment: number): number {
  return fittedSpeed(first.piece, moment) - fittedSpeed(second.piece, moment);
}

/** How far the first is ahead of the second on the engine, less a degree, in `[-180, 180)`. */
export function leadBeyond(sky: Sky, { first, second }: Pair, levelDeg: number, moment: JdUt): number {
  return arcDeg(levelDeg, longitudeAt(sky, first, moment) - longitudeAt(sky, second, moment));
}

/** Moments at which the first stops gaining on the second, or losing, by the fits; ascending. */
export function fittedTurns(overlap: Overlap): readonly JdUt[] {
  const { first, second } = overlap;
  const neverTurns = Math.abs(first.meanSpeed - second.meanSpeed) > first.speedSpread + second.speedSpread;
  if (neverTurns) return [];
  const { span, series } = gainSeries(overlap);
  return rootsOf(withoutTail(series))
    .map((x) => momentAt(span, x))
    .filter((moment) => moment > overlap.fromJdUt && moment < overlap.toJdUt);
}

/**
 * Last terms that together change the gain by less than this share of all of them are left out, as the search for roots
 * takes the square of their number. In the lead that is less than 0.001″.
 */
const TAIL_SHARE = 1e-7;

function withoutTail(series: ChebyshevSeries): ChebyshevSeries {
  let spare = TAIL_SHARE * series.reduce((sum, term) => sum + Math.abs(term), 0);
  const last = series.findLastIndex((term) => {
    spare -= Math.abs(term);
    return spare < 0;
  });
  return series.slice(0, last + 1);
}

/** Terms of the longest slope: with so many samples the difference of two is fitted without loss. */
const SLOPE_TERMS = 18;
const NODES = chebyshevNodes(SLOPE_TERMS);

interface GainSeries {
  readonly span: JdRange;
  /** Of the gain, in any unit. */
  readonly series: ChebyshevSeries;
}

/** Most pieces lie on the same grid: their series are then of the same moments, and need no fit of their difference. */
function gainSeries(overlap: Overlap): GainSeries {
  const [one, other] = [overlap.first.piece, overlap.second.piece];
  const isOneSpan = one.fromJdUt === other.fromJdUt && one.toJdUt === other.toJdUt;
  if (!isOneSpan) {
    return { span: overlap, series: fitChebyshev(NODES.map((x) => fittedGain(overlap, momentAt(overlap, x)))) };
  }
  const longer = one.slope.length >= other.slope.length ? one.slope : other.slope;
  return { span: one, series: longer.map((_, order) => (one.slope[order] ?? 0) - (other.slope[order] ?? 0)) };
}

const MOST_STEPS = 3;
/** A step over which the lead changes no more than this changes nothing, degrees: 0.00004″. */
const TURN_ERROR_DEG = 1e-8;
/** Over this share of an overlap to either side the change of the gain is taken. */
const BEND_SHARE = 1e-3;

/**
 * A turn as the engine has it: its moment by Newton's steps from the fit's. Gains are the engine's, their change is the
 * fit's, as that of the engine's own speeds is lost in their last digits.
 */
export function engineTurn(sky: Sky, { first, second }: Pair, { overlap, moment: fitted }: FittedTurn): JdUt {
  const reachDays = BEND_SHARE * (overlap.toJdUt - overlap.fromJdUt);
  const bend = (fittedGain(overlap, fitted + reachDays) - fittedGain(overlap, fitted - reachDays)) / (2 * reachDays);
  let moment = fitted;
  for (let step = 0; step < MOST_STEPS; step += 1) {
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
