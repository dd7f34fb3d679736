import type { GeoPlace } from '../ephemeris/port.ts';
import { COORDINATE_DECIMALS, rounded } from './rounding.ts';

/** A place as answers state it. */
export function placeRecord({ latitudeDeg, longitudeDeg, elevationM }: GeoPlace) {
  return {
    latitude: rounded(latitudeDeg, COORDINATE_DECIMALS),
    longitude: rounded(longitudeDeg, COORDINATE_DECIMALS),
    elevation: rounded(elevationM, COORDINATE_DECIMALS),
  };
}
