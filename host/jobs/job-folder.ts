import { join } from 'node:path';
import type { BulkFile } from '../../lib/contract/bulk-jobs.ts';

/** Where the files of jobs are. Every job has a folder of its own, named by its id. */
export const locateJob = (folder: string, id: string): string => join(folder, id);

/** An input of a job. */
export const locateInput = (folder: string, id: string, name: string): string => join(folder, id, name);

/** The folder of a job's run: its shards and its results. */
export const locateRun = (folder: string, id: string): string => join(folder, id, 'run');

export const locateResult = (folder: string, id: string, { name }: Pick<BulkFile, 'name'>): string =>
  join(locateRun(folder, id), name);
