import { fileURLToPath } from 'node:url';
import { installOwnPackage } from '../support/own-package.ts';

/** A package in this folder. */
export type Engine = '.' | 'runtime' | 'arm64';

/** Installs a package of this folder, unless it is installed as its lock file says. */
export function install(engine: Engine, ...options: readonly string[]): void {
  installOwnPackage(fileURLToPath(new URL(engine, import.meta.url)), ...options);
}
