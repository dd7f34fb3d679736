import { chmodSync, copyFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';

/** Damage to a file or a folder of a layer, by its path. */
export type Damage = (path: string) => void;

export const missing: Damage = () => undefined;

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

const WRITABLE = 0o600;

/** Damages a file or a folder. @returns a function that repairs it */
export function damageFile(path: string, damage: Damage): () => void {
  const aside = `${path}.aside`;
  renameSync(path, aside);
  if (damage !== missing) {
    copyFileSync(aside, path);
    chmodSync(path, WRITABLE);
    damage(path);
  }
  return () => {
    rmSync(path, { force: true });
    renameSync(aside, path);
  };
}
