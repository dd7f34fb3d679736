import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdRange } from '../../ephemeris/port.ts';
import { daysPerX, fittedDeg } from '../positions/fitted-motion.ts';
import type { LongitudePiece } from '../positions/longitude-piece.ts';
import { type LongitudePath, type PathKnot, pathsOver } from '../positions/path.ts';
import type { Sky } from '../positions/sky.ts';

/** A stretch of a body's way that one polynomial describes. */
export interface Stretch extends JdRange {
  readonly piece: LongitudePiece;
  /** Full circles, degrees, that the polynomial's longitude lies behind the path's. */
  readonly liftDeg: number;
  /** Mean of its speed over the whole piece, degrees per day, and the most by which it strays from that. */
  readonly meanSpeed: number;
  readonly speedSpread: number;
}

/** A body's way through a window: stretches, ascending, without a gap. */
export type Track = readonly Stretch[];

/** The ways of some bodies through one window. */
export function tracksOver<Body extends CatalogBodyId>(
  sky: Sky,
  bodies: readonly Body[],
  window: JdRange,
): ReadonlyMap<Body, Track> {
  return new Map(pathsOver(sky, bodies, window).map((path) => [path.body as Body, trackOf(path)]));
}

function trackOf({ knots, pieces }: LongitudePath): Track {
  const stretches: Stretch[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [from, to] = [knots[index] as PathKnot, knots[index + 1] as PathKnot];
    const last = stretches.at(-1);
    if (last?.piece === piece) stretches[stretches.length - 1] = { ...last, toJdUt: to.moment };
    else stretches.push({ fromJdUt: from.moment, toJdUt: to.moment, piece, ...motionFrom(from, piece) });
  }
  return stretches;
}

/** No Chebyshev polynomial leaves `[-1, 1]`: the sum of the terms bounds how far the speed strays. */
function motionFrom({ moment, runningDeg }: PathKnot, piece: LongitudePiece) {
  const [mean = 0, ...rest] = piece.slope;
  return {
    liftDeg: 360 * Math.round((runningDeg - fittedDeg(piece, moment)) / 360),
    meanSpeed: mean / daysPerX(piece),
    speedSpread: rest.reduce((sum, term) => sum + Math.abs(term), 0) / daysPerX(piece),
  };
}

/** Two bodies' stretches at the same time. */
export interface Overlap extends JdRange {
  readonly first: Stretch;
  readonly second: Stretch;
}

/** Every time that a stretch of the one shares with one of the other, ascending, without a gap. */
export function* overlapsOf(first: Track, second: Track): Generator<Overlap> {
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    const [a, b] = [first[one] as Stretch, second[other] as Stretch];
    const fromJdUt = a.fromJdUt > b.fromJdUt ? a.fromJdUt : b.fromJdUt;
    const toJdUt = a.toJdUt < b.toJdUt ? a.toJdUt : b.toJdUt;
    if (fromJdUt < toJdUt) yield { fromJdUt, toJdUt, first: a, second: b };
    if (a.toJdUt <= toJdUt) one += 1;
    if (b.toJdUt <= toJdUt) other += 1;
  }
}
