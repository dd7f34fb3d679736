import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHED_CODE_ENDING, readCodeTarget } from '../../lib/runtime/start/cached-code.ts';

/**
 * Hashes the folder of a function, so that two builds of one commit have one hash and a deployment publishes only what
 * changed. Of cached code only its target counts: V8 writes other bytes each time.
 *
 * @returns SHA-256, hexadecimal
 */
export function hashFunction(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const bytes = readFileSync(path);
    const content = path.endsWith(CACHED_CODE_ENDING) ? readCodeTarget(bytes) : bytes;
    hash.update(`${relative(folder, path)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
