import { arcDeg, type LongitudeDeg } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt, SECONDS_PER_DAY } from '../../../base/units/time.ts';
import type { ChartHouses } from '../../chart/houses.ts';
import { type Spans, selectSpans } from './intervals.ts';
import { housesAt, JUMP_DAYS, type MomentHouses, type SampledTurn, type TurningSky } from './turning-sky.ts';

/** Longitude of a body or of a fixed point: from a fit for samples, or from the engine. */
export type TargetAt = (moment: JdUt, source: 'fit' | 'engine') => number;

/** A cusp or an angle that passes a body or a fixed degree. */
export interface CuspCrossing {
  readonly cuspDeg: (houses: ChartHouses) => LongitudeDeg;
  readonly targetDeg: TargetAt;
}

/** A condition on cusps or angles. */
interface TurningCondition {
  /** It may change where one of these happens. */
  readonly crossings: readonly CuspCrossing[];
  /** Further moments at which it may change, such as when a body enters a sign. */
  readonly borders: readonly JdUt[];
  readonly holds: (houses: ChartHouses, moment: JdUt, source: 'fit' | 'engine') => boolean;
}

/**
 * The time in which a condition on the turning sky holds.
 *
 * Samples of one turn of the Earth show in which steps of every other turn a cusp passes its target; secants on the engine
 * find the moment. A cusp that moves by more than a few degrees between two samples may jump, which it does where the
 * ecliptic is level with the horizon: there the step is halved on the engine.
 */
export const findTurningSpans = (turned: TurnedSky, condition: TurningCondition, window: JdRange): Spans =>
  selectTurningSpans(turned, condition.holds, window, [
    ...findTurningCrossings(turned, condition.crossings),
    ...condition.borders,
  ]);

/** A turning sky with samples of it. */
export interface TurnedSky {
  readonly turning: TurningSky;
  readonly turns: readonly SampledTurn[];
}

/** Every moment at which a cusp passes its target or jumps, in any order, with additional moments around jumps. */
export const findTurningCrossings = (
  { turning, turns }: TurnedSky,
  crossings: readonly CuspCrossing[],
): readonly JdUt[] => turns.flatMap((turn) => findCrossingsOfTurn(turning, turn, crossings));

/** The spans between borders in which a condition holds. */
export function selectTurningSpans(
  { turning, turns }: TurnedSky,
  holds: TurningCondition['holds'],
  window: JdRange,
  borders: readonly JdUt[],
): Spans {
  return selectSpans(window, borders, (middle, span) => {
    const turn = turns.find(({ window: part }) => middle <= part.toJdUt);
    const sampled = turn && findSampleWithin(turn, middle, span);
    if (sampled) return holds(sampled.houses, sampled.moment, 'fit');
    return holds(housesAt(turning, middle), middle, 'engine');
  });
}

/** Time from the end of a span within which samples of another turn do not show what holds, days. */
const UNCERTAIN_DAYS = 60 / SECONDS_PER_DAY;

/** A sample near the middle of a span, if it is far enough from the ends and the turn is the one of all others. */
function findSampleWithin({ start, stepDays, samples, window }: SampledTurn, middle: JdUt, span: JdRange) {
  const step = Math.round((middle - start) / stepDays);
  const moment = jdUt(start + step * stepDays);
  const isInside = moment > span.fromJdUt + UNCERTAIN_DAYS && moment < span.toJdUt - UNCERTAIN_DAYS;
  const houses = samples[step % samples.length];
  return isInside && houses && moment <= window.toJdUt ? { houses, moment } : undefined;
}

/** A larger step of a cusp against its target is one of a target that steps from sign to sign, degrees. */
const QUIET_STEP_DEG = 20;

function findCrossingsOfTurn(sky: TurningSky, turn: SampledTurn, crossings: readonly CuspCrossing[]): readonly JdUt[] {
  const { start, stepDays, samples, window } = turn;
  const cusps = crossings.map(({ cuspDeg }) => samples.map(cuspDeg));
  const momentOf = (step: number): JdUt => jdUt(start + step * stepDays);
  const targetOf = (index: number, step: number): number =>
    (crossings[index] as CuspCrossing).targetDeg(momentOf(step), 'fit');
  const cuspOf = (index: number, step: number): number =>
    (cusps[index] as readonly number[])[step % samples.length] as number;
  const first = Math.floor((window.fromJdUt - start) / stepDays);
  const last = Math.ceil((window.toJdUt - start) / stepDays);
  const gaps = crossings.map((_, index) => arcDeg(targetOf(index, first), cuspOf(index, first)));
  const found: JdUt[] = [];
  // All crossings of a step before the next step: they share the longitude of a body.
  for (let step = first + 1; step <= last; step += 1) {
    const isRough = turn.roughSteps.has((step - 1) % samples.length);
    if (isRough) found.push(...findCrossingsBetween(sky, crossings, turn.fineSamplesOf(step - 1)));
    for (let index = 0; index < crossings.length; index += 1) {
      const [before, after] = [gaps[index] as number, arcDeg(targetOf(index, step), cuspOf(index, step))];
      gaps[index] = after;
      const isQuiet = before < 0 === after < 0 && Math.abs(after - before) <= QUIET_STEP_DEG;
      if (isRough || isQuiet) continue;
      const ends = { low: momentOf(step - 1), high: momentOf(step) };
      const [cusp, target] = [cuspOf(index, step - 1), targetOf(index, step - 1)];
      const pair = [
        { cusp, target },
        { cusp: cuspOf(index, step), target: targetOf(index, step) },
      ] as const;
      found.push(...findCrossingsOfStep(sky, crossings[index] as CuspCrossing, ends, pair));
    }
  }
  return found;
}

