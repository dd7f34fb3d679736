import { join } from 'node:path';

/** Files of the folder that `npm run build:serve` makes. */
export interface ServeFiles {
  /** The program. */
  readonly main: string;
  /** Entry of the functions' processes. */
  readonly runtime: string;
  /** The synthesised template, without its assets. */
  readonly assembly: string;
  /** Bundles and layers, as functions see them. */
  readonly functions: string;
}

export const locateServeFiles = (folder: string): ServeFiles => ({
  main: join(folder, 'main.mjs'),
  runtime: join(folder, 'runtime.mjs'),
  assembly: join(folder, 'assembly'),
  functions: join(folder, 'functions'),
});
