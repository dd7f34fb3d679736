import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { NearestOptions } from '../../domain/places/gazetteer.ts';
import type { Columns } from './layout.ts';
import { DEGREE_SCALE } from './layout.ts';

export interface NearestRow {
  readonly row: number;
  readonly distanceKm: number;
}

/** The row nearest to a point, a city rather than its section. */
export function nearestRow(columns: Columns) {
  // kdbush wants a buffer of its own; the copy of 2 MB takes less than a millisecond.
  const tree = KDBush.from(columns.tree.slice().buffer);

  return (latitudeDeg: number, longitudeDeg: number, options: NearestOptions = {}): NearestRow | undefined => {
    const [found] = around(tree, longitudeDeg, latitudeDeg, 1, options.withinKm);
    if (found === undefined) return undefined;
    const row = columns.cities[found] ?? found;
    const [rowLatitude, rowLongitude] = [columns.latitudes[row] ?? 0, columns.longitudes[row] ?? 0];
    const distanceKm = distance(longitudeDeg, latitudeDeg, rowLongitude / DEGREE_SCALE, rowLatitude / DEGREE_SCALE);
    return { row, distanceKm };
  };
}
