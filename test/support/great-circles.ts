import fc from 'fast-check';
import type { GeoPoint } from '../../lib/astro/sky/sphere.ts';

/** Any place, favoring those that are difficult for geometry: poles, equator, date line, Greenwich. */
export const anyPlace: fc.Arbitrary<GeoPoint> = fc.record({
  latitudeDeg: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, -89.999999, 0, 1e-9, -1e-5, 23.44, -28.7, 89.9999, 90),
  ),
  longitudeDeg: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, -179.999999, -90, 0, 1e-9, 90, 179.999999, 180),
  ),
});

/** Distance of two places, km, by the haversine formula; independent of the code under test. */
export function haversineKm(a: GeoPoint, b: GeoPoint): number {
  const rad = Math.PI / 180;
  const north = Math.sin(((b.latitudeDeg - a.latitudeDeg) * rad) / 2);
  const east = Math.sin(((b.longitudeDeg - a.longitudeDeg) * rad) / 2);
  const square = north * north + Math.cos(a.latitudeDeg * rad) * Math.cos(b.latitudeDeg * rad) * east * east;
  return 2 * 6371.0087714 * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** Altitude of a point of the sky from its declination and hour angle, degrees; independent of the code under test. */
export function altitudeDeg(latitudeDeg: number, declinationDeg: number, hourAngleDeg: number): number {
  const rad = Math.PI / 180;
  const [phi, delta, hour] = [latitudeDeg * rad, declinationDeg * rad, hourAngleDeg * rad];
  const sine = Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour);
  return Math.asin(Math.max(-1, Math.min(1, sine))) / rad;
}
