import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BulkJob } from '../../lib/bulk/task.ts';
import { Refused } from '../command/refused.ts';

/** What a folder of results belongs to. */
export interface JobFile {
  readonly job: BulkJob;
  readonly records_per_shard: number;
}

const NAME = 'job.json';

/**
 * Opens the folder of a job: makes it, or goes on with that of an earlier run, whose `now` counts. Several runs may open it at once, as the
 * tasks of a cluster do.
 *
 * @param mayExist whether to go on with an earlier run
 * @throws Refused where the folder is of another job, or there is one and it may not
 */
export async function openJobFolder(folder: string, wanted: JobFile, mayExist: boolean): Promise<JobFile> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, NAME);
  const temporary = `${file}.${process.pid}.part`;
  await writeFile(temporary, `${JSON.stringify(wanted)}\n`, { flush: true });
  try {
    // Unlike renaming, this fails where the file is there already.
    await link(temporary, file);
    return wanted;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
  } finally {
    await rm(temporary);
  }
  if (!mayExist) throw new Refused(`${folder} has results of an earlier run: add --resume, or remove the folder`);
  const known: JobFile = JSON.parse(await readFile(file, 'utf8'));
  const { now } = known.job;
  const isSame = isDeepStrictEqual(known, JSON.parse(JSON.stringify({ ...wanted, job: { ...wanted.job, now } })));
  if (!isSame) throw new Refused(`${folder} is of a job with other settings: remove it, or name another with --folder`);
  return known;
}

/** Removes the folder of a job that was refused before it had any result, so that the corrected one can begin. */
export async function removeUnusedFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.every((name) => name === NAME)) await rm(folder, { recursive: true });
}
