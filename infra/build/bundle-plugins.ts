import type { Plugin } from 'esbuild';

/** The module that is bundled into a file of its own, and the name of that file beside a bundle. */
export const SDK_MODULE = 'lib/store/dynamodb/sdk.ts';
export const SDK_FILE = 'sdk.js';

/**
 * Leaves the AWS SDK out of a bundle that loads it when it is needed: 361 kB that a function would otherwise have to read
 * before its first answer, most often in vain.
 */
const splitSdk: Plugin = {
  name: 'split-sdk',
  setup(build) {
    build.onResolve({ filter: /[\\/]sdk\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${SDK_FILE}`, external: true } : undefined,
    );
  },
};

/** Puts other code in place of the modules whose paths match. */
const replaceModule = (name: string, filter: RegExp, contents: string): Plugin => ({
  name,
  setup: (build) => build.onLoad({ filter }, () => ({ contents })),
});

/**
 * zod's error messages in fifty languages are 264 of some 600 kB. They are exported as one namespace, which no bundler
 * can thin out. English, the language of our own messages, stays.
 */
const stripZodLocales = replaceModule(
  'strip-zod-locales',
  /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/,
  "export { default as en } from './en.js';",
);

/**
 * Ajv takes 143 kB of a bundle with the SDK of the Model Context Protocol, whose server validates answers of its clients
 * with it. Ours asks clients nothing, and gives the SDK a validator that says so.
 */
const stubAjv = replaceModule(
  'stub-ajv',
  /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]ajv-provider\.js$/,
  'export class AjvJsonSchemaValidator {}',
);

/** What bundles of functions leave out. */
export const BUNDLE_PLUGINS = [splitSdk, stripZodLocales, stubAjv];
