import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { type LocalGateway, startGateway } from '../../../../infra/local/gateway.ts';
import { logToFiles } from '../../../../infra/local/lambda/log-file.ts';
import { tablesInFile } from '../../../../infra/local/tables/in-file.ts';
import { writeAssembly } from '../../local/assembly.ts';
import { strictestConfinement } from './clients.ts';
import { InterfaceClients } from './interface-client.ts';

const PROBE = fileURLToPath(new URL('fixtures/probe', import.meta.url));

type Resource = NonNullable<Parameters<typeof writeAssembly>[1]>[string];

const lambda = (name: string, asset: string, properties: Record<string, unknown>): Resource => ({
  Type: 'AWS::Lambda::Function',
  Properties: { FunctionName: name, Handler: 'index.handler', Code: { S3Key: `${asset}.zip` }, ...properties },
});

/** Less memory than the default limit of Node. */
const MEMORY = { MemorySize: 256 };

/** Functions of the small stack, the first with the code of the folder `probe`. */
const FUNCTIONS: Readonly<Record<string, Resource>> = {
  EchoFunction: lambda('test-probe', 'echo', { ...MEMORY, Timeout: 20, Layers: [{ Ref: 'Lower' }, { Ref: 'Upper' }] }),
  ActFunction: lambda('test-act', 'act', { ...MEMORY, Timeout: 3 }),
  PatientFunction: lambda('test-patient', 'act', { ...MEMORY, Timeout: 20 }),
};

/** A gateway over the fixture functions under Lambda's own client, running for the tests of one file. */
export interface Confined {
  readonly clients: InterfaceClients;
  /** Whether the functions have namespaces and limits of their own. */
  readonly confined: boolean;
  fetch(path: string): Promise<Response>;
}

export function serveConfined(): Confined {
  const confinement = strictestConfinement();
  const clients = new InterfaceClients(confinement);
  const up: { gateway?: LocalGateway; folder?: string } = {};
  beforeAll(async () => {
    up.folder = await mkdtemp(join(tmpdir(), 'confined-test-'));
    const assemblyFolder = join(up.folder, 'cdk.out');
    await writeAssembly(assemblyFolder, FUNCTIONS);
    await cp(PROBE, join(assemblyFolder, 'asset.echo'), { recursive: true });
    up.gateway = await startGateway({
      assemblyFolder,
      openLog: logToFiles(join(up.folder, 'logs')),
      port: 0,
      apiKeys: { findPlan: async () => undefined },
      limits: { integrationMs: 8_000 },
      startProcess: clients.start,
      openTables: tablesInFile(join(up.folder, 'tables.sqlite')),
      log: () => undefined,
    });
  });
  afterAll(async () => {
    await up.gateway?.stop();
    confinement.remove();
    if (up.folder) await rm(up.folder, { recursive: true });
  });
  return { clients, confined: confinement.confines, fetch: (path) => fetch(`${up.gateway?.address}${path}`) };
}
