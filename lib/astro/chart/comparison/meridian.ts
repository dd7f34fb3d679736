import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { Ephemeris, Zodiac } from '../../port.ts';
import { armcToMidheavenDeg, midheavenToArmcDeg } from '../../sky/zodiac/midheaven.ts';
import { findZeroPointDeg } from '../../sky/zodiac/zero-point.ts';
import type { Birth } from './birth.ts';
import { computeMeanLongitude } from './mean-longitude.ts';

/** The meridian of a composite's houses. */
interface CompositeMeridian {
  readonly armcDeg: LongitudeDeg;
  readonly isAmbiguous: boolean;
}

/** Moment and zodiac whose obliquity and zero point convert a midheaven into a meridian. */
interface MeridianReference {
  readonly moment: JdUt;
  readonly zodiac: Zodiac;
}

/**
 * The meridian on which the mean of the births' midheavens culminates.
 *
 * The midheaven here is the degree that culminates. Campanus, Regiomontanus and Topocentric differ inside the polar
 * circles: they take the opposite degree while the ecliptic culminates below the horizon, and do so again when the
 * houses of the composite are cast.
 */
export function computeCompositeMeridian(
  ephemeris: Ephemeris,
  births: readonly Birth[],
  { moment, zodiac }: MeridianReference,
): CompositeMeridian {
  const midheavens = births.map((birth) => natalMidheavenDeg(ephemeris, birth, zodiac));
  const mean = computeMeanLongitude(midheavens);
  const tropicalDeg = longitudeDeg(mean.longitudeDeg + (findZeroPointDeg(ephemeris, moment, zodiac) ?? 0));
  const { trueObliquityDeg } = ephemeris.orientation(moment);
  return { armcDeg: midheavenToArmcDeg(tropicalDeg, trueObliquityDeg), isAmbiguous: mean.isAmbiguous };
}

function natalMidheavenDeg(ephemeris: Ephemeris, { moment, place }: Birth, zodiac: Zodiac): LongitudeDeg {
  const { siderealTimeDeg, trueObliquityDeg } = ephemeris.orientation(moment);
  const tropicalDeg = armcToMidheavenDeg(siderealTimeDeg + place.longitudeDeg, trueObliquityDeg);
  return longitudeDeg(tropicalDeg - (findZeroPointDeg(ephemeris, moment, zodiac) ?? 0));
}
