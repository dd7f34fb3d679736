import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import { arcDeg, longitudeDeg } from '../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { type ChebyshevSeries, chebyshevNodes, fitChebyshev } from '../search/chebyshev.ts';
import { type CurvePiece, evaluatePiece, findCurveZeros, fitCurve, momentAt } from '../search/curve.ts';
import type { ValueAt } from '../search/zeros.ts';
import { DEG_PER_SIGN, signOf } from '../sky/zodiac/sign-position.ts';
import type { ChartContext } from './chart-context.ts';
import type { PlacementState } from './placement-change.ts';
import { engineBodyOf } from './select-objects.ts';

/** The longitude of a body during a range of time: the engine's, and a fit of it for many values. */
export interface BodyCurve {
  readonly id: ChartObjectId;
  /** Degrees without steps of 360°: below 0 and beyond 360 where the body passes 0° Aries. */
  readonly unwrappedAt: ValueAt;
  readonly pieces: readonly CurvePiece[];
}

/** Pieces of a day at most, in which a body moves by 15° at most; a topocentric Moon needs shorter ones and gets them. */
const FIT = { pieceDays: 1, terms: 8, tolerance: 5e-8 };
/** Nodes for a part of a piece of at most two hours. */
const PART_NODES = chebyshevNodes(6);

/** Fits a body that the ephemeris covers during the range. */
export function fitBody(
  { ephemeris, frame }: Pick<ChartContext, 'ephemeris' | 'frame'>,
  id: ChartObjectId,
  range: JdRange,
): BodyCurve {
  const body = engineBodyOf(id);
  if (!body) throw new Error(`${id} is not placed by the ephemeris`);
  const addedDeg = id === 'south_node' ? 180 : 0;
  const longitudeAt = (moment: JdUt) => longitudeDeg(ephemeris.longitude(body, moment, frame) + addedDeg);
  const startDeg = longitudeAt(range.fromJdUt);
  const unwrappedAt = (moment: JdUt) => startDeg + arcDeg(startDeg, longitudeAt(moment));
  return { id, unwrappedAt, pieces: fitCurve(range, unwrappedAt, FIT) };
}

/** The signs of a body, in order of time, by the engine's own crossings. */
export function listBodySigns({ unwrappedAt, pieces }: BodyCurve, { fromJdUt }: JdRange): readonly PlacementState[] {
  const startDeg = unwrappedAt(fromJdUt);
  const nearestBorder = Math.round(startDeg / DEG_PER_SIGN);
  const changes = [nearestBorder - 1, nearestBorder, nearestBorder + 1].flatMap((border) =>
    findCurveZeros(pieces, border * DEG_PER_SIGN).map(({ moment, isRising }) => ({
      from: moment,
      value: signOf(longitudeDeg((border + (isRising ? 0.5 : -0.5)) * DEG_PER_SIGN)),
    })),
  );
  return [{ from: fromJdUt, value: signOf(longitudeDeg(startDeg)) }, ...changes.sort((a, b) => a.from - b.from)];
}

/** The longitude of a body during a part of its range: a series. */
export function toPartSeries({ pieces }: BodyCurve, part: JdRange): ChebyshevSeries {
  return fitChebyshev(PART_NODES.map((x) => evaluateAt(pieces, momentAt(part, x))));
}

function evaluateAt(pieces: readonly CurvePiece[], moment: JdUt): number {
  const piece = pieces.find(({ toJdUt }) => moment <= toJdUt) ?? (pieces.at(-1) as CurvePiece);
  return evaluatePiece(piece, positionWithin(piece, moment));
}

/** The `x` in `[-1, 1]` of a moment within a span; 0 in a span without length. */
export function positionWithin({ fromJdUt, toJdUt }: JdRange, moment: JdUt): number {
  return toJdUt > fromJdUt ? (2 * (moment - fromJdUt)) / (toJdUt - fromJdUt) - 1 : 0;
}
