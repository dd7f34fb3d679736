/** Keys of the files of a job. A bucket removes everything below `jobs/` after seven days. */
const folderOf = (id: string): string => `jobs/${id}/`;

export const JOB_KEYS = {
  folder: folderOf,
  input: (id: string): string => `${folderOf(id)}input`,
  /** The births of another program's file, which the split makes of the input. */
  births: (id: string): string => `${folderOf(id)}births.ndjson`,
  /** The list of shards that a map reads. */
  shards: (id: string): string => `${folderOf(id)}shards.json`,
  manifest: (id: string, index: number): string => `${folderOf(id)}manifests/${index}.json`,
  shardErrors: (id: string, index: number): string => `${folderOf(id)}errors/${index}.ndjson`,
  result: (id: string, name: string): string => `${folderOf(id)}results/${name}`,
} as const;

/** Name of the file with the errors of a whole job, among its results. */
export const ERRORS_NAME = 'errors.ndjson';
