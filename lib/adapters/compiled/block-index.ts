import type { CatalogBodyId } from '../../base/catalog/bodies.ts';

/** Cells of a body that are read and checked together. */
export const CELLS_PER_BLOCK = 256;
/** Bytes of a cell's offset from the beginning of its block. Offsets precede the cells, and one more names the end. */
export const OFFSET_BYTES = 4;

/** A block of cells within the file: its place after the index, and its CRC-32. */
export interface Block {
  readonly offset: number;
  readonly bytes: number;
  readonly crc32: number;
}

/** Where the cells of one body are. */
export interface BodyBlocks {
  /** Number of the first cell on the body's grid. */
  readonly firstCell: number;
  readonly cellCount: number;
  /** Of the coefficients: see `CellLayout`. */
  readonly widths: readonly number[];
  readonly blocks: readonly Block[];
}

/** The index at the beginning of the file, as JSON. */
export type BlockIndex = Readonly<Partial<Record<CatalogBodyId, BodyBlocks>>>;

/**
 * What the service knows of a compiled file. It is compiled into the functions, so that they use no file that was made from
 * other data or by another engine.
 */
export interface CompiledFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Size and CRC-32 of the index at the beginning of the file. */
  readonly index: { readonly bytes: number; readonly crc32: number };
  readonly engineVersion: string;
  readonly dataVersion: string;
  /** The compiled Julian days (UT), in whole cells of every body. */
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** `layers/swisseph/longitudes.json` */
export interface CompiledManifest extends CompiledFile {
  /** Largest difference from the engine at random moments, arc seconds. */
  readonly worstErrorsArcsec: Readonly<Record<string, number>>;
}
