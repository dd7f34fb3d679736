import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { arcDeg, longitudeDeg } from '../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt } from '../../base/units/time.ts';
import { exactLongitudeDeg, fittedLongitudeDeg, fittedSpeedDegPerDay } from './fitted-motion.ts';
import { type GeocentricSky, longitudeAt, stateAt } from './geocentric-sky.ts';
import {
  addTurningPoints,
  createPiece,
  type FitNode,
  type LongitudePiece,
  type StateAt,
  sampleFitNode,
} from './longitude-piece.ts';
import { joinPieces, type LongitudePath } from './path.ts';
import { subtractPieces } from './piece-difference.ts';
import type { PiecesByBody } from './pieces.ts';

/** Two bodies. Their separation is the longitude of the first minus that of the second. */
export interface BodyPair {
  readonly first: NumberedBodyId;
  readonly second: NumberedBodyId;
}

/** A search for the exact aspects of one pair of bodies. */
export interface MutualAspectQuery {
  readonly sky: GeocentricSky;
  readonly pair: BodyPair;
  readonly angles: readonly number[];
  /** Aspects at its two ends are included. */
  readonly window: JdRange;
}

/** A moment at which the separation of two moving bodies is exactly an aspect's angle. */
export interface ExactAspect {
  /** To some seconds. */
  readonly moment: JdUt;
  /** Computes the exact moment: a whole millisecond at which the engine's separation is within 0.001″ of the angle. */
  readonly refine: () => JdUt;
  /** The angle of the query that is exact, degrees. */
  readonly angleDeg: number;
  /** The same angle, unwrapped: grows by 360° each time the first body overtakes the second. */
  readonly unwrappedAngleDeg: number;
  /** Whether the separation grows. */
  readonly isGrowing: boolean;
}

/** Separation on the engine minus an angle, degrees in `[-180, 180)`. */
export function separationOffsetDeg(
  sky: GeocentricSky,
  { first, second }: BodyPair,
  angleDeg: number,
  moment: JdUt,
): number {
  return arcDeg(angleDeg, longitudeAt(sky, first, moment) - longitudeAt(sky, second, moment));
}

/** Separation and relative speed on the engine. */
const separationStateAt =
  (sky: GeocentricSky, { first, second }: BodyPair): StateAt =>
  (moment) => {
    const [one, other] = [stateAt(sky, first, moment), stateAt(sky, second, moment)];
    return {
      longitudeDeg: longitudeDeg(one.longitudeDeg - other.longitudeDeg),
      longitudeSpeedDegPerDay: one.longitudeSpeedDegPerDay - other.longitudeSpeedDegPerDay,
    };
  };

/** The separation while each of two bodies is on one piece. */
interface SeparationPiece extends LongitudePiece {
  readonly first: LongitudePiece;
  readonly second: LongitudePiece;
}

/**
 * Within this distance of an angle, degrees, the fits do not decide on which side of it the separation lies: twice the
 * error that deflection of light near the Sun causes in two fits.
 */
const UNCERTAIN_WITHIN_DEG = 7 / 3600;

/**
 * The path of the separation of two bodies, as far as the pieces of both reach. Its nodes near an angle are the engine's, so
 * that the engine decides on grazes.
 *
 * @returns undefined where the pieces have no time in common
 */
export function buildSeparationPath(
  { sky, pair, angles }: Omit<MutualAspectQuery, 'window'>,
  pieces: PiecesByBody,
): LongitudePath<string> | undefined {
  const engineStateAt = separationStateAt(sky, pair);
  const cover = findOverlaps(pieces.get(pair.first) ?? [], pieces.get(pair.second) ?? []).map((piece) => {
    const stateNearAngleAt: StateAt = (moment) => {
      const degree = longitudeDeg(fittedLongitudeDeg(piece, moment));
      return angles.some((angleDeg) => Math.abs(arcDeg(angleDeg, degree)) < UNCERTAIN_WITHIN_DEG)
        ? engineStateAt(moment)
        : { longitudeDeg: degree, longitudeSpeedDegPerDay: fittedSpeedDegPerDay(piece, moment) };
    };
    const nodes = [piece.fromJdUt, piece.toJdUt].map((end) => sampleFitNode(end, stateNearAngleAt));
    return addTurningPoints({ ...piece, nodes }, stateNearAngleAt);
  });
  const ends = [cover[0]?.nodes[0], cover.at(-1)?.nodes.at(-1)];
  if (!ends[0]) return undefined;
  const moving = {
    body: `${pair.first}-${pair.second}`,
    longitudeAt: (_: GeocentricSky, moment: JdUt, piece: LongitudePiece) => {
      const { first, second } = piece as SeparationPiece;
      const other = exactLongitudeDeg(sky, pair.second, { piece: second, moment });
      return longitudeDeg(exactLongitudeDeg(sky, pair.first, { piece: first, moment }) - other);
    },
  };
  return joinPieces(moving, cover, ends as [FitNode, FitNode]);
}

/** The separation in pieces, ascending and without a gap, with a border wherever either body has one. */
function findOverlaps(first: readonly LongitudePiece[], second: readonly LongitudePiece[]): SeparationPiece[] {
  const overlaps: SeparationPiece[] = [];
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    const [a, b] = [first[one] as LongitudePiece, second[other] as LongitudePiece];
    const span = clipRange(a, b);
    if (span.fromJdUt < span.toJdUt) overlaps.push(subtract(span, a, b));
    if (a.toJdUt <= span.toJdUt) one += 1;
    if (b.toJdUt <= span.toJdUt) other += 1;
  }
  return overlaps;
}

function subtract(span: JdRange, first: LongitudePiece, second: LongitudePiece): SeparationPiece {
  const piece = createPiece(span, subtractPieces(span, first, second), [], first.errorDeg + second.errorDeg);
  return { ...piece, first, second };
}

/** Turns of a separation on the engine, ascending: moments at which neither body is faster. */
export function findSeparationTurns(sky: GeocentricSky, pair: BodyPair, path: LongitudePath<string>): readonly JdUt[] {
  const pieces = new Set(path.pieces.filter(({ nodes }) => nodes.length > 2));
  return [...pieces].flatMap((piece) =>
    addTurningPoints(piece, separationStateAt(sky, pair))
      .nodes.slice(1, -1)
      .map(({ moment }) => moment),
  );
}
