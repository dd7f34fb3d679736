import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { memoize } from '../../base/memoize.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../base/units/time.ts';
import type { Ephemeris } from '../port.ts';
import { type FitSettings, findCurveZeros, fitCurve } from '../search/curve.ts';
import { refineZero, type ValueAt } from '../search/zeros.ts';
import { type Spans, selectSpans } from '../timing/elections/intervals.ts';
import type { MovingBody } from '../timing/elections/moving-body.ts';
import { judgeExcess, type Verdict } from '../timing/elections/verdict.ts';

/** Two bodies whose declinations are to be equal, or to differ by sign alone. */
export interface ParallelRule {
  readonly a: MovingBody;
  readonly b: MovingBody;
  readonly isContra: boolean;
  /** > 0 */
  readonly orbDeg: number;
}

/**
 * Pieces that follow a declination to 1e-6°; the engine then finds the moment. The Moon's has a period of a month, which
 * Mercury, the quickest of the others, needs some 60 days for.
 */
const FIT: FitSettings = { pieceDays: 8, terms: 12, tolerance: 1e-6 };
const SLOW_FIT: FitSettings = { ...FIT, pieceDays: 32 };

/** A crossing of the fit is as far from that of the engine at most, days. */
const REACH_DAYS = 0.02;

/** Declination of a body, degrees. The point opposite one has the opposite declination. */
const declinationAt =
  (ephemeris: Ephemeris, { source, offsetDeg }: MovingBody): ValueAt =>
  (moment) =>
    (offsetDeg === 0 ? 1 : -1) * ephemeris.equatorial(source, moment, { type: 'geocentric' }).declinationDeg;

/** Difference of the declinations, or for a contraparallel their sum, degrees. */
function gapOf(ephemeris: Ephemeris, { a, b, isContra }: ParallelRule): ValueAt {
  const [one, other] = [declinationAt(ephemeris, a), declinationAt(ephemeris, b)];
  return (moment) => one(moment) + (isContra ? 1 : -1) * other(moment);
}

/** The time in which two bodies are within orb of a parallel or contraparallel of declination. */
export function findParallelSpans(ephemeris: Ephemeris, rule: ParallelRule, window: JdRange): Spans {
  const gapAt = memoize(gapOf(ephemeris, rule));
  const hasMoon = [rule.a, rule.b].some(({ source }) => source === 'moon');
  const pieces = fitCurve(window, gapAt, hasMoon ? FIT : SLOW_FIT);
  const covered = coverageOf(ephemeris, [rule.a.source, rule.b.source]);
  const borders = [rule.orbDeg, -rule.orbDeg].flatMap((level) =>
    findCurveZeros(pieces, level).map(({ moment }) => refine((at) => gapAt(at) - level, moment, covered)),
  );
  return selectSpans(window, borders, (moment) => Math.abs(gapAt(moment)) <= rule.orbDeg);
}

const coverageOf = (ephemeris: Ephemeris, bodies: readonly NumberedBodyId[]): JdRange =>
  bodies.map((body) => ephemeris.coverage(body)).reduce(clipRange);

/** The crossing on the engine; where it does not pass the level near the crossing of the fit, the gap only touches it. */
function refine(valueAt: ValueAt, near: JdUt, covered: JdRange): JdUt {
  const bracket = clipRange({ fromJdUt: jdUt(near - REACH_DAYS), toJdUt: jdUt(near + REACH_DAYS) }, covered);
  const [low, high] = [bracket.fromJdUt, bracket.toJdUt];
  return valueAt(low) < 0 === valueAt(high) < 0 ? near : refineZero(valueAt, { low, high });
}

/** The verdict at a moment. */
export const judgeParallel = (ephemeris: Ephemeris, rule: ParallelRule, moment: JdUt): Verdict =>
  judgeExcess(rule.orbDeg - Math.abs(gapOf(ephemeris, rule)(moment)));
