import type { BodyId } from '../../catalog/bodies.ts';
import type { EclipticState, Ephemeris } from '../../ephemeris/port.ts';
import type { JdRange, JdUt } from '../../units/time.ts';
import { TROPICAL_GEOCENTRIC } from '../zodiac/frames.ts';

/** Source of positions for event searches: tropical, apparent, geocentric. */
export interface PositionSource {
  /** Range of moments for which it has positions of a body. */
  coverage(body: BodyId): JdRange;
  positionAt(body: BodyId, moment: JdUt): EclipticState;
}

/** Position source that calls an engine. */
export function createPositionSource(ephemeris: Ephemeris): PositionSource {
  return {
    coverage: (body) => ephemeris.coverage(body),
    positionAt: (body, moment) => ephemeris.position(body, moment, TROPICAL_GEOCENTRIC),
  };
}
