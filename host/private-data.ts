import { constants, readdirSync, rmSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { isProcessRunning } from './operations/process-state.ts';
import { StartRefused } from './operations/start-refused.ts';

/** Folders of data that workers read. */
interface DataFolders {
  readonly swisseph: string;
  readonly places: string;
  readonly pictures: string;
}

/** Where the data are before they are copied. */
export interface DataSources extends DataFolders {
  /** Files of packages that the folders lack, each with the folder that it belongs to: `places/boundaries`. */
  readonly packaged?: readonly { readonly file: string; readonly folder: string }[];
}

interface PrivateData extends DataFolders {
  /** Removes the copies; also called when this process exits. */
  remove(): void;
}

/** The folder's name has the process id, so that the next service recognizes what a killed one has left. */
export const COPIES_PREFIX = 'natal-served-data-';

const READ_ONLY = 0o400;

/**
 * Copies data into a folder that only this user can read. A file that changes on the disk while workers read it would give wrong
 * positions until the change is noticed; a copy does not change.
 *
 * @throws StartRefused where there is no room for the copies
 */
export async function copyDataPrivately(sources: DataSources): Promise<PrivateData> {
  removeLeftovers();
  const root = await mkdtemp(join(tmpdir(), `${COPIES_PREFIX}${process.pid}-`));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const copies = {
    swisseph: join(root, 'swisseph'),
    places: join(root, 'places'),
    pictures: join(root, 'pictures'),
  };
  const copying = [
    copyFolder(sources.swisseph, copies.swisseph),
    copyFolder(sources.places, copies.places),
    copyFolder(sources.pictures, copies.pictures),
    ...(sources.packaged ?? []).map(({ file, folder }) => copyInto(file, join(root, folder))),
  ];
  await Promise.all(copying).catch((cause: Error) => {
    const remedy = 'free some 200 MB there, or set TMPDIR to another folder';
    throw new StartRefused(`the data cannot be copied to ${tmpdir()} (${cause.message}): ${remedy}`, { cause });
  });
  return { ...copies, remove };
}

async function copyFolder(source: string, target: string): Promise<void> {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    await copyInto(join(entry.parentPath, entry.name), join(target, relative(source, entry.parentPath)));
  }
}

async function copyInto(file: string, folder: string): Promise<void> {
  const copy = join(folder, basename(file));
  await mkdir(folder, { recursive: true });
  await copyFile(file, copy, constants.COPYFILE_FICLONE);
  await chmod(copy, READ_ONLY);
}

/** Removes folders of processes that no longer exist. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(COPIES_PREFIX)) continue;
    const [pid] = name.slice(COPIES_PREFIX.length).split('-');
    if (!isProcessRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
