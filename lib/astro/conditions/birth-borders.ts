import { arcDeg } from '../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt, SECONDS_PER_DAY } from '../../base/units/time.ts';

/** An angle that depends on the time of a birth, and where a condition on it may change. */
export interface BirthAngle {
  /** Degrees, unwrapped or not. */
  readonly angleAt: (birth: JdUt) => number;
  readonly bordersDeg: readonly number[];
  /** Whether it moves as bodies do, and not with the daily turn of the sky. */
  readonly isSlow?: boolean;
}

/**
 * How a condition depends on the time of a birth: it changes only where an angle reaches a border, or where the signature
 * does.
 */
export interface BirthDependence {
  readonly angles?: readonly BirthAngle[];
  /** Differs wherever the condition may; between two moments with the same signature it is the same throughout. */
  readonly signatureAt?: (birth: JdUt) => string;
}

/** Two minutes. No angle of a chart, which turns once a day, turns back and forth within it, but near the poles. */
export const STEP_DAYS = 2 / 1440;

/** An hour, for an angle between bodies: none of them turns back and forth within it. */
const SLOW_STEP_DAYS = 1 / 24;

/** Ends are found to a hundredth of a second, days. */
const TOLERANCE_DAYS = 0.01 / SECONDS_PER_DAY;

/** An angle that moves farther within a step jumps, as that of a polar Ascendant, degrees. */
const JUMP_DEG = 60;

/** Every moment of birth in a window at which conditions may change, in any order. */
export function findBirthBorders(window: JdRange, dependences: readonly BirthDependence[]): readonly JdUt[] {
  const [grid, slow] = [STEP_DAYS, SLOW_STEP_DAYS].map((stepDays) => divideEvenly(window, stepDays)) as [Grid, Grid];
  return dependences.flatMap(({ angles = [], signatureAt }) => [
    ...angles.flatMap((angle) => findAngleBorders(angle.isSlow ? slow : grid, angle)),
    ...(signatureAt ? findSignatureBorders(grid, signatureAt) : []),
  ]);
}

type Grid = readonly JdUt[];

/** The ends of a window, and moments between them that are at most a step apart. */
export function divideEvenly({ fromJdUt, toJdUt }: JdRange, stepDays: number): Grid {
  const count = Math.max(1, Math.ceil((toJdUt - fromJdUt) / stepDays));
  return Array.from({ length: count + 1 }, (_, index) => jdUt(fromJdUt + ((toJdUt - fromJdUt) * index) / count));
}

function findAngleBorders(grid: Grid, { angleAt, bordersDeg }: BirthAngle): readonly JdUt[] {
  const values = grid.map(angleAt);
  return grid.slice(1).flatMap((high, index) => {
    const low = grid[index] as JdUt;
    const [before, after] = [values[index] as number, values[index + 1] as number];
    const moved = arcDeg(before, after);
    if (Math.abs(moved) > JUMP_DEG) return [low, high];
    return bordersDeg.flatMap((border) => {
      const gap = arcDeg(before, border);
      const isPassed = moved >= 0 ? gap >= 0 && gap <= moved : gap <= 0 && gap >= moved;
      if (!isPassed) return [];
      return [bisect({ low, high }, (birth) => arcDeg(border, angleAt(birth)) < 0 === arcDeg(border, before) < 0)];
    });
  });
}

interface Bracket {
  readonly low: JdUt;
  readonly high: JdUt;
}

/** The end of the time, from the start of a bracket on, in which something holds. */
function bisect(bracket: Bracket, holds: (moment: JdUt) => boolean): JdUt {
  let { low, high } = bracket;
  while (high - low > TOLERANCE_DAYS) {
    const middle = jdUt((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/** Halves each step whose ends differ until all changes within it are found, also several of them. */
function findSignatureBorders(grid: Grid, signatureAt: (birth: JdUt) => string): readonly JdUt[] {
  const between = (low: JdUt, high: JdUt, atLow: string, atHigh: string): readonly JdUt[] => {
    if (atLow === atHigh) return [];
    if (high - low <= TOLERANCE_DAYS) return [high];
    const middle = jdUt((low + high) / 2);
    const atMiddle = signatureAt(middle);
    return [...between(low, middle, atLow, atMiddle), ...between(middle, high, atMiddle, atHigh)];
  };
  const signatures = grid.map(signatureAt);
  return grid
    .slice(1)
    .flatMap((high, index) =>
      between(grid[index] as JdUt, high, signatures[index] as string, signatures[index + 1] as string),
    );
}
