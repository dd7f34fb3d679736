import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Layers, NewFile } from './proposal.ts';

/**
 * Puts new files in place. All of them are written beside the layers first, so that a full disk leaves everything as it
 * is; then each takes the place of the old one in one step. Who is interrupted in between finds a manifest that does not
 * fit, with which the service does not start, and does it again.
 */
export function putInPlace({ folder }: Layers, files: readonly NewFile[]): void {
  const workshop = mkdtempSync(join(folder, '.new-'));
  try {
    const staged = files.map(({ path, content }, index) => ({ path: join(folder, path), content, index }));
    for (const { content, index } of staged) {
      if (content !== null) writeFileSync(join(workshop, String(index)), content);
    }
    for (const { path, content, index } of staged) {
      if (content === null) rmSync(path, { force: true });
      else {
        mkdirSync(dirname(path), { recursive: true });
        renameSync(join(workshop, String(index)), path);
      }
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
