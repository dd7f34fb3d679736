import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { CompiledFault } from '../../astro/motion/geocentric-sky.ts';
import type { EphemerisFacts } from '../../astro/port.ts';
import { LeastRecentlyUsedCache } from '../least-recently-used-cache.ts';

/** A block of cells within the file: its place after the index, and its CRC-32. */
export interface Block {
  readonly offset: number;
  readonly bytes: number;
  readonly crc32: number;
}

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

/** A file of blocks behind an index. Blocks are read on first use, and checked before. */
interface BlockFile<Index> {
  readonly index: Index;
  /** @returns undefined where the block is damaged */
  readonly read: (block: Block) => Buffer | undefined;
}

/** Blocks in memory, some 25 kB of longitudes or 80 kB of moments each. */
const MAX_BLOCKS = 64;

/**
 * Opens a compiled file in the folder of the ephemeris files.
 *
 * @returns the fault of a file that cannot serve: missing, of another size, made from other data or by another engine
 */
export function openBlockFile<Index>(
  folder: string,
  { engineVersion, dataVersion }: Pick<EphemerisFacts, 'engineVersion' | 'dataVersion'>,
  contents: CompiledFile,
): BlockFile<Index> | CompiledFault {
  if (contents.engineVersion !== engineVersion) return 'other_engine';
  if (contents.dataVersion !== dataVersion) return 'other_data';
  const file = openFile(join(folder, contents.file));
  if (file === undefined) return 'missing';
  const index = fstatSync(file).size === contents.bytes ? readIndex<Index>(file, contents) : undefined;
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

function readIndex<Index>(file: number, { index }: CompiledFile): Index | undefined {
  const content = readChecked(file, { offset: 0, ...index });
  return content && (JSON.parse(content.toString('utf8')) as Index);
}

function createReader<Index>(file: number, { index: { bytes } }: CompiledFile, index: Index): BlockFile<Index> {
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
  return { index, read };
}
