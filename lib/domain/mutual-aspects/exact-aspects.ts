import { arcDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { speedErrorDegPerDay } from '../longitude-model/fitted-motion.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import { highestDeg, isTargetCrossed, type LongitudeSpan, listTargets, lowestDeg } from '../longitude-model/targets.ts';
import { solveFalsePosition } from '../search/false-position.ts';
import { refineFittedZero } from '../search/newton.ts';
import {
  type BodyPair,
  findSeparationTurns,
  fittedRelativeSpeedDegPerDay,
  fittedSeparationDeg,
  refineTurn,
  separationOffsetDeg,
} from './relative-motion.ts';
import { findOverlaps, type Overlap, type Track } from './track.ts';

/** The first of two moving bodies exactly so many degrees ahead of the second. */
export interface ExactAspect {
  /** To about a second; {@link ExactAspect.refine} has the engine's own. */
  readonly moment: JdUt;
  readonly refine: () => JdUt;
  /** Which of the angles that were looked for. */
  readonly angleDeg: number;
  /** The angle, counting on over the full circle as the first goes round the second. */
  readonly unwrappedAngleDeg: number;
}

/** A moment at which it is known how far the first is ahead. */
interface SeparationSample {
  readonly moment: JdUt;
  readonly separationDeg: number;
}

/** A time in which the first only gains on the second, or only loses. */
interface MonotoneInterval {
  readonly overlap: Overlap;
  readonly from: SeparationSample;
  readonly to: SeparationSample;
}

/** What is looked for. */
export interface MutualAspectQuery {
  readonly sky: GeocentricSky;
  readonly pair: BodyPair;
  readonly angles: readonly number[];
}

/**
 * Every moment at which two moving bodies stand at one of some angles, in the order of time: grazes and the contacts
 * just before and after a turn of the lead included.
 *
 * Between two stops, the ends of both bodies' pieces and the turns of the lead, the lead only grows or only shrinks, so
 * the sides of an angle on which it lies at both tell whether it passes it there. Where the fits are too near to an
 * angle to tell, the engine does: so it decides on grazes, as it does on the ends of the window.
 *
 * @param tracks of the pair, over one window
 */
export function* findExactAspects(query: MutualAspectQuery, tracks: readonly [Track, Track]): Generator<ExactAspect> {
  for (const leg of splitIntoIntervals(query, tracks)) {
    for (const level of findAnglesCrossed(query, leg)) yield toExactAspect(query, leg, level);
  }
}

/** In the order in which the lead passes them; mostly none. */
function findAnglesCrossed({ angles }: MutualAspectQuery, { from, to }: MonotoneInterval): readonly UnwrappedAngle[] {
  const span: LongitudeSpan = { startDeg: from.separationDeg, endDeg: to.separationDeg };
  const [low, high] = [lowestDeg(span), highestDeg(span)];
  const near = angles.filter((angleDeg) => Math.ceil((low - angleDeg) / 360) <= Math.floor((high - angleDeg) / 360));
  const levels = near.flatMap((angleDeg) =>
    listTargets({ firstDeg: angleDeg, everyDeg: 360 }, low, high)
      .filter((unwrappedAngleDeg) => isTargetCrossed(span, unwrappedAngleDeg))
      .map((unwrappedAngleDeg) => ({ angleDeg, unwrappedAngleDeg })),
  );
  const forward = span.endDeg > span.startDeg ? 1 : -1;
  return levels.sort((a, b) => forward * (a.unwrappedAngleDeg - b.unwrappedAngleDeg));
}

function* splitIntoIntervals(
  query: MutualAspectQuery,
  [first, second]: readonly [Track, Track],
): Generator<MonotoneInterval> {
  let from: SeparationSample | undefined;
  for (const overlap of findOverlaps(first, second)) {
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
 * Nearer to an angle the fits are not trusted to say on which side of it the lead is, degrees: twice what light bent by
 * the Sun throws two of them off.
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
  return refineSample(query, { ...fitted, moment: refineTurn(query.sky, query.pair, { overlap, moment }) });
}

function refineSample({ sky, pair }: MutualAspectQuery, { moment, separationDeg }: SeparationSample): SeparationSample {
  return { moment, separationDeg: separationDeg + separationOffsetDeg(sky, pair, separationDeg, moment) };
}

type UnwrappedAngle = Pick<ExactAspect, 'angleDeg' | 'unwrappedAngleDeg'>;

/** The fits' own moment is taken where it is likely right to a second. */
const SECOND_DAYS = 1 / 86_400;

function toExactAspect({ sky, pair }: MutualAspectQuery, leg: MonotoneInterval, level: UnwrappedAngle): ExactAspect {
  const { overlap, from, to } = leg;
  const { first, second } = overlap;
  const fitted = findFittedMoment(leg, level.unwrappedAngleDeg);
  const refine = (): JdUt =>
    refineFittedZero({
      moment: fitted,
      low: from.moment,
      high: to.moment,
      valueAt: (at) => separationOffsetDeg(sky, pair, level.unwrappedAngleDeg, at),
      speedAt: (at) => fittedRelativeSpeedDegPerDay(overlap, at),
      speedError: speedErrorDegPerDay(first.piece) + speedErrorDegPerDay(second.piece) + deflectionSpeedDegPerDay(pair),
    });
  const errorDeg = first.piece.errorDeg + second.piece.errorDeg;
  const isGoodEnough = errorDeg < Math.abs(fittedRelativeSpeedDegPerDay(overlap, fitted)) * SECOND_DAYS;
  if (isGoodEnough) return { ...level, moment: fitted, refine };
  const moment = refine();
  return { ...level, moment, refine: () => moment };
}

/**
 * Where a body meets the Sun his gravity bends its light by up to 1.75″ to one side, and within half a day to the other:
 * so much faster or slower it then moves than a fit has it, degrees per day.
 */
const deflectionSpeedDegPerDay = ({ first, second }: BodyPair): number =>
  first === 'sun' || second === 'sun' ? 0.002 : 0;

/** A thousandth of what two fits are off at best, degrees. */
const ZERO_TOLERANCE_DEG = 1e-9;

/** When the fits have the lead at a level; an end of the leg where they, unlike the engine, do not reach it. */
function findFittedMoment({ overlap, from, to }: MonotoneInterval, unwrappedAngleDeg: number): JdUt {
  const gapAt = (at: number): number => fittedSeparationDeg(overlap, at) - unwrappedAngleDeg;
  const [atFrom, atTo] = [gapAt(from.moment), gapAt(to.moment)];
  if (atFrom < 0 === atTo < 0) return Math.abs(atFrom) < Math.abs(atTo) ? from.moment : to.moment;
  const bracket = { low: from.moment, high: to.moment, smallestStep: 0 };
  return jdUt(solveFalsePosition(gapAt, { ...bracket, smallestValue: ZERO_TOLERANCE_DEG }));
}
