import { type CountyPolygon, createPolygonReader } from './county-polygons.ts';
import { countCrossings, type Ring } from './ring.ts';
import type { CountyOutlines } from './table.ts';

/** FIPS code of the county at a point: 6037 for Los Angeles; undefined away from the United States. */
type CountyLookup = (latitudeDeg: number, longitudeDeg: number) => number | undefined;

/** Creates a look-up for the points within a distance of a center. */
export type CountyIndex = (latitudeDeg: number, longitudeDeg: number, withinKm: number) => CountyLookup;

const KM_PER_DEGREE = 111.2;

/** A harbour or lake takes the nearest county this near. The outlines leave out islands and bays of up to this size. */
const NEAREST_WITHIN_KM = 10;

/**
 * Creates an index of counties by their outlines. It compares a center with the boxes around all polygons, which takes 4 µs and
 * no preparation, and the points around it only with the few polygons in reach.
 */
export function createCountyIndex(outlines: CountyOutlines): CountyIndex {
  const polygonAt = createPolygonReader(outlines);
  return (centerLatitudeDeg, centerLongitudeDeg, withinKm) => {
    const reachKm = withinKm + NEAREST_WITHIN_KM;
    const near = listBoxesNear(outlines, centerLatitudeDeg, centerLongitudeDeg, reachKm).map(polygonAt);
    return (latitudeDeg, longitudeDeg) => {
      const containing = near.find((polygon) => containsPoint(polygon, latitudeDeg, longitudeDeg));
      return (containing ?? findNearest(near, latitudeDeg, longitudeDeg))?.county;
    };
  };
}

/** Lists the numbers of the polygons whose boxes are at most so far away, north–south and east–west. */
function listBoxesNear(
  { boxes, origin, scale }: CountyOutlines,
  latitudeDeg: number,
  longitudeDeg: number,
  km: number,
): number[] {
  const x = (longitudeDeg - origin[0]) / scale[0];
  const y = (latitudeDeg - origin[1]) / scale[1];
  const marginY = km / KM_PER_DEGREE / scale[1];
  const marginX = km / KM_PER_DEGREE / cosDeg(latitudeDeg) / scale[0];
  const near: number[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const isNear =
      (boxes[at] ?? 0) <= x + marginX &&
      (boxes[at + 2] ?? 0) >= x - marginX &&
      (boxes[at + 1] ?? 0) <= y + marginY &&
      (boxes[at + 3] ?? 0) >= y - marginY;
    if (isNear) near.push(at / 4);
  }
  return near;
}

const cosDeg = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

function containsPoint({ rings }: CountyPolygon, latitudeDeg: number, longitudeDeg: number): boolean {
  let crossings = 0;
  for (const ring of rings) crossings += countCrossings(ring, latitudeDeg, longitudeDeg);
  return crossings % 2 === 1;
}

function findNearest(
  polygons: readonly CountyPolygon[],
  latitudeDeg: number,
  longitudeDeg: number,
): CountyPolygon | undefined {
  let nearest: CountyPolygon | undefined;
  let leastKm = NEAREST_WITHIN_KM;
  for (const polygon of polygons) {
    for (const ring of polygon.rings) {
      const km = distanceToRing(ring, latitudeDeg, longitudeDeg);
      if (km < leastKm) [nearest, leastKm] = [polygon, km];
    }
  }
  return nearest;
}

/** Distance in kilometers on the plane that touches the Earth at the point; good to 0.1 % within 10 km. */
function distanceToRing(ring: Ring, latitudeDeg: number, longitudeDeg: number): number {
  const kmPerLongitude = KM_PER_DEGREE * cosDeg(latitudeDeg);
  let leastSquared = Number.POSITIVE_INFINITY;
  let xBefore = ((ring[0] ?? 0) - longitudeDeg) * kmPerLongitude;
  let yBefore = ((ring[1] ?? 0) - latitudeDeg) * KM_PER_DEGREE;
  for (let at = 2; at < ring.length; at += 2) {
    const x = ((ring[at] ?? 0) - longitudeDeg) * kmPerLongitude;
    const y = ((ring[at + 1] ?? 0) - latitudeDeg) * KM_PER_DEGREE;
    const stepX = xBefore - x;
    const stepY = yBefore - y;
    const lengthSquared = stepX * stepX + stepY * stepY;
    const share = lengthSquared > 0 ? Math.min(1, Math.max(0, -(x * stepX + y * stepY) / lengthSquared)) : 0;
    const squared = (x + share * stepX) ** 2 + (y + share * stepY) ** 2;
    if (squared < leastSquared) leastSquared = squared;
    xBefore = x;
    yBefore = y;
  }
  return Math.sqrt(leastSquared);
}
