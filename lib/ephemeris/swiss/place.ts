import { Problem } from '../../errors/problem.ts';
import type { GeoPlace } from '../port.ts';

/**
 * Refuses a place that the engine would turn into NaN or nonsense. The requests' schemas say the same earlier and
 * better; this is the last gate before C.
 */
export function requirePlace({ latitudeDeg, longitudeDeg, elevationM }: GeoPlace): void {
  requireLatitude(latitudeDeg);
  if (!(Math.abs(longitudeDeg) <= 180)) throw new Problem('InvalidLongitude', `longitude is ${longitudeDeg}`);
  if (!Number.isFinite(elevationM)) throw new Problem('ValidationError', `elevation is ${elevationM}`);
}

export function requireLatitude(latitudeDeg: number): void {
  if (!(Math.abs(latitudeDeg) <= 90)) throw new Problem('InvalidLatitude', `latitude is ${latitudeDeg}`);
}
