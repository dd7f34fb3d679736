import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A package in this folder, apart from the root's as it is large or takes long to build. */
export type Engine = '.' | 'runtime' | 'arm64';

/** A copy of the lock file beside what was installed from it. */
const INSTALLED = join('node_modules', '.installed-from.json');

/** Installs a package of this folder, unless it is installed as its lock file says. */
export function install(engine: Engine, ...options: readonly string[]): void {
  const folder = fileURLToPath(new URL(engine, import.meta.url));
  const lock = join(folder, 'package-lock.json');
  const mark = join(folder, INSTALLED);
  if (existsSync(mark) && readFileSync(mark).equals(readFileSync(lock))) return;
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
  copyFileSync(lock, mark);
}
