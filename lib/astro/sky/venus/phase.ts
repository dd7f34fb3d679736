import { arcDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import type { EclipticState, Phenomena } from '../../port.ts';
import { angularSeparationDeg } from '../zodiac/angular-separation.ts';
import { findVenusConjunctions, toConjunctionWindow, type VenusConjunction } from './conjunctions.ts';
import { classifySolarPhase, type SolarPhase } from './solar-phase.ts';
import { type Visibility, visibilityOf } from './visibility.ts';

/** Venus at a moment: position, illumination and place in her cycle. */
export interface VenusPhase extends SolarPhase {
  readonly moment: JdUt;
  readonly position: EclipticState;
  readonly phenomena: Phenomena;
  /** True separation from the Sun, degrees. */
  readonly elongationDeg: number;
  /** East of the Sun in longitude. */
  readonly isEastern: boolean;
  readonly visibility: Visibility;
  readonly isRetrograde: boolean;
  /** Last conjunction at or before the moment; undefined outside the ephemeris. */
  readonly last: VenusConjunction | undefined;
  /** First conjunction after the moment; undefined outside the ephemeris. */
  readonly next: VenusConjunction | undefined;
}

/** A conjunction at the moment itself is the last one: Venus has reached the Sun's longitude. */
export function computeVenusPhase(sky: GeocentricSky, moment: JdUt): VenusPhase {
  const tropical = toTropicalSky(sky);
  const [position, sun] = [stateAt(tropical, 'venus', moment), stateAt(tropical, 'sun', moment)];
  const isEastern = arcDeg(sun.longitudeDeg, position.longitudeDeg) > 0;
  const conjunctions = findVenusConjunctions(sky, toConjunctionWindow(moment, { before: 1, after: 1 }));
  return {
    ...classifySolarPhase(position.longitudeDeg, sun.longitudeDeg),
    moment,
    position,
    phenomena: sky.ephemeris.phenomena('venus', moment),
    elongationDeg: angularSeparationDeg(position, sun),
    isEastern,
    visibility: visibilityOf(isEastern),
    isRetrograde: position.longitudeSpeedDegPerDay < 0,
    last: conjunctions.findLast((conjunction) => conjunction.moment <= moment),
    next: conjunctions.find((conjunction) => conjunction.moment > moment),
  };
}
