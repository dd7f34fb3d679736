import { chownSync, statSync } from 'node:fs';

const ROOT = 0;

/** Mode of files with keys. */
export const OWNER_ONLY = 0o600;

/**
 * Gives a file that root has made to the owner of another file or folder: a service without privileges must be able to write
 * what an administrator restores or prepares. Other users cannot give files away.
 */
export function giveToOwner(file: string, owned: string): void {
  if (process.getuid?.() !== ROOT) return;
  const { uid, gid } = statSync(owned);
  chownSync(file, uid, gid);
}
