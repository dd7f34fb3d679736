import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const DIRECTORY_LINE_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;

/**
 * Unpacks a zip file as infra/build/zip.ts writes them: stored as they are, without a comment.
 *
 * @throws Error for any other
 */
export async function unzip(zipFile: string, folder: string): Promise<void> {
  const archive = await readFile(zipFile);
  const end = archive.length - DIRECTORY_END_BYTES;
  if (end < 0 || archive.readUInt32LE(end) !== DIRECTORY_END) throw new Error(`${zipFile} is not a zip file of ours`);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const method = archive.readUInt16LE(at + 10);
    const [bytes, nameBytes] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + DIRECTORY_LINE_BYTES, at + DIRECTORY_LINE_BYTES + nameBytes);
    if (method !== 0) throw new Error(`${name} of ${zipFile} is compressed`);
    const start = archive.readUInt32LE(at + 42) + LOCAL_HEADER_BYTES + nameBytes;
    await writeTo(join(folder, name), archive.subarray(start, start + bytes));
    at += DIRECTORY_LINE_BYTES + nameBytes;
  }
}

async function writeTo(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
