import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../../infra/build/build.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { type GatewayLimits, startGateway } from '../../../infra/local/gateway.ts';
import { synthesise } from '../../../infra/local/synthesise.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../infra/local/tables/client-config.ts';
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
    logFolder: join(folder, 'logs'),
    port: 0,
    limits,
    log: () => undefined,
  });
  const config = { endpoint: gateway.tablesEndpoint, ...LOCAL_CLIENT_CONFIG };
  const keys = KeyTable.open(gateway.keysTable ?? '', config);
  return {
    address: gateway.address,
    letIn: (principal, plan) => letIn(keys, principal, plan),
    async stop() {
      await gateway.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
