import { ARCSEC_PER_DEG, asinDeg, atan2Deg, cosDeg, sinDeg } from '../../../base/units/angle.ts';
import { angularSeparationDeg } from '../zodiac/angular-separation.ts';

/** Apparent geocentric ecliptic position of a body. */
interface ApparentPosition {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
}

/** Illumination of the Moon as seen from the Earth's center. */
export interface Illumination {
  /** True separation of Moon and Sun, `[0, 180]`. */
  readonly elongationDeg: number;
  /** Angle Sun–Moon–Earth, `[0, 180]`: 180 at new moon. */
  readonly phaseAngleDeg: number;
  /** Lit share of the disk, `[0, 1]`. */
  readonly illuminatedFraction: number;
}

export const KILOMETERS_PER_AU = 149_597_870.7;
/**
 * @source Report of the IAU/IAG Working Group on Cartographic Coordinates and Rotational Elements, table 5, as
 * https://github.com/CesiumGS/cesium/issues/12117 cites it
 */
export const MOON_RADIUS_KM = 1737.4;

/**
 * The Moon's illumination.
 *
 * @source Jean Meeus, Astronomical Algorithms, 1998, chapter 48: tan i = R sin ψ / (Δ − R cos ψ), k = (1 + cos i) / 2
 * (equations 48.3 and 48.1), as moonillum.js of npm astronomia 4.2.0 has them
 */
export function computeIllumination(moon: ApparentPosition, sun: ApparentPosition): Illumination {
  const elongationDeg = angularSeparationDeg(moon, sun);
  const phaseAngleDeg = atan2Deg(
    sun.distanceAu * sinDeg(elongationDeg),
    moon.distanceAu - sun.distanceAu * cosDeg(elongationDeg),
  );
  return { elongationDeg, phaseAngleDeg, illuminatedFraction: (1 + cosDeg(phaseAngleDeg)) / 2 };
}

/** Apparent geocentric diameter of the Moon, seconds of arc. */
export function moonDiameterArcsec({ distanceAu }: ApparentPosition): number {
  return 2 * asinDeg(MOON_RADIUS_KM / (distanceAu * KILOMETERS_PER_AU)) * ARCSEC_PER_DEG;
}
