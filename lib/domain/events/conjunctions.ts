import type { EclipticState } from '../../ephemeris/port.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { crossingsOf } from '../search/crossings.ts';
import { fitAngle, type ValueAt } from '../search/curve.ts';
import { type EventSearch, liesIn, SCAN, sampledWindow } from './search.ts';

export const CONJUNCTION_TYPES = ['inferior', 'superior'] as const;
export type ConjunctionType = (typeof CONJUNCTION_TYPES)[number];

/** A moment at which a body has the Sun's ecliptic longitude. */
export interface SolarConjunction {
  readonly moment: JdUt;
  /** Inferior: the body is nearer than the Sun. */
  readonly type: ConjunctionType;
  readonly place: EclipticState;
  readonly sun: EclipticState;
}

/** Every conjunction of a body with the Sun in ecliptic longitude, ascending, to the millisecond. */
export function solarConjunctions(search: EventSearch): readonly SolarConjunction[] {
  const { sky, body, window } = search;
  const aheadOfSun: ValueAt = (moment) =>
    longitudeDeg(sky.placeOf(body, moment).longitudeDeg - sky.placeOf('sun', moment).longitudeDeg);
  const pieces = fitAngle(sampledWindow(search), aheadOfSun, SCAN);
  return crossingsOf(pieces, aheadOfSun, 0)
    .filter(({ moment }) => liesIn(window, moment))
    .map(({ moment }) => {
      const place = sky.placeOf(body, moment);
      const sun = sky.placeOf('sun', moment);
      return { moment, type: place.distanceAu < sun.distanceAu ? 'inferior' : 'superior', place, sun };
    });
}
