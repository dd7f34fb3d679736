import { createRaster, findCell, ZONE_CELLS_PER_DEGREE } from '../../../../lib/adapters/places/zone-grid/layout.ts';
import type { LandZones } from '../../../../lib/adapters/places/zone-lookup/land-zones.ts';

/** A town with the zone that the gazetteer gives it. */
export interface TownInZone {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly zone: string;
}

/**
 * Steps of the samples across a cell: one sample every 0.05° (5.6 km of latitude), the borders included. A territory
 * that falls between the samples is in the cell through its towns, or is only found by the exact look-up.
 */
const STEPS_PER_CELL = 5;

const RASTER = createRaster(ZONE_CELLS_PER_DEGREE);

/** Lists the zones of every cell: those at its samples, and those of its towns, such as harbours off the shoreline. */
export function createCellReader(landZonesAt: LandZones, towns: Iterable<TownInZone>) {
  const townZones = new Map<number, Set<string>>();
  for (const { latitudeDeg, longitudeDeg, zone } of towns) {
    const { row, column } = findCell(RASTER, latitudeDeg, longitudeDeg);
    const key = row * RASTER.columns + column;
    townZones.set(key, (townZones.get(key) ?? new Set()).add(zone));
  }
  return (row: number, column: number): ReadonlySet<string> => {
    const zones = new Set(townZones.get(row * RASTER.columns + column));
    for (const latitude of sampleAlong(row, -90)) {
      for (const longitude of sampleAlong(column, -180)) {
        for (const zone of landZonesAt(latitude, longitude)) zones.add(zone);
      }
    }
    return zones;
  };
}

const sampleAlong = (cell: number, originDeg: number): readonly number[] =>
  Array.from(
    { length: STEPS_PER_CELL + 1 },
    (_, step) => (cell + step / STEPS_PER_CELL) / ZONE_CELLS_PER_DEGREE + originDeg,
  );
