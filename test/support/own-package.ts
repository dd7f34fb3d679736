import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A copy of the lock file beside what was installed from it. */
const INSTALLED = join('node_modules', '.installed-from.json');

/**
 * Installs a package that is apart from the root's, as it is large, takes long to build, or is no part of the service;
 * unless it is installed as its lock file says.
 *
 * @param options of `npm ci`
 */
export function installOwnPackage(folder: string, ...options: readonly string[]): void {
  const lock = join(folder, 'package-lock.json');
  const mark = join(folder, INSTALLED);
  if (existsSync(mark) && readFileSync(mark).equals(readFileSync(lock))) return;
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', process.stderr, 'inherit'] });
  copyFileSync(lock, mark);
}
