import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import type { JdUt } from '../../base/units/time.ts';
import { fittedSpeedDegPerDay, speedErrorDegPerDay } from './fitted-motion.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from './geocentric-sky.ts';
import { findKnownPiece } from './pieces.ts';

/** More than speeds in two zodiacs differ by, degrees per day: precession takes 0.00004, nutation less than 0.0003. */
const ZODIAC_SPEED_DEG_PER_DAY = 0.001;

/**
 * Whether a body moves backward at a moment: known fits tell, and the engine where there is none or the body is nearly
 * stationary.
 */
export function isRetrogradeAt(sky: GeocentricSky, body: NumberedBodyId, moment: JdUt): boolean {
  return speedAt(sky, body, moment) < 0;
}

/** Speed of a body in longitude, degrees per day: of a known fit, and of the engine where there is none or the body is nearly stationary. */
export const speedAt = (sky: GeocentricSky, body: NumberedBodyId, moment: JdUt): number =>
  findSureSpeed(sky, body, moment) ?? stateAt(sky, body, moment).longitudeSpeedDegPerDay;

/**
 * A body's speed on a known fit, degrees per day.
 *
 * @returns undefined where there is none, or the body may move backward where the fit moves forward
 */
export function findSureSpeed(sky: GeocentricSky, body: NumberedBodyId, moment: JdUt): number | undefined {
  const piece = findKnownPiece(toTropicalSky(sky), body, moment);
  const speed = piece ? fittedSpeedDegPerDay(piece, moment) : 0;
  return piece && Math.abs(speed) > speedErrorDegPerDay(piece) + ZODIAC_SPEED_DEG_PER_DAY ? speed : undefined;
}
