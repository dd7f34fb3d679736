import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { starter } from '../start/started.ts';
import { installTools, LONGEST_START_MS } from './run.ts';

/** A service for the tests of a file, which the tools and what they make ask, and a folder for the latter. */
export function serveTools(prepare: (folder: (name: string) => string) => Promise<void> | void) {
  const services = starter();
  const folder = (name: string): string => join(services.temporaryFolder, name);
  const service = { address: '', folder };
  beforeAll(async () => {
    installTools();
    await prepare(folder);
    const { address, output } = await services.start({ PORT: '0' });
    if (address === '') throw new Error(output);
    service.address = address;
  }, LONGEST_START_MS);
  return service;
}
