import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { createPlacesUnavailable } from '../places-unavailable.ts';
import blocks from './tile-blocks.json' with { type: 'json' };
import type { TileExtent } from './tile-index.ts';

const { blockBytes, fileBytes, sha256 } = blocks;

/**
 * The file with the polygons, of which each block of half a megabyte is checked before its first use: a changed border
 * would silently give a birth the wrong time zone. Checking the whole file took the first look-up 29 ms, a block takes 0.6.
 */
export class TileFile {
  readonly #path: string;
  readonly #checked = new Set<number>();

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * @throws RangeError when the file ends before
   * @throws Problem `PlacesUnavailable` when a block differs from the one that was delivered
   */
  read({ pos, len }: TileExtent): Uint8Array {
    const file = openSync(this.#path, 'r');
    try {
      const last = Math.floor((pos + len - 1) / blockBytes);
      for (let block = Math.floor(pos / blockBytes); block <= last; block += 1) this.#check(file, block);
      return this.#readBytes(file, pos, len);
    } finally {
      closeSync(file);
    }
  }

  #check(file: number, block: number): void {
    if (this.#checked.has(block)) return;
    const begin = block * blockBytes;
    const bytes = this.#readBytes(file, begin, Math.min(blockBytes, fileBytes - begin));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256[block]) {
      throw createPlacesUnavailable(`${basename(this.#path)} differs from what was delivered`);
    }
    this.#checked.add(block);
  }

  #readBytes(file: number, position: number, length: number): Uint8Array {
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(file, bytes, 0, length, position) < length) {
      throw new RangeError(`${basename(this.#path)} is cut short`);
    }
    return bytes;
  }
}
