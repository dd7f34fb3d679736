import { join } from 'node:path';

/** Files of the folder that `npm run build:serve` makes. */
export interface ServeFiles {
  /** The program. */
  readonly main: string;
  /** Entry of worker processes. */
  readonly worker: string;
  /** Entry of the processes of jobs. */
  readonly bulkWorker: string;
  /** Contract, search index and pages. */
  readonly task: string;
  /** Modules that the worker's bundle does not contain: the engine. */
  readonly modules: string;
  readonly swisseph: string;
  readonly places: string;
  readonly pictures: string;
}

export const locateServeFiles = (folder: string): ServeFiles => ({
  main: join(folder, 'main.mjs'),
  worker: join(folder, 'worker.cjs'),
  bulkWorker: join(folder, 'bulk-worker.cjs'),
  task: join(folder, 'documents'),
  modules: join(folder, 'node_modules'),
  swisseph: join(folder, 'data', 'swisseph'),
  places: join(folder, 'data', 'places'),
  pictures: join(folder, 'data', 'pictures'),
});
