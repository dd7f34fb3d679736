import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt, SECONDS_PER_DAY } from '../../base/units/time.ts';
import {
  type ChebyshevSeries,
  chebyshevNodes,
  evaluateChebyshev,
  fitChebyshev,
  tailMagnitude,
} from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { DEG_PER_SIGN, signIndexOf } from '../sky/zodiac/sign-position.ts';
import {
  createHorizonSampler,
  type HorizonSample,
  type HorizonSampler,
  locateJump,
  type PlaceContext,
} from './horizon-samples.ts';
import type { ChartSettings } from './settings.ts';

/**
 * Ascendant, midheaven and cusps over a short time: series in `x` in `[-1, 1]`, degrees. They are unwrapped: a value may
 * exceed 360° or fall below 0°.
 */
export interface HorizonPiece extends JdRange {
  readonly usedSystem: HouseSystemCode;
  readonly ascendant: ChebyshevSeries;
  readonly midheaven: ChebyshevSeries;
  /** Twelve series; none with sectors and for whole signs, whose cusps move in steps: {@link cuspsAt} derives them. */
  readonly cusps: readonly ChebyshevSeries[];
}

const NODES = chebyshevNodes(12);
/** Rate of the apparent sidereal time: a turn in 23 h 56 min 4 s. */
const SIDEREAL_DEG_PER_DAY = 360.9856;
const ARMC_STEP_DEG = 30;
/** Shorter pieces are not fitted: what changes within this time counts as a jump. */
const SHORTEST_PIECE_SECONDS = 0.25;
const TOLERANCE_DEG = 1e-6;
/** An error of time that does not matter, where an angle moves so fast that its Julian day limits its accuracy. */
const TOLERANCE_SECONDS = 1e-3;

/**
 * The horizon of a place over up to a day or so, in pieces. Between two pieces the angles may jump.
 *
 * Pieces begin at right ascensions of the midheaven that are multiples of 30°, so that no jump is missed. Beyond the
 * polar circles the engine turns the Ascendant round while the midheaven is below the horizon. However short that time
 * is, its middle is a midheaven at 270° in the north and at 90° in the south. Ascendants of other pole heights, from
 * which Regiomontanus and Topocentric cusps follow, turn quickest at multiples of 30° too. Every other jump or turn
 * changes an angle by many degrees, which its two sides show.
 */
export function fitHorizon(context: PlaceContext, settings: ChartSettings, range: JdRange): readonly HorizonPiece[] {
  const sampleAt = createHorizonSampler(context, settings);
  const borders = listBorders(context, range).map(sampleAt);
  return borders.slice(1).flatMap((to, index) => fitSpan(borders[index] as HorizonSample, to, sampleAt));
}

/** The cusps of a piece at an `x` in `[-1, 1]`. */
export function cuspsAt(piece: HorizonPiece, x: number): readonly LongitudeDeg[] {
  if (piece.usedSystem !== 'W') return piece.cusps.map((series) => longitudeDeg(evaluateChebyshev(series, x)));
  const first = signIndexOf(longitudeDeg(evaluateChebyshev(piece.ascendant, x)));
  return Array.from({ length: 12 }, (_, index) => longitudeDeg((first + index) * DEG_PER_SIGN));
}

function listBorders({ ephemeris, place }: PlaceContext, { fromJdUt, toJdUt }: JdRange): readonly JdUt[] {
  const armcDeg = longitudeDeg(ephemeris.orientation(fromJdUt).siderealTimeDeg + place.longitudeDeg);
  const count = Math.floor(((toJdUt - fromJdUt) * SIDEREAL_DEG_PER_DAY + (armcDeg % ARMC_STEP_DEG)) / ARMC_STEP_DEG);
  const steps = Array.from({ length: count }, (_, index) => {
    const turnedDeg = (index + 1) * ARMC_STEP_DEG - (armcDeg % ARMC_STEP_DEG);
    return jdUt(fromJdUt + turnedDeg / SIDEREAL_DEG_PER_DAY);
  });
  return [fromJdUt, ...steps.filter((moment) => moment > fromJdUt && moment < toJdUt), toJdUt];
}

/** Pieces between two samples: one if it fits, else those on both sides of a jump, else those of both halves. */
function fitSpan(from: HorizonSample, to: HorizonSample, sampleAt: HorizonSampler): readonly HorizonPiece[] {
  const span = { fromJdUt: from.moment, toJdUt: to.moment };
  const samples = [from, ...NODES.map((x) => sampleAt(momentAt(span, x))), to];
  const piece = fitPiece(samples, span);
  if (piece) return [piece];
  const jump = locateJump(samples, sampleAt);
  if (!jump && secondsOf(span) <= SHORTEST_PIECE_SECONDS) return [];
  const middle = sampleAt(momentAt(span, 0));
  const [before, after] = jump ?? [middle, middle];
  return [...fitSpan(from, before, sampleAt), ...fitSpan(after, to, sampleAt)];
}

const secondsOf = ({ fromJdUt, toJdUt }: JdRange): number => (toJdUt - fromJdUt) * SECONDS_PER_DAY;

/** @returns undefined where the samples do not belong to one smooth curve */
function fitPiece(samples: readonly HorizonSample[], span: JdRange): HorizonPiece | undefined {
  const { usedSystem, anglesDeg } = samples[0] as HorizonSample;
  if (samples.some((sample) => sample.usedSystem !== usedSystem)) return undefined;
  const curves: ChebyshevSeries[] = [];
  for (const index of anglesDeg.keys()) {
    const valuesDeg = unwrapDeg(samples.map((sample) => sample.anglesDeg[index] as number));
    const series = fitChebyshev(valuesDeg.slice(1, -1));
    if (!isClose(series, valuesDeg, span)) return undefined;
    curves.push(series);
  }
  const [ascendant = [], midheaven = [], ...cusps] = curves;
  return { ...span, usedSystem, ascendant, midheaven, cusps };
}

/** Whether a series has converged and also meets the values at both ends, which are not among its nodes. */
function isClose(series: ChebyshevSeries, valuesDeg: readonly number[], span: JdRange): boolean {
  const largestMoveDeg = 2 * series.slice(1).reduce((sum, term) => sum + Math.abs(term), 0);
  const movedDeg = secondsOf(span) > 0 ? (largestMoveDeg / secondsOf(span)) * TOLERANCE_SECONDS : 0;
  const toleranceDeg = Math.max(TOLERANCE_DEG, movedDeg);
  const errorsDeg = [
    tailMagnitude(series),
    evaluateChebyshev(series, -1) - (valuesDeg[0] as number),
    evaluateChebyshev(series, 1) - (valuesDeg.at(-1) as number),
  ];
  return errorsDeg.every((error) => Math.abs(error) <= toleranceDeg);
}

/** Unwraps angles: each differs from the one before by less than 180°. */
function unwrapDeg(angles: readonly number[]): readonly number[] {
  let last = angles[0] ?? 0;
  return angles.map((angle) => {
    last += arcDeg(last, angle);
    return last;
  });
}
