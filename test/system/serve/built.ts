import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locateServeFiles } from '../../../host/built-files.ts';
import { type HostService, type ServiceOptions, startHostService } from '../../../host/service.ts';
import { readServeSettings } from '../../../host/settings.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from '../../../infra/build/folders.ts';

export const SERVE_FOLDER = join(BUILD_FOLDER, 'serve');
export const SERVE_FILES = locateServeFiles(SERVE_FOLDER);

/** Names the run of tests that built the folder; whoever builds it anew removes the file. */
const BUILT_BY = join(SERVE_FOLDER, 'built-by');

/**
 * Builds the folder that `npm run serve` runs, once for all files of a run of tests, which `TEST_RUN` names. `SERVE_BUILT=1` takes the
 * folder as it is.
 */
export async function buildOnce(): Promise<void> {
  const { SERVE_BUILT, TEST_RUN } = process.env;
  if (SERVE_BUILT && existsSync(SERVE_FILES.main)) return;
  if (TEST_RUN && existsSync(BUILT_BY) && readFileSync(BUILT_BY, 'utf8') === TEST_RUN) return;
  await promisify(execFile)(process.execPath, ['infra/build/serve.ts'], { cwd: PROJECT_FOLDER });
  if (TEST_RUN) writeFileSync(BUILT_BY, TEST_RUN);
  process.env.SERVE_BUILT = '1';
}

type BuiltOptions = Required<Pick<ServiceOptions, 'openTables' | 'environment' | 'output'>> & {
  /** Default: the built one, which has no tables in a DynamoDB. */
  readonly worker?: string;
  /** Number of workers, and of processes for long calculations. */
  readonly workers: number;
};

/**
 * Starts the built service with this process as its primary, so that a test can choose its tables and the variables of its
 * workers. It serves on a free port.
 */
export async function startBuilt({
  worker = SERVE_FILES.worker,
  workers,
  ...options
}: BuiltOptions): Promise<HostService> {
  await buildOnce();
  return await startHostService({
    ...options,
    files: { ...SERVE_FILES, worker, edition: 'test' },
    settings: readServeSettings({ PORT: '0', WORKERS: String(workers), LONG_WORKERS: String(workers) }),
  });
}
