import { join } from 'node:path';
import { type FoundPackage, findDataPackages } from './data-packages.ts';

/** Files of the installed package. */
export interface InstalledFiles {
  /** Of the thread with the engine. */
  readonly program: string;
  /** Of the processes of `natal serve`. */
  readonly worker: string;
  /** Of the processes of `natal bulk`. */
  readonly bulkWorker: string;
  /** Contract, search of the documentation, and its pages. */
  readonly documents: string;
  readonly packages: readonly FoundPackage[];
}

/** Finds the files beside this one, which is bundled, and the packages with data. */
export const findInstalledFiles = (folder = import.meta.dirname): InstalledFiles => ({
  program: join(folder, 'thread.cjs'),
  worker: join(folder, 'worker.cjs'),
  bulkWorker: join(folder, 'bulk-worker.cjs'),
  documents: join(folder, 'documents'),
  packages: findDataPackages(join(folder, 'natal.js')),
});
