import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { findSolarConjunctions, type SolarConjunction } from '../events/conjunctions.ts';
import { angularSeparationDeg } from '../zodiac/angular-separation.ts';
import { classifySolarPhase, type SolarPhase } from './solar-phase.ts';
import { type Visibility, visibilityAfter } from './visibility.ts';

/** A conjunction of Venus with the Sun. */
export interface VenusConjunction extends SolarConjunction, SolarPhase {
  /** Visibility after the conjunction. */
  readonly visibility: Visibility;
  readonly isRetrograde: boolean;
  /** True separation from the Sun, degrees; at a conjunction it is all in latitude. */
  readonly elongationDeg: number;
}

/** The conjunctions of Venus in a window, ascending. */
export function findVenusConjunctions(sky: GeocentricSky, window: JdRange): readonly VenusConjunction[] {
  return findSolarConjunctions(sky, 'venus', window).map((conjunction) => {
    const { type, position, sun } = conjunction;
    return {
      ...conjunction,
      ...classifySolarPhase(position.longitudeDeg, sun.longitudeDeg),
      visibility: visibilityAfter(type),
      isRetrograde: position.longitudeSpeedDegPerDay < 0,
      elongationDeg: angularSeparationDeg(position, sun),
    };
  });
}

/**
 * Longest time from one conjunction to the next, days, with some reserve: 298 days is the longest among the 7506
 * conjunctions from 3001 BCE to 2999 CE.
 */
export const LONGEST_GAP_DAYS = 310;

/** Window that holds at least `before` conjunctions before a moment and `after` conjunctions after it. */
export function toConjunctionWindow(
  moment: JdUt,
  { before, after }: { readonly before: number; readonly after: number },
) {
  return {
    fromJdUt: jdUt(moment - before * LONGEST_GAP_DAYS),
    toJdUt: jdUt(moment + after * LONGEST_GAP_DAYS),
  };
}
