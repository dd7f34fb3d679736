import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Layers, NewFile } from './proposal.ts';

/** What is written lies in a folder of such a name until it is put in place. */
const WORKSHOP = '.new-';

/**
 * Puts new files in place. All of them are written beside the layers first, so that a full disk leaves everything as it
 * is; then each takes the place of the old one in one step, and the manifest that of the old one last. Who is interrupted
 * in between has a manifest that does not fit, and the service refuses those files; the same update again sees that and
 * writes it.
 */
export function putInPlace({ folder }: Layers, files: readonly NewFile[]): void {
  const workshop = mkdtempSync(join(folder, WORKSHOP));
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

/** Clears away what an update left that was killed. */
export function clearLeftovers({ folder }: Layers): void {
  const left = readdirSync(folder).filter((name) => name.startsWith(WORKSHOP));
  for (const name of left) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Paths of the files that are not yet as they would be, byte for byte. */
export function pathsOfOthers({ folder }: Layers, files: readonly NewFile[]): readonly string[] {
  const isInPlace = ({ path, content }: NewFile): boolean => {
    const whole = join(folder, path);
    if (content === null || !existsSync(whole)) return content === null && !existsSync(whole);
    return readFileSync(whole).equals(Buffer.from(content));
  };
  return files.filter((file) => !isInPlace(file)).map(({ path }) => path);
}
