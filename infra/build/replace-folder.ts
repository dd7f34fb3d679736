import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MAX_ATTEMPTS = 10;

/**
 * Fills a new folder and renames it into the place of an older one.
 *
 * Builds may run concurrently (tests, a running service). The rename ensures that no reader sees a half-filled folder and
 * that no file of an earlier build remains.
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

/** Moves the old folder aside first, because a rename onto a non-empty folder fails. Repeats where another build was faster. */
async function renameIntoPlace(fresh: string, folder: string, aside: string): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await tryRename(folder, `${aside}-${attempt}`, 'ENOENT');
    if (await tryRename(fresh, folder, 'ENOTEMPTY')) return;
  }
  throw new Error(
    `${folder} could not be replaced: other builds recreated it ${MAX_ATTEMPTS} times; run one build at a time`,
  );
}

/** @returns false where the rename fails with the `expected` error code */
async function tryRename(from: string, to: string, expected: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === expected) return false;
    throw fault;
  }
}
