import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEYS_TABLE, startHostService } from '../../../host/service.ts';
import { readServeSettings } from '../../../host/settings.ts';
import { locateSourceFiles } from '../../../host/source-files.ts';
import { tablesInFile } from '../../../host/tables/in-file.ts';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import type { PlanName } from '../../../infra/plans.ts';
import { letIn } from '../faults/let-in.ts';

/** The service as `npm start` runs it, with clients of any plan. */
export interface StressedService {
  readonly address: string;
  /** Admits a client. @returns its key */
  letIn(principal: string, plan?: PlanName): Promise<string>;
  stop(): Promise<void>;
}

export async function startStressedService(): Promise<StressedService> {
  const folder = await mkdtemp(join(tmpdir(), 'stress-'));
  const settings = readServeSettings({ PORT: '0', TABLES_FILE: join(folder, 'tables.sqlite') });
  const output = openSync(join(folder, 'service.log'), 'a');
  const service = await startHostService({
    ...locateSourceFiles(PROJECT_FOLDER, folder),
    settings,
    openTables: tablesInFile(settings.tablesFile),
    output,
  });
  const keys = service.tables.openKeys(KEYS_TABLE);
  return {
    address: service.address,
    letIn: (principal, plan) => letIn(keys, principal, plan),
    async stop() {
      await service.stop(0);
      closeSync(output);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
