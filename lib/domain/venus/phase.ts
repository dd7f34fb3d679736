import type { EclipticState, Ephemeris, Phenomena } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { createPositionSource } from '../events/position-source.ts';
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

export function computeVenusPhase(ephemeris: Ephemeris, moment: JdUt): VenusPhase {
  const sky = createPositionSource(ephemeris);
  const [position, sun] = [sky.positionAt('venus', moment), sky.positionAt('sun', moment)];
  const isEastern = arcDeg(sun.longitudeDeg, position.longitudeDeg) > 0;
  const conjunctions = findVenusConjunctions(sky, toConjunctionWindow(moment, { before: 1, after: 1 }));
  return {
    ...classifySolarPhase(position.longitudeDeg, sun.longitudeDeg),
    moment,
    position,
    phenomena: ephemeris.phenomena('venus', moment),
    elongationDeg: angularSeparationDeg(position, sun),
    isEastern,
    visibility: visibilityOf(isEastern),
    isRetrograde: position.longitudeSpeedDegPerDay < 0,
    last: conjunctions.findLast((conjunction) => conjunction.moment <= moment),
    next: conjunctions.find((conjunction) => conjunction.moment > moment),
  };
}
