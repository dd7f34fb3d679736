import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import type { TransitBodyId } from '../../../base/catalog/transit-bodies.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { type CellGrid, listCells } from '../../motion/cell-grid.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import {
  fitLongitude,
  type LongitudeMotion,
  type LongitudePiece,
  nodeMoments,
  sampleFitNode,
} from '../../motion/longitude-piece.ts';
import { buildLongitudePaths, joinPieces, type LongitudePath } from '../../motion/path.ts';

/** Angles of a chart that are progressed and directed. */
export const PROGRESSED_ANGLES = ['ascendant', 'midheaven'] as const;
export type ProgressedAngle = (typeof PROGRESSED_ANGLES)[number];

/** A point that moves through the progressed or directed charts of a life. */
export type MovingPointId = TransitBodyId | ProgressedAngle;

/** A longitude as a function of the progressed moment. */
export interface MovingPoint<Id extends string = MovingPointId> {
  readonly id: Id;
  readonly longitudeAt: (moment: JdUt) => LongitudeDeg;
  readonly motionAt: (moment: JdUt) => LongitudeMotion;
  /** How finely it must be fitted. */
  readonly grid: CellGrid;
  /** Where it is defined. */
  readonly coverage: JdRange;
  /** Present where the point is a body of the catalog as the sky has it. */
  readonly body?: NumberedBodyId;
  /** Of a point that moves with an arc or the meridian: its longitude at the mean rate, degrees; whole turns count. */
  readonly meanDegAt?: (moment: JdUt) => number;
}

/**
 * The path of a moving point through a window: fits of the longitude model, which searches share, for a body of the
 * catalog; else fits of its own on its grid.
 *
 * @param window within its coverage
 */
export function buildMovingPath(
  sky: GeocentricSky,
  point: MovingPoint<string>,
  window: JdRange,
): LongitudePath<string> {
  const [shared] = point.body === undefined ? [] : buildLongitudePaths(sky, [point.body], window);
  return shared ?? fitMovingPath(point, window);
}

function fitMovingPath(point: MovingPoint<string>, window: JdRange): LongitudePath<string> {
  const { id, grid, motionAt, longitudeAt, coverage } = point;
  const pieces = listCells(grid, window).flatMap((cell): readonly LongitudePiece[] => {
    const span = clipRange(cell, coverage);
    return fitLongitude(span, nodeMoments(span, grid.nodeCount).map(motionAt), motionAt);
  });
  const moving = { body: id, longitudeAt: (_: unknown, moment: JdUt) => longitudeAt(moment) };
  return joinPieces(moving, pieces, [sampleFitNode(window.fromJdUt, motionAt), sampleFitNode(window.toJdUt, motionAt)]);
}

/** The longitude of one point minus that of another, on the finer of their grids. */
export function subtractPoints(first: MovingPoint, second: MovingPoint): MovingPoint<string> {
  return {
    id: `${first.id}-${second.id}`,
    longitudeAt: (moment) => longitudeDeg(first.longitudeAt(moment) - second.longitudeAt(moment)),
    motionAt: (moment) => {
      const [one, other] = [first.motionAt(moment), second.motionAt(moment)];
      return {
        longitudeDeg: longitudeDeg(one.longitudeDeg - other.longitudeDeg),
        longitudeSpeedDegPerDay: one.longitudeSpeedDegPerDay - other.longitudeSpeedDegPerDay,
      };
    },
    grid: first.grid.cellDays <= second.grid.cellDays ? first.grid : second.grid,
    coverage: clipRange(first.coverage, second.coverage),
  };
}

/** Shift of one Newton's step above which a moment is left as it is, days: three milliseconds. */
const LONGEST_STEP_DAYS = 3e-3 / 86_400;

/**
 * The moment at which a point is at a degree, near a moment to the millisecond. A millisecond of the ephemeris is a third
 * of a second of life, and a fast angle moves by 4e-6° in it.
 */
export function refineBelowMillisecond(
  { longitudeAt, motionAt }: MovingPoint<string>,
  degree: number,
  moment: JdUt,
): JdUt {
  const { longitudeSpeedDegPerDay } = motionAt(moment);
  const stepDays = arcDeg(longitudeAt(moment), degree) / longitudeSpeedDegPerDay;
  return Math.abs(stepDays) < LONGEST_STEP_DAYS ? jdUt(moment + stepDays) : moment;
}
