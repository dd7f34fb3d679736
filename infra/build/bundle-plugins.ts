import type { Plugin } from 'esbuild';

/** The module that is bundled into a separate file, and the name of that file next to the bundle. */
export const SDK_MODULE = 'lib/adapters/dynamodb/sdk.ts';
export const SDK_FILE = 'sdk.js';

/**
 * Keeps the AWS SDK out of the main bundle. A function loads it on first use, because most cold starts would read its
 * 361 kB for nothing.
 */
const splitSdk: Plugin = {
  name: 'split-sdk',
  setup(build) {
    build.onResolve({ filter: /[\\/]sdk\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${SDK_FILE}`, external: true } : undefined,
    );
  },
};

/** Replaces the code of modules whose paths match `filter`. */
const replaceModule = (name: string, filter: RegExp, contents: string): Plugin => ({
  name,
  setup: (build) => build.onLoad({ filter }, () => ({ contents })),
});

/**
 * Drops all of zod's locales but English, the language of our own messages. The fifty locales take 264 of some 600 kB and
 * are exported as one namespace, which bundlers cannot tree-shake.
 */
const stripZodLocales = replaceModule(
  'strip-zod-locales',
  /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/,
  "export { default as en } from './en.js';",
);

/**
 * Drops Ajv, 143 kB of the bundle with the SDK of the Model Context Protocol. The SDK's server validates responses of
 * clients with it; our server sends no requests to clients and passes its own validator to the SDK.
 */
const stubAjv = replaceModule(
  'stub-ajv',
  /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]ajv-provider\.js$/,
  'export class AjvJsonSchemaValidator {}',
);

/** Plugins for the bundles of all functions. */
export const BUNDLE_PLUGINS = [splitSdk, stripZodLocales, stubAjv];
