import type { Plugin } from 'esbuild';

/** The module that is bundled into a file of its own, and the name of that file beside a bundle. */
export const SDK_MODULE = 'lib/store/dynamodb/sdk.ts';
export const SDK_FILE = 'sdk.js';

/**
 * Leaves the AWS SDK out of a bundle that loads it when it is needed: 361 kB that a function would otherwise have to read
 * before its first answer, most often in vain.
 */
export const sdkInItsOwnFile: Plugin = {
  name: 'sdk-in-its-own-file',
  setup(build) {
    build.onResolve({ filter: /[\\/]sdk\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${SDK_FILE}`, external: true } : undefined,
    );
  },
};
