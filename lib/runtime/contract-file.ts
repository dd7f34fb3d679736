import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../contract/openapi-document.ts';

/** Name of the file that the build adds to the bundle folder of a group that needs the contract. */
export const CONTRACT_FILE_NAME = 'contract.json';

/**
 * Reads the contract that was built with this function.
 *
 * @param folder folder of the bundle; Lambda sets it in LAMBDA_TASK_ROOT
 * @throws Error if the folder is not set or the file cannot be read
 */
export function openContract(folder = process.env.LAMBDA_TASK_ROOT): Contract {
  if (!folder) throw new Error(`LAMBDA_TASK_ROOT is not set, so ${CONTRACT_FILE_NAME} cannot be found`);
  return JSON.parse(readFileSync(join(folder, CONTRACT_FILE_NAME), 'utf8')) as Contract;
}
