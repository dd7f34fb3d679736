import { readFile } from 'node:fs/promises';

const ENTRY_SIGNATURE = 'PK\x01\x02';
const ENTRY_HEADER_BYTES = 46;

/**
 * The Unix modes of all files in a zip file, octal, by name: the upper two bytes of the external attributes.
 *
 * @source fflate 0.8.3 (`wzh` and `wzf` of its esm/index.mjs), which writes the records that this reads
 */
export async function readModes(zipFile: string): Promise<Record<string, string>> {
  const bytes = await readFile(zipFile);
  const modes: Record<string, string> = {};
  for (let at = findDirectory(bytes); bytes.toString('latin1', at, at + 4) === ENTRY_SIGNATURE; ) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const nameAt = at + ENTRY_HEADER_BYTES;
    modes[bytes.toString('utf8', nameAt, nameAt + (nameBytes ?? 0))] = (bytes.readUInt32LE(at + 38) >>> 16).toString(8);
    at = nameAt + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return modes;
}

/** Offset of the central directory, from the record that ends the file. */
function findDirectory(bytes: Buffer): number {
  return bytes.readUInt32LE(bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
}
