import { arcDeg } from '../../base/units/angle.ts';
import { type JdRange, type JdUt, widenRange } from '../../base/units/time.ts';
import { MOMENT_UNCERTAINTY_DAYS } from './crossing.ts';
import type { GeocentricSky } from './geocentric-sky.ts';
import {
  type BodyPair,
  findSeparationTurns,
  fittedSeparationDeg,
  refineSeparationTurn,
  separationOffsetDeg,
} from './relative-motion.ts';
import { findOverlaps, type Overlap, type Track } from './track.ts';

/** A search for the exact aspects of one pair of bodies. */
export interface MutualAspectQuery {
  readonly sky: GeocentricSky;
  readonly pair: BodyPair;
  readonly angles: readonly number[];
  /** Aspects at its two ends are included. */
  readonly window: JdRange;
}

/** The unwrapped separation at a moment, degrees. */
interface SeparationSample {
  readonly moment: JdUt;
  readonly separationDeg: number;
}

/** A time in which the separation only grows or only shrinks. */
export interface MonotoneInterval {
  readonly overlap: Overlap;
  readonly from: SeparationSample;
  readonly to: SeparationSample;
}

/**
 * Monotone intervals that cover the window, ascending: between the ends of both bodies' pieces and the turns of their
 * separation. They do not depend on the window, which only selects them.
 */
export function* splitIntoIntervals(
  query: MutualAspectQuery,
  [first, second]: readonly [Track, Track],
): Generator<MonotoneInterval> {
  const { fromJdUt, toJdUt } = widenRange(query.window, MOMENT_UNCERTAINTY_DAYS);
  let from: SeparationSample | undefined;
  for (const overlap of findOverlaps(first, second)) {
    if (overlap.toJdUt < fromJdUt || overlap.fromJdUt > toJdUt) continue;
    from ??= sampleSeparation(query, overlap, overlap.fromJdUt);
    for (const turn of findSeparationTurns(overlap)) {
      const to = sampleTurn(query, overlap, turn);
      if (to.moment > from.moment) yield { overlap, from, to };
      from = to;
    }
    const to = sampleSeparation(query, overlap, overlap.toJdUt);
    yield { overlap, from, to };
    from = to;
  }
}

/**
 * Within this distance of an angle, degrees, the fits do not decide on which side of it the separation lies: twice the
 * error that deflection of light near the Sun causes in two fits.
 */
const UNCERTAIN_WITHIN_DEG = 7 / 3600;

function isUncertain({ angles }: MutualAspectQuery, separationDeg: number): boolean {
  return angles.some((angleDeg) => Math.abs(arcDeg(angleDeg, separationDeg)) < UNCERTAIN_WITHIN_DEG);
}

function sampleSeparation(query: MutualAspectQuery, overlap: Overlap, moment: JdUt): SeparationSample {
  const separationDeg = fittedSeparationDeg(overlap, moment);
  return isUncertain(query, separationDeg) ? refineSample(query, { moment, separationDeg }) : { moment, separationDeg };
}

function sampleTurn(query: MutualAspectQuery, overlap: Overlap, moment: JdUt): SeparationSample {
  const fitted = { moment, separationDeg: fittedSeparationDeg(overlap, moment) };
  if (!isUncertain(query, fitted.separationDeg)) return fitted;
  return refineSample(query, { ...fitted, moment: refineSeparationTurn(query.sky, query.pair, { overlap, moment }) });
}

function refineSample({ sky, pair }: MutualAspectQuery, { moment, separationDeg }: SeparationSample): SeparationSample {
  return { moment, separationDeg: separationDeg + separationOffsetDeg(sky, pair, separationDeg, moment) };
}
