/** A closed line as longitudes and latitudes by turns, degrees; its first point is also the last. */
export type Ring = Float64Array;

/** Counts the edges that the parallel of latitude east of a point crosses: an odd number within the ring. */
export function countCrossings(ring: Ring, latitudeDeg: number, longitudeDeg: number): number {
  let count = 0;
  let lonBefore = ring[0] ?? 0;
  let latBefore = ring[1] ?? 0;
  for (let at = 2; at < ring.length; at += 2) {
    const lon = ring[at] ?? 0;
    const lat = ring[at + 1] ?? 0;
    const spansLatitude = lat > latitudeDeg !== latBefore > latitudeDeg;
    if (spansLatitude && lon + ((latitudeDeg - lat) / (latBefore - lat)) * (lonBefore - lon) > longitudeDeg) count += 1;
    lonBefore = lon;
    latBefore = lat;
  }
  return count;
}
