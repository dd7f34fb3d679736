import type { EclipticState } from '../../ephemeris/port.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { findCrossings } from '../search/crossings.ts';
import { fitAngle, type ValueAt } from '../search/curve.ts';
import { type BodyEventQuery, isInRange, SCAN_FIT, toSampledWindow } from './event-search.ts';

export const CONJUNCTION_TYPES = ['inferior', 'superior'] as const;
export type ConjunctionType = (typeof CONJUNCTION_TYPES)[number];

/** A moment at which a body has the Sun's ecliptic longitude. */
export interface SolarConjunction {
  readonly moment: JdUt;
  /** Inferior: the body is nearer than the Sun. */
  readonly type: ConjunctionType;
  readonly position: EclipticState;
  readonly sun: EclipticState;
}

/** Every conjunction of a body with the Sun in ecliptic longitude, ascending, to the millisecond. */
export function findSolarConjunctions(search: BodyEventQuery): readonly SolarConjunction[] {
  const { sky, body, window } = search;
  const separationAt: ValueAt = (moment) =>
    longitudeDeg(sky.positionAt(body, moment).longitudeDeg - sky.positionAt('sun', moment).longitudeDeg);
  const pieces = fitAngle(toSampledWindow(search), separationAt, SCAN_FIT);
  return findCrossings(pieces, separationAt, 0)
    .filter(({ moment }) => isInRange(window, moment))
    .map(({ moment }) => {
      const position = sky.positionAt(body, moment);
      const sun = sky.positionAt('sun', moment);
      return { moment, type: position.distanceAu < sun.distanceAu ? 'inferior' : 'superior', position, sun };
    });
}
