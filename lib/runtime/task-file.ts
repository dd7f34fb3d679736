import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads JSON that the build added to the folder of a bundle.
 *
 * @param folder folder of the bundle; Lambda sets it in LAMBDA_TASK_ROOT
 * @throws Error if the folder is not set or the file cannot be read
 */
export function readTaskFile<Content>(name: string, folder = process.env.LAMBDA_TASK_ROOT): Content {
  if (!folder) throw new Error(`LAMBDA_TASK_ROOT is not set, so ${name} cannot be found`);
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Content;
}
