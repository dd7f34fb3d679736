import { readFileSync } from 'node:fs';
import type { ZoneGrid } from '../../../astro/clock/places/zone-grid.ts';
import type { ReadFile } from '../../layer-file.ts';
import { type GridFile, readGridFile } from './file.ts';
import {
  createRaster,
  findCell,
  type Sections,
  TOWN_CELLS_PER_DEGREE,
  WORD_BITS,
  ZONE_CELLS_PER_DEGREE,
} from './layout.ts';

/**
 * Opens the grid of zones, which reads its file on first use: a quarter of a megabyte, in a millisecond.
 *
 * @param path of layers/places/zone-grid.bin
 * @param read reads the file; by default without checking it
 * @returns a grid whose methods throw when the file is missing or is not a grid
 */
export function openZoneGrid(path: string, read: ReadFile = readFileSync): ZoneGrid {
  let grid: ZoneGrid | undefined;
  const open = (): ZoneGrid => {
    grid ??= createGrid(readGridFile(path, read));
    return grid;
  };
  return {
    zonesNear: (latitudeDeg, longitudeDeg) => open().zonesNear(latitudeDeg, longitudeDeg),
    hasTownsNear: (latitudeDeg, longitudeDeg) => open().hasTownsNear(latitudeDeg, longitudeDeg),
  };
}

function createGrid({ zones, sections }: GridFile): ZoneGrid {
  const zoneRaster = createRaster(ZONE_CELLS_PER_DEGREE);
  const townRaster = createRaster(TOWN_CELLS_PER_DEGREE);
  const wordsPerRow = townRaster.columns / WORD_BITS;
  const namesOfSets = new Map<number, readonly string[]>();
  const readNames = (set: number): readonly string[] => {
    const members = sections.setZones.subarray(sections.setStarts[set], sections.setStarts[set + 1]);
    return Array.from(members, (index) => zones[index] ?? '');
  };
  const listNames = (set: number): readonly string[] => {
    const names = namesOfSets.get(set) ?? readNames(set);
    namesOfSets.set(set, names);
    return names;
  };
  return {
    zonesNear(latitudeDeg, longitudeDeg) {
      const { row, column } = findCell(zoneRaster, latitudeDeg, longitudeDeg);
      return listNames(sections.runSets[findRun(sections, row, column)] ?? 0);
    },
    hasTownsNear(latitudeDeg, longitudeDeg) {
      const { row, column } = findCell(townRaster, latitudeDeg, longitudeDeg);
      const word = sections.towns[row * wordsPerRow + Math.floor(column / WORD_BITS)] ?? 0;
      return ((word >> (column % WORD_BITS)) & 1) === 1;
    },
  };
}

/** Index of the last run of a row that begins at or before a column. The first run of a row begins at column 0. */
function findRun({ rowStarts, runColumns }: Sections, row: number, column: number): number {
  let low = rowStarts[row] ?? 0;
  let high = rowStarts[row + 1] ?? 0;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if ((runColumns[middle] ?? 0) <= column) low = middle;
    else high = middle;
  }
  return low;
}
