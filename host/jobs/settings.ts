import { dirname, join, resolve } from 'node:path';
import { BULK_LIMIT_IDS, BULK_LIMITS, type BulkLimits, readBulkLimits } from '../../lib/base/catalog/bulk-limits.ts';
import { BULK_VARIABLE, isBulkOn } from '../../lib/runtime/bulk-setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the host keeps and runs jobs. */
export interface JobSettings {
  /** Absolute path of the folder with their inputs and results. */
  readonly folder: string;
  readonly limits: BulkLimits;
  /** Processes that calculate for one job. */
  readonly workersPerJob: number;
  /** Jobs that run at once. */
  readonly running: number;
}

const MOST_PROCESSES = 256;

/** Variable in which the host's processes find {@link JobSettings.folder}. */
export const FOLDER_VARIABLE = 'BULK_FOLDER';

/**
 * Reads the settings of jobs. They are on unless BULK says otherwise, and run with the lowest priority.
 *
 * @returns undefined where they are off
 * @throws Error naming the invalid variable
 */
export function readJobSettings(
  environment: Environment,
  tablesFile: string,
  processors: number,
): JobSettings | undefined {
  if (!isBulkOn({ [BULK_VARIABLE]: environment[BULK_VARIABLE] || 'on' })) return undefined;
  return {
    folder: resolve(environment[FOLDER_VARIABLE] || join(dirname(tablesFile), 'bulk')),
    limits: readBulkLimits(environment),
    workersPerJob: readCount('BULK_WORKERS', environment, processors),
    running: readCount('BULK_RUNNING', environment, 1),
  };
}

function readCount(name: string, environment: Environment, otherwise: number): number {
  const text = environment[name];
  if (!text) return otherwise;
  if (/^[1-9]\d*$/.test(text) && Number(text) <= MOST_PROCESSES) return Number(text);
  throw new Error(`${name} is "${text}"; it must be a whole number from 1 to ${MOST_PROCESSES}`);
}

/** The same for the processes of the host. */
export const toJobSettingVariables = ({ folder, limits }: JobSettings): Readonly<Record<string, string>> => ({
  [BULK_VARIABLE]: 'on',
  [FOLDER_VARIABLE]: folder,
  ...Object.fromEntries(BULK_LIMIT_IDS.map((id) => [BULK_LIMITS[id].variable, String(limits[id])])),
});
