import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type GatewayLimits, type LocalGateway, startGateway } from '../../../infra/local/gateway.ts';
import { startForkedProcess } from '../../../infra/local/lambda/checkout-process.ts';
import { logToFiles } from '../../../infra/local/lambda/log-file.ts';
import { tablesInFile } from '../../../infra/local/tables/in-file.ts';
import { writeAssembly } from './assembly.ts';

/** A gateway over the fixture functions, running for the tests of one file. */
export interface Served {
  readonly address: string;
  readonly logFolder: string;
  /** Lines shown on the terminal. */
  readonly shown: readonly string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The plans of the keys that the fixture authorizer names. */
const PLANS: Readonly<Record<string, string>> = {
  'gateway-slow': 'slow',
  'gateway-scarce': 'scarce',
  'gateway-free': 'free',
};

export function serveFixtures(
  limits: Partial<GatewayLimits> = {},
  changes: Parameters<typeof writeAssembly>[1] = {},
): Served {
  const shown: string[] = [];
  const up: { gateway?: LocalGateway; folder?: string } = {};
  const folder = (): string => up.folder ?? fail();
  const address = (): string => up.gateway?.address ?? fail();
  beforeAll(async () => {
    up.folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
    await writeAssembly(join(up.folder, 'cdk.out'), changes);
    up.gateway = await startGateway({
      assemblyFolder: join(up.folder, 'cdk.out'),
      openLog: logToFiles(join(up.folder, 'logs')),
      port: 0,
      apiKeys: { findPlan: async (value) => PLANS[value] },
      limits,
      startProcess: startForkedProcess,
      openTables: tablesInFile(join(up.folder, 'tables.sqlite')),
      log: (line) => shown.push(line),
    });
  });
  afterAll(async () => {
    await up.gateway?.stop();
    if (up.folder) await rm(up.folder, { recursive: true, force: true });
  });
  return {
    shown,
    get address() {
      return address();
    },
    get logFolder() {
      return join(folder(), 'logs');
    },
    fetch: (path, init) => fetch(address() + path, init),
  };
}

function fail(): never {
  throw new Error('the gateway is not up');
}
