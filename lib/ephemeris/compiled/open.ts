import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import manifest from '../../../layers/swisseph/longitudes.json' with { type: 'json' };
import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { LongitudePiece } from '../../domain/longitude-model/longitude-piece.ts';
import { LeastRecentlyUsedCache } from '../../geo/least-recently-used-cache.ts';
import type { CompiledFault, EphemerisFacts } from '../port.ts';
import {
  type Block,
  type BlockIndex,
  type BodyBlocks,
  CELLS_PER_BLOCK,
  type CompiledManifest,
  OFFSET_BYTES,
} from './block-index.ts';
import { decodeCell } from './cell-codec.ts';

export const COMPILED_MANIFEST: CompiledManifest = manifest;

/** Tropical, geocentric, apparent longitudes that were fitted once for everybody. */
export interface CompiledLongitudes {
  /**
   * The pieces of one cell of a body's grid, as a fit would give them.
   *
   * @returns undefined outside the compiled years, and where the file is damaged
   */
  piecesOf(body: CatalogBodyId, cell: number): readonly LongitudePiece[] | undefined;
  /** Reads the whole file. @returns whether a block is damaged */
  isDamaged(): boolean;
  close(): void;
}

/** Blocks in memory, some 25 kB each. */
const MAX_BLOCKS = 64;

/**
 * Opens the compiled longitudes in the folder of the ephemeris files. Cells are read when they are asked for, and each
 * block of 256 cells is checked before it is used.
 *
 * @returns the fault of a file that cannot serve: missing, of another size, made from other data or by another engine
 */
export function openCompiledLongitudes(
  folder: string,
  { engineVersion, dataVersion }: Pick<EphemerisFacts, 'engineVersion' | 'dataVersion'>,
  contents: CompiledManifest = COMPILED_MANIFEST,
): CompiledLongitudes | CompiledFault {
  if (contents.engineVersion !== engineVersion) return 'other_engine';
  if (contents.dataVersion !== dataVersion) return 'other_data';
  const file = openFile(join(folder, contents.file));
  if (file === undefined) return 'missing';
  const index = fstatSync(file).size === contents.bytes ? readIndex(file, contents) : undefined;
  if (index !== undefined) return createReader(file, contents, index);
  closeSync(file);
  return 'damaged';
}

function openFile(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined;
  }
}

/** @returns undefined where the bytes are not those of the checksum */
function readChecked(file: number, { offset, bytes, crc32: expected }: Block): Buffer | undefined {
  const content = Buffer.alloc(bytes);
  try {
    readSync(file, content, 0, bytes, offset);
  } catch {
    return undefined;
  }
  return crc32(content) === expected ? content : undefined;
}

function readIndex(file: number, { index }: CompiledManifest): BlockIndex | undefined {
  const content = readChecked(file, { offset: 0, ...index });
  return content && (JSON.parse(content.toString('utf8')) as BlockIndex);
}

function createReader(file: number, { index: { bytes } }: CompiledManifest, index: BlockIndex): CompiledLongitudes {
  const blocks = new LeastRecentlyUsedCache<Buffer>(MAX_BLOCKS);
  const damaged = new Set<number>();
  const read = (block: Block): Buffer | undefined => {
    if (damaged.has(block.offset)) return undefined;
    const key = String(block.offset);
    const content = blocks.get(key) ?? readChecked(file, { ...block, offset: bytes + block.offset });
    if (content) blocks.set(key, content);
    else damaged.add(block.offset);
    return content;
  };
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
    close: () => closeSync(file),
  };
}

const listBlocks = (index: BlockIndex): readonly Block[] =>
  Object.values(index).flatMap(({ blocks }: BodyBlocks) => blocks);
