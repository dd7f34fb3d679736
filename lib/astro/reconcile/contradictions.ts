import { arcDeg } from '../../base/units/angle.ts';
import { isInRange, type JdRange, type JdUt, jdUt } from '../../base/units/time.ts';
import type { CheckOf, StatedCheck } from './claim.ts';
import { ENGINE_DIFFERENCE_DEG } from './claim.ts';
import type { ChartChoices, SkyPoints, View } from './sky-points.ts';

/** Days before and after a birth in which a moment is looked for that satisfies two claims. */
const REACH_DAYS = 366;
/** Longest step in which a point moves by less than half a turn, days: angles, the Moon, and everything slower. */
const FASTEST_STEP_DAYS = 1 / 24;
const MOON_STEP_DAYS = 0.5;
const STEP_DAYS = 2;
/** Claims that are compared in pairs: the slowest tell the day, the fastest the time. */
const MOST_COMPARED = 12;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** How claims are compared at any moment. */
interface Scan {
  readonly view: View;
  readonly chart: ChartChoices;
  readonly sky: SkyPoints;
  /** Zero point of the zodiac at a moment. */
  readonly shiftAt: (moment: JdUt) => number;
}

const isAngular = ({ point }: CheckOf<'longitude'>): boolean => ['angle', 'lot'].includes(point.type);

function stepOf(check: CheckOf<'longitude'>): number {
  if (isAngular(check)) return FASTEST_STEP_DAYS;
  return check.point.type === 'body' && check.point.body === 'moon' ? MOON_STEP_DAYS : STEP_DAYS;
}

/** Days in which a point is everywhere in the zodiac; infinite for all that may not be within a year. */
function turnOf(check: CheckOf<'longitude'>): number {
  if (isAngular(check)) return 1;
  return stepOf(check) === MOON_STEP_DAYS ? LONGEST_MONTH_DAYS : Number.POSITIVE_INFINITY;
}
const LONGEST_MONTH_DAYS = 28;

/** Spans of a window in which a claim holds, the motion between two steps taken for even. */
function findSpans(check: CheckOf<'longitude'>, window: Span, scan: Scan): readonly Span[] {
  const { view, chart, sky, shiftAt } = scan;
  const reach = Math.max(check.toleranceDeg, check.unitDeg ?? 0) + ENGINE_DIFFERENCE_DEG + CURVATURE_DEG;
  const distanceAt = (moment: number): number => {
    const shiftDeg = shiftAt(jdUt(moment));
    const anglesShiftDeg = { ...view.anglesShiftDeg, alike: shiftDeg, opposite: shiftDeg };
    const at = { ...view, bodiesJdUt: jdUt(moment), anglesJdUt: jdUt(moment), shiftDeg, anglesShiftDeg };
    return arcDeg(check.longitudeDeg, sky.longitudeOf(check.point, at, chart) ?? Number.NaN);
  };
  const count = Math.max(1, Math.ceil((window.to - window.from) / stepOf(check)));
  const step = (window.to - window.from) / count;
  const spans: Span[] = [];
  let before = distanceAt(window.from);
  for (let index = 0; index < count; index += 1) {
    const start = window.from + index * step;
    const after = distanceAt(start + step);
    spans.push(...spanWithin({ before, after, reach }, { from: start, to: start + step }));
    before = after;
  }
  return spans;
}

/** Largest departure from even motion between two steps, degrees; only a claim that misses by more contradicts another. */
const CURVATURE_DEG = 0.05;

function spanWithin(
  { before, after, reach }: { readonly before: number; readonly after: number; readonly reach: number },
  { from, to }: Span,
): readonly Span[] {
  const change = arcDeg(before, after);
  const shareOf = (distance: number): number => (distance - before) / (change || Number.EPSILON);
  const [first, last] = [shareOf(-reach), shareOf(reach)].sort((a, b) => a - b) as [number, number];
  if (Math.abs(before) <= reach && change === 0) return [{ from, to }];
  if (last < 0 || first > 1) return [];
  return [{ from: from + Math.max(0, first) * (to - from), to: from + Math.min(1, last) * (to - from) }];
}

/** Two checks, by their numbers, that no moment within a year of the birth satisfies together. */
export type Contradiction = readonly [number, number];

/**
 * Finds pairs of longitudes that no moment within a year of a birth satisfies together, in the zodiac of a reading; none where the year
 * is not covered.
 *
 * @param suspects numbers of checks that do not agree; only pairs with one of them are compared
 */
export function findContradictions(
  checks: readonly StatedCheck[],
  suspects: ReadonlySet<number>,
  { scan, moment, covered }: { readonly scan: Scan; readonly moment: JdUt; readonly covered: JdRange },
): readonly Contradiction[] {
  const year: Span = { from: moment - REACH_DAYS, to: moment + REACH_DAYS };
  if (![year.from, year.to].every((end) => isInRange(covered, jdUt(end)))) return [];
  const compared = checks
    .flatMap((check, index) => (check.type === 'longitude' && check.point.type !== 'cusp' ? [{ check, index }] : []))
    .slice(0, MOST_COMPARED)
    .sort((a, b) => stepOf(b.check) - stepOf(a.check));
  const slow = new Map(
    compared.filter(({ check }) => !isAngular(check)).map(({ check, index }) => [index, findSpans(check, year, scan)]),
  );
  return compared.flatMap(({ index }, position) =>
    compared.slice(position + 1).flatMap(({ check: faster, index: other }): Contradiction[] => {
      const spans = slow.get(index);
      if (!spans || (!suspects.has(index) && !suspects.has(other))) return [];
      const meets = spans.some(
        (span) => span.to - span.from > turnOf(faster) || findSpans(faster, span, scan).length > 0,
      );
      return meets ? [] : [[Math.min(index, other), Math.max(index, other)]];
    }),
  );
}
