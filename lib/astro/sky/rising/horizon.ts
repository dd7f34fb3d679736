import { asinDeg } from '../../../base/units/angle.ts';
import { KILOMETERS_PER_AU, MOON_RADIUS_KM } from '../lunar/illumination.ts';
import type { SkyObject } from './diurnal-motion.ts';
import type { TopocentricView } from './horizon-observer.ts';

/** What counts as rising and setting. */
export const HORIZON_DEFINITIONS = ['apparent_limb', 'disc_centre', 'hindu', 'custom'] as const;
export type HorizonDefinition = (typeof HORIZON_DEFINITIONS)[number];

/** The horizon that bodies rise and set at. */
export type RisingHorizon =
  | {
      readonly definition: 'apparent_limb' | 'disc_centre';
      /** Refraction of a ray that grazes the horizon. */
      readonly refractionDeg: number;
      /** Depth of the visible horizon below the mathematical one. */
      readonly dipDeg: number;
    }
  | { readonly definition: 'hindu' }
  | { readonly definition: 'custom'; readonly altitudeDeg: number };

/** Where the refraction at the horizon comes from. */
export const REFRACTION_CHOICES = ['standard', 'computed'] as const;

/** Refraction at the horizon that almanacs agree on. */
export const STANDARD_REFRACTION_DEG = 34 / 60;

/** The horizon of almanacs: the upper limb appears, refracted by 34′, at sea level. */
export const ALMANAC_HORIZON: RisingHorizon = {
  definition: 'apparent_limb',
  refractionDeg: STANDARD_REFRACTION_DEG,
  dipDeg: 0,
};

/**
 * Radius of the Sun's disc that almanacs agree on.
 *
 * @source Astro, https://hexdocs.pm/astro/Astro.Solar.SunRiseSet.html: 50′ = 34′ + 16′, the standard of the US Naval
 * Observatory
 */
const SUN_SEMIDIAMETER_DEG = 16 / 60;

/** Altitude of a body at its rising and setting, degrees, as a function of where the observer sees it. */
export type AltitudeLevel = (position: TopocentricView) => number;

/**
 * True altitude of the center of an object at which it rises and sets.
 *
 * The discs of planets and stars are points: Venus's is at most 0.6′ wide.
 */
export function toRisingLevel(horizon: RisingHorizon, object: SkyObject): AltitudeLevel {
  if (horizon.definition === 'hindu') return () => 0;
  if (horizon.definition === 'custom') return () => horizon.altitudeDeg;
  const refractedDeg = -horizon.refractionDeg - horizon.dipDeg;
  const isByLimb = horizon.definition === 'apparent_limb';
  if (isByLimb && object.id === 'moon') return (position) => refractedDeg - moonSemidiameterDeg(position);
  const semidiameterDeg = isByLimb && object.id === 'sun' ? SUN_SEMIDIAMETER_DEG : 0;
  return () => refractedDeg - semidiameterDeg;
}

const moonSemidiameterDeg = ({ inverseDistancePerAu }: TopocentricView): number =>
  asinDeg((MOON_RADIUS_KM / KILOMETERS_PER_AU) * inverseDistancePerAu);

/** Air at the place. */
interface Air {
  readonly pressureHpa: number;
  readonly temperatureC: number;
}

/**
 * Refraction at the horizon in stated air, degrees: 34.5′ at 1010 hPa and 10 °C.
 *
 * @source the formula of G. G. Bennett as `refraction` of python-skyfield, skyfield/earthlib.py, has it, at altitude 0
 */
export function horizonRefractionDeg({ pressureHpa, temperatureC }: Air): number {
  const atTenDegrees = 0.016667 / Math.tan((7.31 / 4.4) * (Math.PI / 180));
  return (atTenDegrees * 0.28 * pressureHpa) / (temperatureC + 273);
}

/**
 * How much lower a body is at rising seen from a height above the sea: the dip of the horizon, 1.76′ √m, and the further
 * refraction of the ray beyond it, 0.37′ √m. 0 below the sea.
 *
 * @source Explanatory Supplement to the Astronomical Almanac, 1992, p. 484, as R. H. van Gent states it,
 * https://www.mail-archive.com/sundial@uni-koeln.de/msg03086.html: 2.12′ √m
 */
export const horizonDipDeg = (elevationM: number): number => (2.12 * Math.sqrt(Math.max(0, elevationM))) / 60;
