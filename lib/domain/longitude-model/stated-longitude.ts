import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { certainErrorDeg, fittedLongitudeDeg } from './fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from './geocentric-sky.ts';
import { findKnownPiece } from './pieces.ts';

/**
 * A longitude for an answer that states so many decimals: it lies in the same sign as the engine's and rounds to the same
 * digits. It is the fit's where its error leaves no doubt, else the engine's own.
 */
export function longitudeToDecimals(
  sky: GeocentricSky,
  body: CatalogBodyId,
  { moment, decimals }: { readonly moment: JdUt; readonly decimals: number },
): LongitudeDeg {
  const piece = findKnownPiece(sky, body, moment);
  if (!piece) return longitudeAt(sky, body, moment);
  const errorDeg = certainErrorDeg(piece);
  const fittedDeg = longitudeDeg(fittedLongitudeDeg(piece, moment));
  return isFarFromHalves(fittedDeg * 10 ** decimals, errorDeg * 10 ** decimals)
    ? fittedDeg
    : longitudeAt(sky, body, moment);
}

/** Digits change at halves of the last one, signs at whole numbers. */
const isFarFromHalves = (value: number, error: number): boolean =>
  Math.abs(2 * value - Math.round(2 * value)) > 2 * error;
