import manifest from '../../../layers/swisseph/longitudes.json' with { type: 'json' };
import type { CompiledFault } from '../../astro/motion/geocentric-sky.ts';
import type { LongitudePiece } from '../../astro/motion/longitude-piece.ts';
import type { EphemerisFacts } from '../../astro/port.ts';
import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { type Block, type CompiledFile, openBlockFile } from './block-file.ts';
import { decodeCell } from './cell-codec.ts';

/** Cells of a body that are read and checked together. */
export const CELLS_PER_BLOCK = 256;
/** Bytes of a cell's offset from the beginning of its block. Offsets precede the cells, and one more names the end. */
export const OFFSET_BYTES = 4;

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
export type BlockIndex = Readonly<Partial<Record<NumberedBodyId, BodyBlocks>>>;

/** `layers/swisseph/longitudes.json` */
export interface CompiledManifest extends CompiledFile {
  /** Largest difference from the engine at random moments, arc seconds. */
  readonly worstErrorsArcsec: Readonly<Record<string, number>>;
}

export const COMPILED_MANIFEST: CompiledManifest = manifest;

/** Tropical, geocentric, apparent longitudes that were fitted once for everybody. */
interface CompiledLongitudes {
  /**
   * The pieces of one cell of a body's grid, as a fit would give them.
   *
   * @returns undefined outside the compiled years, and where the file is damaged
   */
  piecesOf(body: NumberedBodyId, cell: number): readonly LongitudePiece[] | undefined;
  /** Reads the whole file. @returns whether a block is damaged */
  isDamaged(): boolean;
}

/**
 * Opens the compiled longitudes in the folder of the ephemeris files. Cells are read on first use, and each
 * block of 256 cells is checked before it is used.
 *
 * @returns the fault of a file that cannot serve: missing, of another size, made from other data or by another engine
 */
export function openCompiledLongitudes(
  folder: string,
  facts: Pick<EphemerisFacts, 'engineVersion' | 'dataVersion'>,
  contents: CompiledManifest = COMPILED_MANIFEST,
): CompiledLongitudes | CompiledFault {
  const file = openBlockFile<BlockIndex>(folder, facts, contents);
  if (typeof file === 'string') return file;
  const { index, read } = file;
  return {
    piecesOf(body, cell) {
      const entry = index[body];
      const number = cell - (entry?.firstCell ?? 0);
      if (!entry || number < 0 || number >= entry.cellCount) return undefined;
      const block = read(entry.blocks[Math.floor(number / CELLS_PER_BLOCK)] as Block);
      if (!block) return undefined;
      const offset = block.readUInt32LE((number % CELLS_PER_BLOCK) * OFFSET_BYTES);
      return decodeCell({ body, widths: entry.widths }, cell, block, offset);
    },
    isDamaged: () => listBlocks(index).some((block) => !read(block)),
  };
}

const listBlocks = (index: BlockIndex): readonly Block[] =>
  Object.values(index).flatMap(({ blocks }: BodyBlocks) => blocks);
