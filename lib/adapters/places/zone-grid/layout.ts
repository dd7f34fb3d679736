import * as z from 'zod';

/** Cells of the map of zones along one degree; rows run from south to north, columns from west to east. */
export const ZONE_CELLS_PER_DEGREE = 4;
/** Cells of the map of towns along one degree. */
export const TOWN_CELLS_PER_DEGREE = 2;
/** Bits of a word of the section `towns`. */
export const WORD_BITS = 16;

/** First bytes of the file; the header's length in bytes (32 bits), the header as JSON and the sections follow. */
export const GRID_MAGIC = 'ZONEGR01';

/**
 * The sections of the file in their order, each a list of 16-bit little-endian numbers.
 *
 * - `rowStarts`: index of the first run of each row, and the number of runs
 * - `runColumns`: first column of each run of cells that have the same zones; the first run of a row begins at 0
 * - `runSets`: index of each run's set of zones
 * - `setStarts`: start of each set in `setZones`, and the length of that section
 * - `setZones`: indices into the header's zones
 * - `towns`: one bit per cell of the map of towns, lowest bit first
 */
export const SECTION_NAMES = ['rowStarts', 'runColumns', 'runSets', 'setStarts', 'setZones', 'towns'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
export type Sections = Readonly<Record<SectionName, Uint16Array>>;

export const GridHeader = z.strictObject({
  zones: z.array(z.string()).readonly(),
  /** Number of entries of each section. */
  lengths: z.record(z.enum(SECTION_NAMES), z.int().nonnegative()),
});
export type GridHeader = z.infer<typeof GridHeader>;

/** A map of the Earth in cells. */
interface Raster {
  readonly rows: number;
  readonly columns: number;
  readonly cellsPerDegree: number;
}

export const createRaster = (cellsPerDegree: number): Raster => ({
  rows: 180 * cellsPerDegree,
  columns: 360 * cellsPerDegree,
  cellsPerDegree,
});

/** The cell of a point; the north pole and 180° E belong to the last row and column. */
export function findCell({ rows, columns, cellsPerDegree }: Raster, latitudeDeg: number, longitudeDeg: number) {
  return {
    row: Math.min(rows - 1, Math.floor((latitudeDeg + 90) * cellsPerDegree)),
    column: Math.min(columns - 1, Math.floor((longitudeDeg + 180) * cellsPerDegree)),
  };
}
