import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MOST_ATTEMPTS = 5;

/**
 * Fills a fresh folder and puts it in the place of an older one.
 *
 * Builds may run side by side (tests, a running service): nobody ever meets a half-filled folder, and nothing
 * that an earlier build left survives.
 */
export async function replaceFolder(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const fresh = await mkdtemp(join(dirname(folder), '.fresh-'));
  try {
    await fill(fresh);
    await putInPlace(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** A folder cannot be renamed onto a filled one, and another build may fill it between the two steps: then again. */
async function putInPlace(fresh: string, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await rm(folder, { recursive: true, force: true });
    try {
      await rename(fresh, folder);
      return;
    } catch (fault) {
      const filledMeanwhile = fault instanceof Error && 'code' in fault && fault.code === 'ENOTEMPTY';
      if (!filledMeanwhile || attempt === MOST_ATTEMPTS) throw fault;
    }
  }
}
