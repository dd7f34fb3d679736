import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { EclipticState } from '../../ephemeris/port.ts';
import { clipRange, type JdRange, type JdUt } from '../../units/time.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../longitude-model/geocentric-sky.ts';
import { findPairAspects } from '../mutual-aspects/exact-aspects.ts';

export const CONJUNCTION_TYPES = ['inferior', 'superior'] as const;
export type ConjunctionType = (typeof CONJUNCTION_TYPES)[number];

/** A moment at which a body has reached the Sun's ecliptic longitude. */
export interface SolarConjunction {
  readonly moment: JdUt;
  /** Inferior: the body is nearer than the Sun. */
  readonly type: ConjunctionType;
  readonly position: EclipticState;
  readonly sun: EclipticState;
}

/** Every conjunction of a body with the Sun in tropical longitude, ascending. The window is limited to the files. */
export function findSolarConjunctions(
  sky: GeocentricSky,
  body: CatalogBodyId,
  window: JdRange,
): readonly SolarConjunction[] {
  const tropical = toTropicalSky(sky);
  const pair = { first: body, second: 'sun' } as const;
  const covered = clipRange(window, sky.ephemeris.coverage(body));
  return [...findPairAspects({ sky: tropical, pair, angles: [0], window: covered })].map(({ refine }) => {
    const moment = refine();
    const position = stateAt(tropical, body, moment);
    const sun = stateAt(tropical, 'sun', moment);
    return { moment, type: position.distanceAu < sun.distanceAu ? 'inferior' : 'superior', position, sun };
  });
}
