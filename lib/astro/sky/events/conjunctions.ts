import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { clipRange, type JdRange, type JdUt } from '../../../base/units/time.ts';
import { findSpansWithZero, type RareZero } from '../../motion/cells-with-zero.ts';
import { findPairAspects } from '../../motion/exact-aspects.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { separationOffsetDeg } from '../../motion/separation.ts';
import type { EclipticState } from '../../port.ts';

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

/**
 * Nearer to the Sun than this at the border of a cell, a body may meet it on either side. Two conjunctions are further apart
 * than a cell of the body's grid: those of Mercury by at least 42.8 days from 3001 BCE to 2999 CE.
 */
const UNCERTAIN_SEPARATION_DEG = 0.01;

/** Every conjunction of a body with the Sun in tropical longitude, ascending. The window is limited to the files. */
export function findSolarConjunctions(
  sky: GeocentricSky,
  body: NumberedBodyId,
  window: JdRange,
): readonly SolarConjunction[] {
  const tropical = toTropicalSky(sky);
  const pair = { first: body, second: 'sun' } as const;
  const coverage = sky.ephemeris.coverage(body);
  const covered = clipRange(window, coverage);
  const separation: RareZero = {
    body,
    valueAt: (moment) => separationOffsetDeg(tropical, pair, 0, moment),
    uncertainWithin: UNCERTAIN_SEPARATION_DEG,
  };
  const aspects = findSpansWithZero(separation, covered, coverage).flatMap((span) => [
    ...findPairAspects({ sky: tropical, pair, angles: [0], window: clipRange(covered, span) }),
  ]);
  return aspects.map(({ refine }) => {
    const moment = refine();
    const position = stateAt(tropical, body, moment);
    const sun = stateAt(tropical, 'sun', moment);
    return { moment, type: position.distanceAu < sun.distanceAu ? 'inferior' : 'superior', position, sun };
  });
}
