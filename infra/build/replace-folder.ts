import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MOST_ATTEMPTS = 10;

/**
 * Fills a fresh folder and puts it in the place of an older one.
 *
 * Builds may run side by side (tests, a running service): nobody ever meets a half-filled folder, and nothing
 * that an earlier build left survives.
 */
export async function replaceFolder(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const workFolder = await mkdtemp(join(dirname(folder), '.swap-'));
  const fresh = join(workFolder, 'fresh');
  try {
    await mkdir(fresh);
    await fill(fresh);
    await renameIntoPlace(fresh, folder, join(workFolder, 'old'));
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** A folder cannot be renamed onto a filled one: the old one steps aside, again if another build was quicker. */
async function renameIntoPlace(fresh: string, folder: string, aside: string): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    await tryRename(folder, `${aside}-${attempt}`, 'ENOENT');
    if (await tryRename(fresh, folder, 'ENOTEMPTY')) return;
  }
  throw new Error(`${folder} is filled again and again by somebody else`);
}

/** @returns false where it failed in the way that is expected */
async function tryRename(from: string, to: string, expected: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === expected) return false;
    throw fault;
  }
}
