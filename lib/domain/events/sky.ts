import type { BodyId } from '../../catalog/bodies.ts';
import type { EclipticState, Ephemeris, Frame, JdRange } from '../../ephemeris/port.ts';
import type { JdUt } from '../../units/time.ts';

/** Where bodies stand, as events are read off it: tropical, apparent, seen from the centre of the Earth. */
export interface Sky {
  /** Moments at which a body can be asked for. */
  coverage(body: BodyId): JdRange;
  placeOf(body: BodyId, moment: JdUt): EclipticState;
}

const APPARENT: Frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } };

/** The sky of an engine. */
export function skyOf(ephemeris: Ephemeris): Sky {
  return {
    coverage: (body) => ephemeris.coverage(body),
    placeOf: (body, moment) => ephemeris.position(body, moment, APPARENT),
  };
}

/**
 * A sky that asks once for each body and moment. Searches over one window sample the same moments, so conjunctions,
 * stations and elongations together cost one sampling pass of the body and the Sun. It keeps whatever it was asked for:
 * one request's worth.
 */
export function rememberedSky(sky: Sky): Sky {
  const places = new Map<BodyId, Map<JdUt, EclipticState>>();
  const placesOf = (body: BodyId): Map<JdUt, EclipticState> => {
    const known = places.get(body) ?? new Map<JdUt, EclipticState>();
    places.set(body, known);
    return known;
  };
  return {
    coverage: sky.coverage,
    placeOf(body, moment) {
      const known = placesOf(body);
      const place = known.get(moment) ?? sky.placeOf(body, moment);
      known.set(moment, place);
      return place;
    },
  };
}
