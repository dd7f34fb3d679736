import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a whole file or none: to a temporary name, flushed to the disk, then renamed.
 *
 * @throws the system's error, such as ENOSPC, after the temporary file is gone
 */
export async function writeWhole(file: string, parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  try {
    const handle = await open(temporary, 'w');
    try {
      for await (const part of parts) await handle.writeFile(part);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (fault) {
    await rm(temporary, { force: true });
    throw fault;
  }
}
