import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Damage to a file or a folder of a layer, by its path. */
export type Damage = (path: string) => void;

export const missing: Damage = (path) => rmSync(path, { recursive: true });

export const cutToHalf: Damage = (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2));

/** Changes one digit in the middle, so that a text stays a text. */
export const oneByteChanged: Damage = (path) => {
  const bytes = readFileSync(path);
  const at = bytes.findIndex((byte, index) => index >= bytes.length / 2 && isDigit(byte));
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
};

const EVERY_BYTES = 100_000;

/** Changes one byte in every 100 kB: of a large file a process checks only the blocks that it reads. */
export const changedThroughout: Damage = (path) => {
  const bytes = readFileSync(path);
  for (let at = 0; at < bytes.length; at += EVERY_BYTES) bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
};

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Damages a file in every folder that has its layer. @returns a function that repairs it */
export function damageFile(optFolders: Iterable<string>, file: string, damage: Damage): () => void {
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

/** Outside the folders of its layer, where no function reads it. */
const asideOf = (path: string): string => `${path}.aside`;
