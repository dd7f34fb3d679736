import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { unzipSync, zipSync } from 'fflate';

/**
 * Options of every entry: a regular, world-readable Unix file. Lambda runs functions as another user than the one that owns their
 * files, so a file that only its owner may read, as under `umask 077`, cannot be loaded.
 *
 * A function is fetched at each start of an instance: compressed it has about a third of the bytes.
 */
const ENTRY_OPTIONS = { level: 6, os: 3, attrs: (0o100644 << 16) >>> 0 } as const;

/** The zip file of a function's or layer's folder, which is what CDK deploys. */
export const zipFileOf = (folder: string): string => `${folder}.zip`;

/**
 * Writes a folder as a zip file whose bytes depend only on the names and contents of the files, and on the release of fflate: after an
 * update of it the layers are recorded and published anew.
 */
export async function zipFolder(folder: string, zipFile: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: Record<string, Uint8Array> = {};
  for (const path of paths.sort()) files[relative(folder, path).replaceAll(sep, '/')] = await readFile(path);
  const mtime = new Date(1980, 0, 1, 12); // zip files store local time, and no time zone skips this noon
  const unfinished = `${zipFile}.${process.pid}-${performance.now()}`;
  await writeFile(unfinished, zipSync(files, { ...ENTRY_OPTIONS, mtime }));
  await rename(unfinished, zipFile);
}

/** Unpacks a zip file into a folder. @throws Error for any other file */
export async function unzip(zipFile: string, folder: string): Promise<void> {
  for (const [name, content] of Object.entries(unzipSync(await readFile(zipFile)))) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
