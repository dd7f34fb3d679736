import { around } from 'geokdbush';
import KDBush from 'kdbush';
import {
  createRaster,
  findCell,
  type Sections,
  TOWN_CELLS_PER_DEGREE,
  WORD_BITS,
  ZONE_CELLS_PER_DEGREE,
} from '../../../../lib/adapters/places/zone-grid/layout.ts';
import { TOWN_DISTANCE_KM } from '../../../../lib/astro/clock/places/zone-grid.ts';
import type { TownInZone } from './cell-zones.ts';

type ZoneSections = Omit<Sections, 'towns'>;

/**
 * The map of zones as runs of equal cells along each row.
 *
 * @param zonesOfCell canonical names of the zones of a cell
 */
export function buildZoneMap(zonesOfCell: (row: number, column: number) => ReadonlySet<string>) {
  const { rows, columns } = createRaster(ZONE_CELLS_PER_DEGREE);
  const sets = new Map<string, number>();
  const [rowStarts, runColumns, runSets]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row < rows; row += 1) {
    rowStarts.push(runSets.length);
    for (let column = 0; column < columns; column += 1) {
      const key = [...zonesOfCell(row, column)].sort().join();
      const set = sets.get(key) ?? sets.size;
      sets.set(key, set);
      const continuesRun = column > 0 && runSets.at(-1) === set;
      if (continuesRun) continue;
      runColumns.push(column);
      runSets.push(set);
    }
  }
  return { ...listSets([...sets.keys()]), rowStarts: [...rowStarts, runSets.length], runColumns, runSets };
}

function listSets(keys: readonly string[]) {
  const members = keys.map((key) => key.split(',').filter((zone) => zone !== ''));
  const zones = [...new Set(members.flat())].sort();
  const indices = new Map(zones.map((zone, index) => [zone, index]));
  const setZones = members.flat().map((zone) => indices.get(zone) ?? 0);
  let end = 0;
  const setStarts = [0, ...members.map(({ length }) => (end += length))];
  return { zones, setStarts, setZones };
}

/** The map of towns: one bit per cell that has a town, or one within {@link TOWN_DISTANCE_KM} of its center. */
export function buildTownMap(towns: readonly TownInZone[]): Uint16Array {
  const raster = createRaster(TOWN_CELLS_PER_DEGREE);
  const tree = new KDBush(towns.length);
  for (const { latitudeDeg, longitudeDeg } of towns) tree.add(longitudeDeg, latitudeDeg);
  tree.finish();
  const wordsPerRow = raster.columns / WORD_BITS;
  const words = new Uint16Array(raster.rows * wordsPerRow);
  const mark = (row: number, column: number): void => {
    const index = row * wordsPerRow + Math.floor(column / WORD_BITS);
    words[index] = (words[index] ?? 0) | (1 << (column % WORD_BITS));
  };
  const center = (cell: number, originDeg: number): number => (cell + 0.5) / TOWN_CELLS_PER_DEGREE + originDeg;
  for (let row = 0; row < raster.rows; row += 1) {
    for (let column = 0; column < raster.columns; column += 1) {
      const [nearest] = around(tree, center(column, -180), center(row, -90), 1, TOWN_DISTANCE_KM);
      if (nearest !== undefined) mark(row, column);
    }
  }
  for (const { latitudeDeg, longitudeDeg } of towns) {
    const { row, column } = findCell(raster, latitudeDeg, longitudeDeg);
    mark(row, column);
  }
  return words;
}

/** @throws RangeError for a number that does not fit into 16 bits */
export function toSections(map: Readonly<Record<keyof ZoneSections, readonly number[]>>, towns: Uint16Array): Sections {
  return {
    rowStarts: toWords(map.rowStarts),
    runColumns: toWords(map.runColumns),
    runSets: toWords(map.runSets),
    setStarts: toWords(map.setStarts),
    setZones: toWords(map.setZones),
    towns,
  };
}

function toWords(numbers: readonly number[]): Uint16Array {
  const tooLarge = numbers.find((number) => number >= 2 ** WORD_BITS);
  if (tooLarge !== undefined) throw new RangeError(`${tooLarge} does not fit into ${WORD_BITS} bits`);
  return Uint16Array.from(numbers);
}
