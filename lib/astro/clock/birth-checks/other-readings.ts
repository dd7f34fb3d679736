import type { EarthPoint } from './birth.ts';

/** The same coordinates with the sign of the longitude changed. */
export const mirrorLongitude = ({ latitudeDeg, longitudeDeg }: EarthPoint): EarthPoint => ({
  latitudeDeg,
  longitudeDeg: -longitudeDeg,
});

/** The same coordinates with latitude and longitude exchanged; undefined where the longitude is no latitude. */
export function exchangeCoordinates({ latitudeDeg, longitudeDeg }: EarthPoint): EarthPoint | undefined {
  if (Math.abs(longitudeDeg) > 90) return undefined;
  return { latitudeDeg: longitudeDeg, longitudeDeg: latitudeDeg };
}

/** The same coordinates with one sign changed, and with both. */
export function changeSigns(point: EarthPoint): readonly EarthPoint[] {
  const south = { ...point, latitudeDeg: -point.latitudeDeg };
  return [mirrorLongitude(point), south, mirrorLongitude(south)];
}
