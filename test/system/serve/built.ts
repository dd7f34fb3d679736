import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locateServeFiles } from '../../../host/built-files.ts';
import { type HostService, type ServiceOptions, startHostService } from '../../../host/service.ts';
import { readServeSettings } from '../../../host/settings.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from '../../../infra/build/folders.ts';

export const SERVE_FOLDER = join(BUILD_FOLDER, 'serve');
export const SERVE_FILES = locateServeFiles(SERVE_FOLDER);

/** Builds the folder that `npm run serve` runs. `SERVE_BUILT=1` takes the folder as it is. */
export async function buildOnce(): Promise<void> {
  if (process.env.SERVE_BUILT && existsSync(SERVE_FILES.main)) return;
  await promisify(execFile)(process.execPath, ['infra/build/serve.ts'], { cwd: PROJECT_FOLDER });
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
