import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A copy of the lock file, stored with the packages that were installed from it. */
const INSTALLED = join('node_modules', '.installed-from.json');

/**
 * Installs a package with its own lock file, unless that is already installed. Such a package is separate from the root
 * because it is large, slow to build, or not part of the service.
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
