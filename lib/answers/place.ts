import type { GeoPlace } from '../astro/port.ts';
import type { RequestedPlace } from '../charts/requested-place.ts';
import { COORDINATE_DECIMALS, roundTo } from './rounding.ts';

/** A place as answers state it. */
export function toPlaceRecord({ latitudeDeg, longitudeDeg, elevationM }: GeoPlace) {
  return {
    latitude: roundTo(latitudeDeg, COORDINATE_DECIMALS),
    longitude: roundTo(longitudeDeg, COORDINATE_DECIMALS),
    elevation: roundTo(elevationM, COORDINATE_DECIMALS),
  };
}

/** The member `place`, for a place that the request gives by its name. */
export function toNamedPlaceMember({ match }: RequestedPlace) {
  if (!match) return {};
  const { alternatives, unknown_parts, ...place } = match;
  const unknown = unknown_parts && { unknown_parts: [...unknown_parts] };
  return { place: { ...place, alternatives: [...alternatives], ...unknown } };
}
