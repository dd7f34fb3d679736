import { constants, readdirSync, rmSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isProcessRunning } from './operations/process-state.ts';

/** Folders of data that workers read. */
export interface DataFolders {
  readonly swisseph: string;
  readonly places: string;
  readonly pictures: string;
}

export interface PrivateData extends DataFolders {
  /** Removes the copies; also called when this process exits. */
  remove(): void;
}

/** The folder's name has the process id, so that the next service recognizes what a killed one has left. */
export const COPIES_PREFIX = 'natal-served-data-';

const READ_ONLY = 0o400;

/**
 * Copies data into a folder that only this user can read. A file that changes on the disk while workers read it would give wrong
 * positions until the change is noticed; a copy does not change.
 */
export async function copyDataPrivately({ swisseph, places, pictures }: DataFolders): Promise<PrivateData> {
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
  await copyFolder(swisseph, copies.swisseph);
  await copyFolder(places, copies.places);
  await copyFolder(pictures, copies.pictures);
  return { ...copies, remove };
}

async function copyFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, relative(source, from));
    if (entry.isDirectory()) {
      await mkdir(to, { recursive: true });
      continue;
    }
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await chmod(to, READ_ONLY);
  }
}

/** Removes folders of processes that no longer exist. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(COPIES_PREFIX)) continue;
    const [pid] = name.slice(COPIES_PREFIX.length).split('-');
    if (!isProcessRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
