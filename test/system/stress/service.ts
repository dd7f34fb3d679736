import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../../infra/build/build.ts';
import { type GatewayLimits, startGateway } from '../../../infra/local/gateway.ts';
import { startForkedProcess } from '../../../infra/local/lambda/checkout-process.ts';
import { logToFiles } from '../../../infra/local/lambda/log-file.ts';
import { synthesise } from '../../../infra/local/synthesise.ts';
import { tablesInFile } from '../../../infra/local/tables/in-file.ts';
import type { PlanName } from '../../../infra/plans.ts';
import { letIn } from '../faults/let-in.ts';

/** The service as `npm start` runs it, with clients of any plan. */
export interface StressedService {
  readonly address: string;
  /** Admits a client. @returns its key */
  letIn(principal: string, plan?: PlanName): Promise<string>;
  stop(): Promise<void>;
}

export async function startStressedService(limits: Partial<GatewayLimits> = {}): Promise<StressedService> {
  const folder = await mkdtemp(join(tmpdir(), 'stress-'));
  const assemblyFolder = join(folder, 'cdk.out');
  await buildAll();
  await synthesise(assemblyFolder, { environment: process.env, signal: new AbortController().signal });
  const gateway = await startGateway({
    assemblyFolder,
    openLog: logToFiles(join(folder, 'logs')),
    port: 0,
    limits: { workers: 64, ...limits },
    startProcess: startForkedProcess,
    openTables: tablesInFile(join(folder, 'tables.sqlite')),
    log: () => undefined,
  });
  const keys = gateway.tables.openKeys(gateway.keysTable ?? '');
  return {
    address: gateway.address,
    letIn: (principal, plan) => letIn(keys, principal, plan),
    async stop() {
      await gateway.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
