import { arcDeg, type LongitudeDeg } from '../../units/angle.ts';
import { type JdRange, type JdUt, jdUt, SECONDS_PER_DAY } from '../../units/time.ts';
import type { ChartHouses } from '../chart/chart-houses.ts';
import { type Spans, selectSpans } from './intervals.ts';
import { housesAt, type SampledTurn, type TurningSky } from './turning-sky.ts';

/** Longitude of a body or of a fixed point: from a fit for samples, or from the engine. */
export type TargetAt = (moment: JdUt, source: 'fit' | 'engine') => number;

/** A cusp or an angle that passes a body or a fixed degree. */
export interface Passage {
  readonly cuspDeg: (houses: ChartHouses) => LongitudeDeg;
  readonly targetDeg: TargetAt;
}

/** A condition on cusps or angles. */
export interface TurningCondition {
  /** It may change where one of these happens. */
  readonly passages: readonly Passage[];
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
    ...findPassages(turned, condition.passages),
    ...condition.borders,
  ]);

/** A turning sky with samples of it. */
export interface TurnedSky {
  readonly turning: TurningSky;
  readonly turns: readonly SampledTurn[];
}

/** Every moment at which a cusp passes its target or jumps, in any order; some more beside jumps. */
export const findPassages = ({ turning, turns }: TurnedSky, passages: readonly Passage[]): readonly JdUt[] =>
  turns.flatMap((turn) => passages.flatMap((passage) => findPassagesOfTurn(turning, turn, passage)));

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

/** A larger step of a cusp against its target may hide a jump, degrees. */
const SUSPICIOUS_STEP_DEG = 20;

function findPassagesOfTurn(
  sky: TurningSky,
  { start, stepDays, samples, window }: SampledTurn,
  passage: Passage,
): JdUt[] {
  const found: JdUt[] = [];
  const cusps = samples.map(passage.cuspDeg);
  const gapAt = (step: number): number =>
    arcDeg(passage.targetDeg(jdUt(start + step * stepDays), 'fit'), cusps[step % cusps.length] as number);
  const first = Math.floor((window.fromJdUt - start) / stepDays);
  const last = Math.ceil((window.toJdUt - start) / stepDays);
  let before = gapAt(first);
  for (let step = first + 1; step <= last; step += 1) {
    const after = gapAt(step);
    const moved = arcDeg(before, after);
    const ends = { low: jdUt(start + (step - 1) * stepDays), high: jdUt(start + step * stepDays) };
    if (Math.abs(moved) > SUSPICIOUS_STEP_DEG) found.push(...searchStep(sky, passage, ends));
    else if (before < 0 !== after < 0 && Math.abs(after - before) < 180)
      found.push(refinePassage(sky, passage, { ...ends, before, after }));
    before = after;
  }
  return found;
}

interface Ends {
  readonly low: JdUt;
  readonly high: JdUt;
}

const MILLISECOND_DAYS = 1e-3 / SECONDS_PER_DAY;
/** After a secant as short as this, the error is a hundredth of it. */
const NEAR_DAYS = 0.1 / SECONDS_PER_DAY;
const SECANT_STEPS = 4;

/** Secants on the engine, from the line between two samples. */
function refinePassage(
  sky: TurningSky,
  passage: Passage,
  ends: Ends & { readonly before: number; readonly after: number },
): JdUt {
  const gapAt = createEngineGap(sky, passage);
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
  (sky: TurningSky, { cuspDeg, targetDeg }: Passage) =>
  (moment: JdUt): number =>
    arcDeg(targetDeg(moment, 'engine'), cuspDeg(housesAt(sky, moment)));

/** Parts of a step that are not halved further, days. */
const SHORTEST_DAYS = 0.25 * MILLISECOND_DAYS;

/** Passages and jumps within a step in which the cusp moves far, on the engine. */
function searchStep(sky: TurningSky, passage: Passage, ends: Ends): readonly JdUt[] {
  const gapAt = createEngineGap(sky, passage);
  const search = (low: JdUt, high: JdUt, before: number, after: number): readonly JdUt[] => {
    const isSmooth = Math.abs(arcDeg(before, after)) <= SUSPICIOUS_STEP_DEG / 4;
    const passes = before < 0 !== after < 0 && Math.abs(after - before) < 180;
    if (isSmooth && !passes) return [];
    if (high - low <= SHORTEST_DAYS) return [high];
    if (isSmooth) return [refinePassage(sky, passage, { low, high, before, after })];
    const middle = jdUt((low + high) / 2);
    const between = gapAt(middle);
    return [...search(low, middle, before, between), ...search(middle, high, between, after)];
  };
  return search(ends.low, ends.high, gapAt(ends.low), gapAt(ends.high));
}
