import { readFileSync } from 'node:fs';
import type { ReadFile } from '../../layer-file.ts';
import { ALIGNMENT, COLUMNS, type Columns, Header, MAGIC } from './layout.ts';

const LENGTH_BYTES = 4;

/** A gazetteer file in memory: its header and views of its columns. */
export interface GazetteerFile {
  readonly header: Header;
  readonly columns: Columns;
}

/** Returns the bytes at an aligned offset of their buffer: typed-array views require columns at multiples of eight. */
function alignBytes(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.byteOffset % ALIGNMENT === 0) return bytes;
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  bytes.copy(copy);
  return copy;
}

function readFileHeader(bytes: Buffer, path: string): Header {
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error(`${path} is not a gazetteer`);
  const start = MAGIC.length + LENGTH_BYTES;
  const length = bytes.readUInt32LE(MAGIC.length);
  return Header.parse(JSON.parse(bytes.toString('utf8', start, start + length)));
}

/**
 * Reads a gazetteer file.
 *
 * @throws when the file is missing, is not a gazetteer or lacks a column
 */
export function readGazetteerFile(path: string, read: ReadFile = readFileSync): GazetteerFile {
  const bytes = alignBytes(read(path));
  const header = readFileHeader(bytes, path);
  const views = Object.entries(COLUMNS).map(([name, View]) => {
    const extent = header.columns[name];
    if (extent === undefined) throw new Error(`${path} has no column ${name}`);
    return [name, new View(bytes.buffer, bytes.byteOffset + extent.offset, extent.length)] as const;
  });
  return { header, columns: Object.fromEntries(views) as Columns };
}
