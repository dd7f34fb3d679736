import { arcDeg } from '../../base/units/angle.ts';
import { isInRange, type JdUt, jdUt, SECONDS_PER_DAY, toMillisecondAfter } from '../../base/units/time.ts';
import { solveZero } from '../search/zeros.ts';
import { readCompiledAspects } from './compiled-aspects.ts';
import { LAST_STEP_DAYS, MOMENT_UNCERTAINTY_DAYS, SECOND_DAYS } from './crossing.ts';
import { exactLongitudeDeg, fittedLongitudeAfter, isExact } from './fitted-motion.ts';
import { type MonotoneInterval, type MutualAspectQuery, splitIntoIntervals } from './monotone-intervals.ts';
import { type ExactAspect, fittedRelativeSpeedDegPerDay } from './relative-motion.ts';
import { highestDeg, isTargetCrossed, type LongitudeSpan, listTargets, lowestDeg } from './targets.ts';
import { buildTracks, type SharedTracks, type Track } from './track.ts';

/**
 * Every exact aspect of one pair of bodies, ascending: those found ahead, else {@link findExactAspects}.
 *
 * @param shareTracks tracks of both bodies over the window, where the caller has more pairs
 */
export function findPairAspects(query: MutualAspectQuery, shareTracks?: SharedTracks): Iterable<ExactAspect> {
  const { first, second } = query.pair;
  const compiled = readCompiledAspects(query);
  if (compiled) return compiled;
  const tracks = shareTracks?.() ?? buildTracks(query.sky, [first, second], query.window);
  return findExactAspects(query, [tracks.get(first) as Track, tracks.get(second) as Track]);
}

/**
 * Every moment at which the separation of two moving bodies is one of the angles, ascending. Includes grazes, and the
 * pairs of exact aspects just before and after a turn of the separation.
 *
 * The ends of both bodies' pieces and the turns of the separation divide time into monotone intervals. The
 * separation crosses an angle in an interval if its values at the two ends lie on different sides of the angle. Where
 * the fits are too near to an angle to be sure of the side, the engine's separation is used, so the engine decides on
 * grazes. Intervals do not depend on the window, and neither do the moments found in them.
 *
 * @param tracks tracks of the pair, over the window
 */
export function* findExactAspects(query: MutualAspectQuery, tracks: readonly [Track, Track]): Generator<ExactAspect> {
  for (const interval of splitIntoIntervals(query, tracks)) {
    for (const angle of findAnglesCrossed(query, interval)) {
      const aspect = settleAtWindowEnds(query, toExactAspect(query, interval, angle));
      if (isInRange(query.window, aspect.moment)) yield aspect;
    }
  }
}

/** Refines an aspect at once if only its exact moment shows whether it lies in the window. */
function settleAtWindowEnds({ window }: MutualAspectQuery, aspect: ExactAspect): ExactAspect {
  const { moment: estimate } = aspect;
  const isNearEnd = [window.fromJdUt, window.toJdUt].some((end) => Math.abs(end - estimate) < MOMENT_UNCERTAINTY_DAYS);
  if (!isNearEnd) return aspect;
  const moment = aspect.refine();
  return { ...aspect, moment, refine: () => moment };
}

/** Angles in the order in which the separation crosses them; mostly none. */
function findAnglesCrossed({ angles }: MutualAspectQuery, { from, to }: MonotoneInterval): readonly UnwrappedAngle[] {
  const span: LongitudeSpan = { startDeg: from.separationDeg, endDeg: to.separationDeg };
  const [low, high] = [lowestDeg(span), highestDeg(span)];
  const inSpan = angles.filter((angleDeg) => Math.ceil((low - angleDeg) / 360) <= Math.floor((high - angleDeg) / 360));
  const crossed = inSpan.flatMap((angleDeg) =>
    listTargets({ firstDeg: angleDeg, everyDeg: 360 }, low, high)
      .filter((unwrappedAngleDeg) => isTargetCrossed(span, unwrappedAngleDeg))
      .map((unwrappedAngleDeg) => ({ angleDeg, unwrappedAngleDeg })),
  );
  const direction = span.endDeg > span.startDeg ? 1 : -1;
  return crossed.sort((a, b) => direction * (a.unwrappedAngleDeg - b.unwrappedAngleDeg));
}

type UnwrappedAngle = Pick<ExactAspect, 'angleDeg' | 'unwrappedAngleDeg'>;

function toExactAspect(
  { sky, pair }: MutualAspectQuery,
  interval: MonotoneInterval,
  angle: UnwrappedAngle,
): ExactAspect {
  const { overlap, from, to } = interval;
  const isGrowing = to.separationDeg > from.separationDeg;
  const { first, second } = overlap;
  const fitted = findFittedMoment(interval, angle);
  const speed = fittedRelativeSpeedDegPerDay(overlap, fitted);
  const refine = (): JdUt => {
    if (isExact(first.piece) && isExact(second.piece)) return toMillisecondAfter(fitted);
    const valueAt = (at: number): number =>
      arcDeg(
        angle.angleDeg,
        exactLongitudeDeg(sky, pair.first, { piece: first.piece, moment: jdUt(at) }) -
          exactLongitudeDeg(sky, pair.second, { piece: second.piece, moment: jdUt(at) }),
      );
    const estimate = { at: fitted, slope: speed, isRising: isGrowing };
    const bracket = { low: from.moment, high: to.moment, estimate, tolerance: LAST_STEP_DAYS };
    return toMillisecondAfter(jdUt(solveZero(valueAt, bracket)));
  };
  const errorDeg = first.piece.errorDeg + second.piece.errorDeg;
  const isGoodEnough = errorDeg < Math.abs(speed) * SECOND_DAYS;
  if (isGoodEnough) return { ...angle, moment: fitted, refine, isGrowing };
  const moment = refine();
  return { ...angle, moment, refine: () => moment, isGrowing };
}

/** A millisecond: the moment is then exact to the last bits of a Julian day. */
const TOLERANCE_DAYS = 1e-3 / SECONDS_PER_DAY;

/**
 * Moment of an angle on the fits. Returns an end of the interval where the fits, unlike the engine, do not reach it.
 *
 * The angle is counted from the fits' own turns of the zodiac, as the tracks' depend on where the window begins.
 */
function findFittedMoment({ overlap, from, to }: MonotoneInterval, angle: UnwrappedAngle): JdUt {
  const { first, second } = overlap;
  const trackOffsetDeg = first.unwrapOffsetDeg - second.unwrapOffsetDeg;
  const turns = Math.round((angle.unwrappedAngleDeg - angle.angleDeg - trackOffsetDeg) / 360);
  const targetDeg = angle.angleDeg + 360 * turns;
  const start = from.moment;
  // Days from the start of the interval, as a Julian day has too few digits.
  const gapAt = (days: number): number => {
    const [one, other] = [first.piece, second.piece];
    return fittedLongitudeAfter(one, start, days) - fittedLongitudeAfter(other, start, days) - targetDeg;
  };
  return jdUt(start + solveZero(gapAt, { low: 0, high: to.moment - start, tolerance: TOLERANCE_DAYS }));
}
