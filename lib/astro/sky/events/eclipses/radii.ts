import { sinDeg } from '../../../../base/units/angle.ts';
import { KILOMETERS_PER_AU } from '../../lunar/illumination.ts';

/**
 * Equatorial radius of the Earth, kilometers: the unit of length of all eclipse computations.
 *
 * @source WGS 84: NIMA Technical Report 8350.2, third edition, p. 3-2, as eraEform of ERFA (IAU SOFA) cites it
 */
export const EARTH_EQUATORIAL_RADIUS_KM = 6378.137;
/** Polar radius of the Earth, equatorial radii. @source the same, flattening */
export const EARTH_POLAR_RADIUS = 1 - 1 / 298.257223563;

export const EARTH_RADII_PER_AU = KILOMETERS_PER_AU / EARTH_EQUATORIAL_RADIUS_KM;

/**
 * Radius of the Sun, equatorial radii of the Earth: at one astronomical unit its apparent radius is 959.63″.
 *
 * @source DSUN in swecl.c of Swiss Ephemeris 2.10.03, after the Astronomical Almanac; the elements that NASA printed for
 * 8 April 2024 confirm it: test/golden/eclipses
 */
export const SUN_RADIUS = sinDeg(959.63 / 3600) * EARTH_RADII_PER_AU;

/**
 * Radii of the Moon, equatorial radii of the Earth: the mean radius for the penumbra and for lunar eclipses, and that of
 * her deepest valleys for the umbra, as the last sunlight passes through them.
 *
 * @source k1 and k2 of the Five Millennium Canon: https://eclipse.gsfc.nasa.gov/SEsearch/SEdata.php?Ecl=06070531
 */
export const MOON_RADIUS: { readonly mean: number; readonly valleys: number } = { mean: 0.272488, valleys: 0.272281 };
