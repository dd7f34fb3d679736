import {
  ALIGNMENT,
  COLUMNS,
  type ColumnName,
  type Columns,
  type Header,
  MAGIC,
} from '../../../../lib/adapters/places/gazetteer/layout.ts';

const LENGTH_BYTES = 4;
const padLength = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/** Fixed offset of the first column. The header contains the columns' offsets, so they must not depend on its length. */
const COLUMNS_BEGIN = 32_768;

/**
 * Serializes the file: magic, length of the header, header, and each column at a multiple of eight bytes.
 *
 * @throws Error for a header that does not fit before the first column
 */
export function packGazetteer(columns: Columns, facts: Omit<Header, 'columns'>): Buffer {
  const names = Object.keys(COLUMNS) as ColumnName[];
  const extents: Record<string, { offset: number; length: number }> = {};
  let end = COLUMNS_BEGIN;
  for (const name of names) {
    extents[name] = { offset: end, length: columns[name].length };
    end = padLength(end + columns[name].byteLength);
  }
  const header = Buffer.from(JSON.stringify({ ...facts, columns: extents } satisfies Header));
  const headerBegins = MAGIC.length + LENGTH_BYTES;
  if (headerBegins + header.length > COLUMNS_BEGIN)
    throw new Error(`the header of ${header.length} bytes does not fit before the first column; raise COLUMNS_BEGIN`);

  const file = Buffer.alloc(end);
  file.write(MAGIC, 'latin1');
  file.writeUInt32LE(header.length, MAGIC.length);
  header.copy(file, headerBegins);
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = columns[name];
    file.set(new Uint8Array(buffer, byteOffset, byteLength), extents[name]?.offset ?? 0);
  }
  return file;
}
