import type { BodyId } from '../../catalog/bodies.ts';
import type { EclipticState, Ephemeris, Frame } from '../../ephemeris/port.ts';
import type { JdRange, JdUt } from '../../units/time.ts';

/** Where bodies stand, as events are read off it: tropical, apparent, seen from the centre of the Earth. */
export interface PositionSource {
  /** Moments at which a body can be asked for. */
  coverage(body: BodyId): JdRange;
  positionAt(body: BodyId, moment: JdUt): EclipticState;
}

const TROPICAL_GEOCENTRIC: Frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } };

/** The sky of an engine. */
export function createPositionSource(ephemeris: Ephemeris): PositionSource {
  return {
    coverage: (body) => ephemeris.coverage(body),
    positionAt: (body, moment) => ephemeris.position(body, moment, TROPICAL_GEOCENTRIC),
  };
}

/**
 * A sky that asks once for each body and moment. Searches over one window sample the same moments, so conjunctions,
 * stations and elongations together cost one sampling pass of the body and the Sun. It keeps whatever it was asked for:
 * one request's worth.
 */
export function memoizePositions(sky: PositionSource): PositionSource {
  const places = new Map<BodyId, Map<JdUt, EclipticState>>();
  const placesOf = (body: BodyId): Map<JdUt, EclipticState> => {
    const known = places.get(body) ?? new Map<JdUt, EclipticState>();
    places.set(body, known);
    return known;
  };
  return {
    coverage: sky.coverage,
    positionAt(body, moment) {
      const known = placesOf(body);
      const place = known.get(moment) ?? sky.positionAt(body, moment);
      known.set(moment, place);
      return place;
    },
  };
}