/** Crossings between samples on the engine, and the jumps among them. */
function findCrossingsBetween(
  sky: TurningSky,
  crossings: readonly CuspCrossing[],
  samples: readonly MomentHouses[],
): readonly JdUt[] {
  return samples.slice(1).flatMap(({ moment: high, houses: after }, index) => {
    const { moment: low, houses: before } = samples[index] as MomentHouses;
    if (high - low <= JUMP_DAYS) return [high];
    return crossings.flatMap((crossing) =>
      findCrossingsOfStep(sky, crossing, { low, high }, [
        { cusp: crossing.cuspDeg(before), target: crossing.targetDeg(low, 'engine') },
        { cusp: crossing.cuspDeg(after), target: crossing.targetDeg(high, 'engine') },
      ]),
    );
  });
}

/** A cusp and its target at a moment, degrees. */
interface CrossingSample {
  readonly cusp: number;
  readonly target: number;
}

/** A target that moves farther between two samples steps from sign to sign; both of its values can be crossed. */
const LARGEST_TARGET_STEP_DEG = 1;

function findCrossingsOfStep(
  sky: TurningSky,
  crossing: CuspCrossing,
  ends: Ends,
  [from, to]: readonly [CrossingSample, CrossingSample],
): readonly JdUt[] {
  if (Math.abs(arcDeg(from.target, to.target)) < LARGEST_TARGET_STEP_DEG) {
    const gaps = { before: arcDeg(from.target, from.cusp), after: arcDeg(to.target, to.cusp) };
    return isCrossing(gaps) ? [refineCrossing(sky, crossing, { ...ends, ...gaps })] : [];
  }
  return [from.target, to.target].flatMap((target) => {
    const gaps = { before: arcDeg(target, from.cusp), after: arcDeg(target, to.cusp) };
    return isCrossing(gaps)
      ? [refineCrossing(sky, { ...crossing, targetDeg: () => target }, { ...ends, ...gaps })]
      : [];
  });
}

/** Arcs of a cusp from its target at the two ends of a step, degrees. */
interface Gaps {
  readonly before: number;
  readonly after: number;
}

/** Whether a smooth motion passes zero, rather than ±180°. */
const isCrossing = ({ before, after }: Gaps): boolean => before < 0 !== after < 0 && Math.abs(after - before) < 180;

interface Ends {
  readonly low: JdUt;
  readonly high: JdUt;
}

/** After a secant as short as this, the error is a hundredth of it. */
const NEAR_DAYS = 0.1 / SECONDS_PER_DAY;
const SECANT_STEPS = 4;

/** Secants on the engine, from the line between two samples. */
function refineCrossing(sky: TurningSky, crossing: CuspCrossing, ends: Ends & Gaps): JdUt {
  const gapAt = createEngineGap(sky, crossing);
  let slope = (ends.after - ends.before) / (ends.high - ends.low);
  let moment = ends.low - ends.before / slope;
  let gap = gapAt(jdUt(moment));
  for (let step = 0; step < SECANT_STEPS; step += 1) {
    const next = moment - gap / slope;
    const moved = next - moment;
    if (!(Math.abs(moved) < ends.high - ends.low)) break;
    if (Math.abs(moved) < NEAR_DAYS) return jdUt(next);
    const nextGap = gapAt(jdUt(next));
    if (nextGap !== gap) slope = (nextGap - gap) / moved;
    [moment, gap] = [next, nextGap];
  }
  return jdUt(moment);
}

const createEngineGap =
  (sky: TurningSky, { cuspDeg, targetDeg }: CuspCrossing) =>
  (moment: JdUt): number =>
    arcDeg(targetDeg(moment, 'engine'), cuspDeg(housesAt(sky, moment)));
