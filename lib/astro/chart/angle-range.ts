import type { Sign } from '../../base/catalog/signs.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import { type ChebyshevSeries, evaluateChebyshev } from '../search/chebyshev.ts';
import { findSeriesExtrema } from '../search/roots.ts';
import type { HorizonPiece } from './horizon-curves.ts';
import { SMALLEST_JUMP_DEG } from './horizon-samples.ts';

/** Which way an angle moves through the signs during a range of time. */
export const ANGLE_COURSES = ['forward', 'backward', 'both', 'still'] as const;
type AngleCourse = (typeof ANGLE_COURSES)[number];

/** Longitudes that an angle has during a range of time. */
export interface AngleRange {
  /** First longitude, in the order of the signs, of the shortest arc that holds every longitude of the angle. */
  readonly fromDeg: LongitudeDeg;
  /** Last longitude of that arc; equal to {@link fromDeg} where the arc is the whole circle. */
  readonly toDeg: LongitudeDeg;
  /** Length of that arc, `[0, 360]`. */
  readonly spanDeg: number;
  readonly isWholeCircle: boolean;
  readonly course: AngleCourse;
  /** Where the angle jumps, as beyond the polar circles when the midheaven crosses the horizon. */
  readonly jumpsAt: readonly JdUt[];
  /** Signs in the order of their first occurrence in time. */
  readonly signs: readonly Sign[];
}

/** Smaller movements are rounding errors of the fits. */
const SMALLEST_MOVE_DEG = 1e-5;
/** A smaller gap between two arcs lies between two fits. */
const SMALLEST_GAP_DEG = 0.01;

/** An arc that begins in `[0, 360)` and may extend beyond 360°. */
interface Arc {
  readonly startDeg: number;
  readonly endDeg: number;
}

/** The range of an angle, without its signs. */
export function findAngleRange(
  pieces: readonly HorizonPiece[],
  angle: 'ascendant' | 'midheaven',
): Omit<AngleRange, 'signs'> {
  const stops = pieces.map((piece) => listTurns(piece[angle]));
  const arcs = stops.map(toArc);
  return { ...findShortestCover(arcs), course: findCourse(stops), jumpsAt: findJumps(pieces, stops) };
}

/** Values at both ends and at every extremum between them. */
function listTurns(series: ChebyshevSeries): readonly number[] {
  return [-1, ...findSeriesExtrema(series), 1].map((x) => evaluateChebyshev(series, x));
}

function toArc(valuesDeg: readonly number[]): Arc {
  const leastDeg = Math.min(...valuesDeg);
  const startDeg = longitudeDeg(leastDeg);
  return { startDeg, endDeg: startDeg + Math.max(...valuesDeg) - leastDeg };
}

function findCourse(stops: readonly (readonly number[])[]): AngleCourse {
  const moves = stops.flatMap((values) => values.slice(1).map((value, index) => value - (values[index] as number)));
  const isForward = moves.some((move) => move > SMALLEST_MOVE_DEG);
  const isBackward = moves.some((move) => move < -SMALLEST_MOVE_DEG);
  if (isForward && isBackward) return 'both';
  return isForward ? 'forward' : isBackward ? 'backward' : 'still';
}

function findJumps(pieces: readonly HorizonPiece[], stops: readonly (readonly number[])[]): readonly JdUt[] {
  return pieces.slice(1).flatMap(({ fromJdUt }, index) => {
    const stepDeg = arcDeg(stops[index]?.at(-1) as number, stops[index + 1]?.[0] as number);
    return Math.abs(stepDeg) > SMALLEST_JUMP_DEG ? [fromJdUt] : [];
  });
}

/** The circle without its largest gap. The second of two turns shows the gaps: by then every arc has begun. */
function findShortestCover(arcs: readonly Arc[]): Pick<AngleRange, 'fromDeg' | 'toDeg' | 'spanDeg' | 'isWholeCircle'> {
  const twoTurns = [...arcs, ...arcs.map(addTurn)].sort((a, b) => a.startDeg - b.startDeg);
  let largest = { startDeg: 0, sizeDeg: 0 };
  let coveredToDeg = Number.NEGATIVE_INFINITY;
  for (const { startDeg, endDeg } of twoTurns) {
    const sizeDeg = startDeg - coveredToDeg;
    if (startDeg >= TURN_DEG && sizeDeg > largest.sizeDeg) largest = { startDeg, sizeDeg };
    coveredToDeg = Math.max(coveredToDeg, endDeg);
  }
  const isWholeCircle = largest.sizeDeg < SMALLEST_GAP_DEG;
  const fromDeg = longitudeDeg(isWholeCircle ? (arcs[0]?.startDeg ?? 0) : largest.startDeg);
  const spanDeg = isWholeCircle ? TURN_DEG : TURN_DEG - largest.sizeDeg;
  const toDeg = isWholeCircle ? fromDeg : longitudeDeg(fromDeg + spanDeg);
  return { fromDeg, toDeg, spanDeg, isWholeCircle };
}

const addTurn = ({ startDeg, endDeg }: Arc): Arc => ({ startDeg: startDeg + TURN_DEG, endDeg: endDeg + TURN_DEG });
