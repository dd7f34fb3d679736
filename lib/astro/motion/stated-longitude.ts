import type { CatalogBodyId } from '../../base/catalog/bodies.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { type JdUt, SECONDS_PER_DAY } from '../../base/units/time.ts';
import type { LongitudePiece } from '../port.ts';
import { certainErrorDeg, fittedLongitudeDeg, fittedSpeedDegPerDay } from './fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from './geocentric-sky.ts';
import { findKnownPiece } from './pieces.ts';

/** A moment, and how many decimals an answer states of a longitude. */
interface StatedMoment {
  readonly moment: JdUt;
  readonly decimals: number;
}

/**
 * A longitude for an answer that states a number of decimals: it lies in the same sign as the engine's and rounds to the same
 * digits. It is the fit's where its error leaves no doubt, else the engine's own.
 */
export function longitudeToDecimals(sky: GeocentricSky, body: CatalogBodyId, stated: StatedMoment): LongitudeDeg {
  const piece = findKnownPiece(sky, body, stated.moment);
  const certain = piece && readFit(piece, stated.moment);
  return toStatedDigits(certain, stated) ?? longitudeAt(sky, body, stated.moment);
}

/** A body to which another one is exactly in aspect. */
export interface ExactPartner {
  readonly other: CatalogBodyId;
  /** Of the aspect, degrees in `[0, 180]`. */
  readonly angleDeg: number;
}

/**
 * {@link longitudeToDecimals} at the first whole millisecond at which an aspect is exact. There the body is past the aspect by less
 * than the two move in a millisecond. So the other's fit determines where the Moon is, whose own fit is less certain.
 */
export function longitudeInAspect(
  sky: GeocentricSky,
  body: CatalogBodyId,
  { other, angleDeg }: ExactPartner,
  stated: StatedMoment,
): LongitudeDeg {
  const { moment } = stated;
  const piece = findKnownPiece(sky, body, moment);
  const isCertain = !piece || certainErrorDeg(piece) < Number.POSITIVE_INFINITY;
  const partner = isCertain ? undefined : findKnownPiece(sky, other, moment);
  if (!piece || !partner) return longitudeToDecimals(sky, body, stated);
  const fromPartner = readPartner(piece, partner, { angleDeg, moment });
  return toStatedDigits(fromPartner, stated) ?? longitudeAt(sky, body, moment);
}

/** A longitude, degrees, and the error that it never exceeds. */
interface CertainLongitude {
  readonly valueDeg: number;
  readonly errorDeg: number;
}

const readFit = (piece: LongitudePiece, moment: JdUt): CertainLongitude => ({
  valueDeg: fittedLongitudeDeg(piece, moment),
  errorDeg: certainErrorDeg(piece),
});

/** The longest millisecond between two that are each rounded to the nearest double, days. */
const LONGEST_MILLISECOND_DAYS = 1.05e-3 / SECONDS_PER_DAY;

/**
 * More than bodies are past an aspect beyond their motion in a millisecond, degrees: of all 560 000 compiled aspects of the Moon
 * none is by more than 1.1e-9.
 */
const BEYOND_MOTION_DEG = 3e-9;

/** Longitude of a body in aspect to a partner: in the middle between the aspect itself and a millisecond's motion past it. */
function readPartner(
  piece: LongitudePiece,
  partner: LongitudePiece,
  { angleDeg, moment }: { readonly angleDeg: number; readonly moment: JdUt },
): CertainLongitude {
  const { valueDeg, errorDeg } = readFit(partner, moment);
  const side = arcDeg(valueDeg, fittedLongitudeDeg(piece, moment)) < 0 ? -1 : 1;
  const speed = fittedSpeedDegPerDay(piece, moment) - fittedSpeedDegPerDay(partner, moment);
  const halfMotion = (speed * LONGEST_MILLISECOND_DAYS) / 2;
  return {
    valueDeg: valueDeg + side * angleDeg + halfMotion,
    errorDeg: errorDeg + Math.abs(halfMotion) + BEYOND_MOTION_DEG,
  };
}

/** @returns undefined where the error may change the digits or the sign: digits change at halves of the last one, signs at whole numbers */
function toStatedDigits(certain: CertainLongitude | undefined, { decimals }: StatedMoment): LongitudeDeg | undefined {
  if (!certain) return undefined;
  const certainDeg = longitudeDeg(certain.valueDeg);
  const halves = 2 * certainDeg * 10 ** decimals;
  return Math.abs(halves - Math.round(halves)) > 2 * certain.errorDeg * 10 ** decimals ? certainDeg : undefined;
}
