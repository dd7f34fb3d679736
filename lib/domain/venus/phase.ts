import type { EclipticState, Ephemeris, Phenomena } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { skyOf } from '../events/sky.ts';
import { trueSeparationDeg } from '../zodiac/true-separation.ts';
import { type VenusConjunction, venusConjunctions, windowAround } from './conjunctions.ts';
import { type NearnessToSun, nearnessToSun } from './nearness.ts';
import { type Visibility, visibilityOf } from './visibility.ts';

/** Venus at a moment: how she is lit and where she is in her cycle. */
export interface VenusPhase extends NearnessToSun {
  readonly moment: JdUt;
  readonly place: EclipticState;
  readonly looks: Phenomena;
  /** True separation from the Sun, degrees. */
  readonly elongationDeg: number;
  /** East of the Sun in longitude. */
  readonly isEastern: boolean;
  readonly visibility: Visibility;
  readonly isRetrograde: boolean;
  /** At or before the moment; undefined beyond the ephemeris. */
  readonly last: VenusConjunction | undefined;
  /** After the moment. */
  readonly next: VenusConjunction | undefined;
}

export function venusPhase(ephemeris: Ephemeris, moment: JdUt): VenusPhase {
  const sky = skyOf(ephemeris);
  const [place, sun] = [sky.placeOf('venus', moment), sky.placeOf('sun', moment)];
  const isEastern = arcDeg(sun.longitudeDeg, place.longitudeDeg) > 0;
  const conjunctions = venusConjunctions(sky, windowAround(moment, { before: 1, after: 1 }));
  return {
    ...nearnessToSun(place.longitudeDeg, sun.longitudeDeg),
    moment,
    place,
    looks: ephemeris.phenomena('venus', moment),
    elongationDeg: trueSeparationDeg(place, sun),
    isEastern,
    visibility: visibilityOf(isEastern),
    isRetrograde: place.longitudeSpeedDegPerDay < 0,
    last: conjunctions.findLast((conjunction) => conjunction.moment <= moment),
    next: conjunctions.find((conjunction) => conjunction.moment > moment),
  };
}
