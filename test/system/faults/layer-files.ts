import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What can happen to a file or a folder of a layer, given where it lies. */
export type Damage = (path: string) => void;

export const missing: Damage = (path) => rmSync(path, { recursive: true });

export const cutToHalf: Damage = (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2));

/** One digit in the middle, so that a text stays one. */
export const oneByteChanged: Damage = (path) => {
  const bytes = readFileSync(path);
  const at = bytes.findIndex((byte, index) => index >= bytes.length / 2 && isDigit(byte));
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
};

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Does damage to a file wherever a layer of those folders has it. @returns makes it whole again */
export function damaged(optFolders: Iterable<string>, file: string, damage: Damage): () => void {
  const paths = [...optFolders].map((folder) => join(folder, file)).filter((path) => existsSync(path));
  if (paths.length === 0) throw new Error(`no layer has ${file}`);
  for (const path of paths) {
    renameSync(path, asideOf(path));
    if (damage !== missing) {
      copyFileSync(asideOf(path), path);
      damage(path);
    }
  }
  return () => {
    for (const path of paths) {
      rmSync(path, { force: true });
      renameSync(asideOf(path), path);
    }
  };
}

/** Beside its layer's folders, where nothing looks for it. */
const asideOf = (path: string): string => `${path}.aside`;
