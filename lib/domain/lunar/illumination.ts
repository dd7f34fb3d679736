import { asinDeg, atan2Deg, cosDeg, sinDeg } from '../../units/angle.ts';
import { trueSeparationDeg } from '../zodiac/true-separation.ts';

/** A body as seen from the Earth's centre: apparent ecliptic place and distance. */
export interface SeenBody {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
}

/** How the Sun lights what is seen of the Moon. */
export interface Illumination {
  /** True separation of Moon and Sun, `[0, 180]`. */
  readonly elongationDeg: number;
  /** Angle Sun–Moon–Earth, `[0, 180]`: 180 at new moon. */
  readonly phaseAngleDeg: number;
  /** Lit share of the disk, `[0, 1]`. */
  readonly litFraction: number;
}

export const KILOMETRES_PER_AU = 149_597_870.7;
/**
 * @source Report of the IAU/IAG Working Group on Cartographic Coordinates and Rotational Elements, table 5, as
 * https://github.com/CesiumGS/cesium/issues/12117 cites it
 */
const MOON_RADIUS_KM = 1737.4;
const ARCSEC_PER_DEG = 3600;

/**
 * The Moon's illumination.
 *
 * @source Jean Meeus, Astronomical Algorithms, 1998, chapter 48: tan i = R sin ψ / (Δ − R cos ψ), k = (1 + cos i) / 2
 * (equations 48.3 and 48.1), as moonillum.js of npm astronomia 4.2.0 has them
 */
export function illuminationOf(moon: SeenBody, sun: SeenBody): Illumination {
  const elongationDeg = trueSeparationDeg(moon, sun);
  const phaseAngleDeg = atan2Deg(
    sun.distanceAu * sinDeg(elongationDeg),
    moon.distanceAu - sun.distanceAu * cosDeg(elongationDeg),
  );
  return { elongationDeg, phaseAngleDeg, litFraction: (1 + cosDeg(phaseAngleDeg)) / 2 };
}

/** Apparent diameter of the Moon from the Earth's centre, seconds of arc. */
export function moonDiameterArcsec({ distanceAu }: SeenBody): number {
  return 2 * asinDeg(MOON_RADIUS_KM / (distanceAu * KILOMETRES_PER_AU)) * ARCSEC_PER_DEG;
}
