import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Group } from '../../functions/api.ts';
import { buildContract } from '../../lib/openapi/build.ts';
import { CONTRACT_FILE_NAME } from '../../lib/runtime/contract-file.ts';
import { servicesOf } from '../resources.ts';

/** Puts the contract beside the bundle of every group that needs it. */
export async function writeContracts(groups: Readonly<Record<string, Group>>, functionsFolder: string): Promise<void> {
  const names = Object.keys(groups).filter((name) => servicesOf(groups[name] as Group).includes('contract'));
  if (names.length === 0) return;
  const contract = JSON.stringify(await buildContract());
  await Promise.all(names.map((name) => writeFile(join(functionsFolder, name, CONTRACT_FILE_NAME), contract)));
}
