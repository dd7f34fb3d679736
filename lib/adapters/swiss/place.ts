import { EphemerisArgumentError } from '../../astro/errors.ts';
import type { GeoPlace } from '../../astro/port.ts';

/**
 * Refuses a place for which the engine would return NaN or a wrong result. The schemas of requests refuse it earlier
 * with a better message; this is the last check before the C library.
 */
export function requirePlace({ latitudeDeg, longitudeDeg, elevationM }: GeoPlace): void {
  requireLatitude(latitudeDeg);
  if (!(Math.abs(longitudeDeg) <= 180)) throw new EphemerisArgumentError(`longitude is ${longitudeDeg}`, 'longitude');
  if (!Number.isFinite(elevationM)) throw new EphemerisArgumentError(`elevation is ${elevationM}`, 'elevation');
}

export function requireLatitude(latitudeDeg: number): void {
  if (!(Math.abs(latitudeDeg) <= 90)) throw new EphemerisArgumentError(`latitude is ${latitudeDeg}`, 'latitude');
}
