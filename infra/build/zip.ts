import { open, readdir, readFile, rename } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { crc32 } from 'node:zlib';

/** A file of an archive. */
interface Entry {
  /** Within the archive, parts joined by `/`. */
  readonly name: Buffer;
  readonly bytes: number;
  readonly crc: number;
  /** Where it begins in the archive. */
  readonly offset: number;
}

/**
 * What is the same for every file: version 1.0 for reading, names in UTF-8, stored as it is, 1 January 1980, 0:00.
 *
 * Nothing is compressed: what deflate makes of the same bytes is left to the release of zlib. It would make the layer of
 * ephemerides a tenth smaller and that of places a third, in transit alone.
 */
const COMMON = { version: 10, flags: 0x0800, method: 0, time: 0, date: 0x0021 } as const;

/** Made on Unix by version 2.0, so that the mode counts: a regular file that everyone may read. */
const MADE_BY = 0x0314;
const MODE = (0o100644 << 16) >>> 0;

/**
 * Writes a folder as a zip file, whose bytes follow from the names and contents of the files alone.
 *
 * @source PKWARE, APPNOTE.TXT 6.3.10 (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), 4.3.7, 4.3.12, 4.3.16
 */
export async function zipFolder(folder: string, zipFile: string): Promise<void> {
  const unfinished = `${zipFile}.${process.pid}-${performance.now()}`;
  const archive = await open(unfinished, 'w');
  const entries: Entry[] = [];
  let offset = 0;
  for (const path of await sortedFiles(folder)) {
    const content = await readFile(join(folder, path));
    const name = Buffer.from(path.replaceAll(sep, '/'));
    const entry = { name, bytes: content.length, crc: crc32(content), offset };
    entries.push(entry);
    const header = localHeader(entry);
    await archive.writeFile(Buffer.concat([header, content]));
    offset += header.length + content.length;
  }
  await archive.writeFile(directoryOf(entries, offset));
  await archive.close();
  await rename(unfinished, zipFile);
}

/** Every file below a folder, relative to it, in the order of their UTF-16 code units. */
async function sortedFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => file.slice(folder.length + 1)).sort();
}

/** Of this many bytes each. */
type Fields = readonly (readonly [bytes: 2 | 4, value: number])[];

function packed(fields: Fields): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function localHeader({ name, bytes, crc }: Entry): Buffer {
  return Buffer.concat([packed([[4, 0x04034b50], ...sharedFields({ name, bytes, crc })]), name]);
}

/** What a file's own header and its line in the directory have in common. */
function sharedFields({ name, bytes, crc }: Pick<Entry, 'name' | 'bytes' | 'crc'>): Fields {
  const { version, flags, method, time, date } = COMMON;
  const content: Fields = [
    [4, crc],
    [4, bytes],
    [4, bytes],
  ];
  return [[2, version], [2, flags], [2, method], [2, time], [2, date], ...content, [2, name.length], [2, 0]];
}

function directoryOf(entries: readonly Entry[], offset: number): Buffer {
  const lines = entries.flatMap((entry) => [
    packed([
      [4, 0x02014b50],
      [2, MADE_BY],
      ...sharedFields(entry),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, MODE],
      [4, entry.offset],
    ]),
    entry.name,
  ]);
  const directory = Buffer.concat(lines);
  const count: Fields = [
    [2, entries.length],
    [2, entries.length],
  ];
  return Buffer.concat([
    directory,
    packed([[4, 0x06054b50], [2, 0], [2, 0], ...count, [4, directory.length], [4, offset], [2, 0]]),
  ]);
}
