import { TURN_DEG } from '../../base/units/angle.ts';
import type { JdRange } from '../../base/units/time.ts';
import { type ChebyshevSeries, chebyshevNodes, evaluateChebyshev, fitChebyshev } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { normalizedTimeAt } from './fitted-motion.ts';
import type { LongitudePiece } from './longitude-piece.ts';

/** The last terms of a piece are dropped where they add up to less than this, degrees: neighboring pieces still meet. */
const NEGLIGIBLE_DEG = 1e-10;

/** The longitude of a piece minus that of another over a span within both: starts in `[0, 360)`. */
export function subtractPieces(span: JdRange, piece: LongitudePiece, other: LongitudePiece): ChebyshevSeries {
  const [terms, others] = [restrictTo(span, piece), restrictTo(span, other)];
  const longer = terms.length >= others.length ? terms : others;
  const series = trimSeries(longer.map((_, order) => (terms[order] ?? 0) - (others[order] ?? 0)));
  series[0] = (series[0] as number) - TURN_DEG * Math.floor(evaluateChebyshev(series, -1) / TURN_DEG);
  return series;
}

/** The series of a piece over part of its span: as many values as terms give it without loss. */
function restrictTo(span: JdRange, { series, ...whole }: LongitudePiece): ChebyshevSeries {
  if (span.fromJdUt === whole.fromJdUt && span.toJdUt === whole.toJdUt) return series;
  const values = chebyshevNodes(series.length).map((x) =>
    evaluateChebyshev(series, normalizedTimeAt(whole, momentAt(span, x))),
  );
  return fitChebyshev(values);
}

/** The series without the last terms that are negligible together. */
function trimSeries(series: readonly number[]): number[] {
  let dropped = 0;
  const last = series.findLastIndex((term) => {
    dropped += Math.abs(term);
    return dropped >= NEGLIGIBLE_DEG;
  });
  return series.slice(0, Math.max(1, last + 1));
}
