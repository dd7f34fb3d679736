import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { makeFileFolder } from '../../../support/file-folder.ts';
import { strictestConfinement } from './clients.ts';
import type { InvocationOutcome } from './execution-environment.ts';
import type { FunctionSpec } from './functions.ts';
import { InterfaceClients } from './interface-client.ts';
import { Lambda } from './lambda.ts';

const locateFixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

/** Less memory than the default limit of Node. */
const MEMORY_MB = 256;

function describeFunction(name: string, timeoutSeconds: number, layerPaths: readonly string[] = []): FunctionSpec {
  const codePath = locateFixture(name);
  const environment = layerPaths.length > 0 ? { WORD_FILE: '/opt/data/word.txt' } : {};
  return { name, handler: 'index.handler', memoryMb: MEMORY_MB, timeoutSeconds, codePath, layerPaths, environment };
}

/** The fixture functions under Lambda's own client, running for the tests of one file. */
export interface Confined {
  readonly clients: InterfaceClients;
  /** Whether the functions have namespaces and limits of their own. */
  readonly confined: boolean;
  /** @param query what the function does, and its parameters */
  invoke(name: string, query: Readonly<Record<string, string>>): Promise<InvocationOutcome>;
}

export function serveConfined(): Confined {
  const confinement = strictestConfinement();
  const clients = new InterfaceClients(confinement);
  const lambda = new Lambda(clients.start);
  const folder = makeFileFolder();
  beforeAll(async () => {
    const layers = await writeLayers(folder);
    await lambda.install(
      [describeFunction('probe', 20, layers), describeFunction('act', 3), describeFunction('broken', 3)],
      folder,
    );
  });
  afterAll(async () => {
    await lambda.stop();
    confinement.remove();
  });
  return {
    clients,
    confined: confinement.confines,
    invoke: (name, queryStringParameters) => lambda.invoke(name, { queryStringParameters }),
  };
}

/** Two layers, of which the second replaces a file of the first. @returns their folders */
async function writeLayers(folder: string): Promise<readonly string[]> {
  const [lower, upper] = [join(folder, 'lower'), join(folder, 'upper')];
  for (const [layer, word] of [[lower, 'lower'] as const, [upper, 'upper'] as const]) {
    await mkdir(join(layer, 'data'), { recursive: true });
    await writeFile(join(layer, 'data', 'word.txt'), word);
  }
  const greeting = join(lower, 'nodejs', 'node_modules', 'greeting');
  await mkdir(greeting, { recursive: true });
  await writeFile(join(greeting, 'index.js'), "module.exports = 'hello from a layer';");
  return [lower, upper];
}
