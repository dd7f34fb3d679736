import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** @returns a new folder, which is removed after the tests of the file */
export function makeFileFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'natal-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
