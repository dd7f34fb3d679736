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

/**
 * Position source that computes each body and moment once. Searches over one window sample the same moments, so
 * conjunctions, stations and elongations together cost one sampling pass of the body and the Sun. It never evicts an
 * entry, so it must not outlive a request.
 */
export function memoizePositions(source: PositionSource): PositionSource {
  const positions = new Map<BodyId, Map<JdUt, EclipticState>>();
  const positionsOf = (body: BodyId): Map<JdUt, EclipticState> => {
    const byMoment = positions.get(body) ?? new Map<JdUt, EclipticState>();
    positions.set(body, byMoment);
    return byMoment;
  };
  return {
    coverage: source.coverage,
    positionAt(body, moment) {
      const byMoment = positionsOf(body);
      const position = byMoment.get(moment) ?? source.positionAt(body, moment);
      byMoment.set(moment, position);
      return position;
    },
  };
}
