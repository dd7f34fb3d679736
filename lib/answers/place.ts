import type { GeoPlace } from '../ephemeris/port.ts';
import { COORDINATE_DECIMALS, roundTo } from './rounding.ts';

/** A place as answers state it. */
export function toPlaceRecord({ latitudeDeg, longitudeDeg, elevationM }: GeoPlace) {
  return {
    latitude: roundTo(latitudeDeg, COORDINATE_DECIMALS),
    longitude: roundTo(longitudeDeg, COORDINATE_DECIMALS),
    elevation: roundTo(elevationM, COORDINATE_DECIMALS),
  };
}
