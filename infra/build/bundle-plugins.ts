import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** A module that is bundled into a file of its own next to the bundles that load it. */
export interface SeparateModule {
  readonly module: string;
  readonly file: string;
}

export const SDK_MODULE = 'lib/adapters/dynamodb/sdk.ts';

/** Most cold starts would read its 361 kB for nothing. */
const SDK: SeparateModule = { module: SDK_MODULE, file: 'sdk.js' };

/** 960 kB that only documents need. It knows no class of the bundles: errors come from what it is given. */
const PDF_WRITER: SeparateModule = { module: 'lib/draw/files/pdf/pdf-renderer.ts', file: 'pdf-renderer.js' };

/** 110 kB of coasts, borders and cities, which only pictures of maps show. */
const EARTH: SeparateModule = { module: 'lib/draw/map/earth.ts', file: 'earth.js' };

/** 21 kB of MiniSearch and what it needs here: only questions about the documentation search. */
const DOCS_SEARCH: SeparateModule = { module: 'lib/chain/site/docs-search.ts', file: 'docs-search.js' };

/** The AWS SDK for the bucket and the state machine of jobs, which only functions of jobs have. */
const JOB_SERVICES: SeparateModule = { module: 'lib/adapters/aws/job-services.ts', file: 'job-services.js' };

export const SEPARATE_MODULES: readonly SeparateModule[] = [SDK, PDF_WRITER, EARTH, DOCS_SEARCH, JOB_SERVICES];

/** Keeps a module out of the main bundle, which loads it on first use. */
const split = ({ module, file }: SeparateModule): Plugin => ({
  name: `split-${file}`,
  setup(build) {
    build.onResolve({ filter: new RegExp(`[\\\\/]${basename(module, '.ts')}\\.ts$`) }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
    );
  },
});

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

/** Drops zod's compiler of schemas, 32 kB that zod exports and does not use itself. */
const dropZodCompiler = replaceModule(
  'drop-zod-compiler',
  /[\\/]zod[\\/]v4[\\/]core[\\/]compile\.js$/,
  'export let INVALID, compile, withParser, ZodCompileAsyncError, ZodCompileUnsupportedError;',
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

/** Members of the manifests of data files that functions do not read. */
const DOCUMENTING: readonly string[] = ['source', 'license', 'scripts', 'years', 'counts', 'builtBy'];

/** Drops from manifests what documents the files: 10 kB of every bundle with calculations. */
const pruneManifests: Plugin = {
  name: 'prune-manifests',
  setup(build) {
    build.onLoad({ filter: /[\\/]layers[\\/]\w+[\\/](manifest|bodies)\.json$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const manifest = JSON.parse(text, (key, value) => (DOCUMENTING.includes(key) ? undefined : value));
      return { contents: JSON.stringify(manifest), loader: 'json' };
    });
  },
};

/** Takes PDFKit as CommonJS: its ES modules read the address of their file, which a bundle for `require` does not have. */
const requirePdfkit: Plugin = {
  name: 'require-pdfkit',
  setup(build) {
    build.onResolve({ filter: /^pdfkit$/ }, ({ kind, resolveDir }) =>
      kind === 'require-call' ? undefined : build.resolve('pdfkit', { kind: 'require-call', resolveDir }),
    );
  },
};

/** Plugins for a bundle without files beside it. */
export const WHOLE_BUNDLE_PLUGINS = [stripZodLocales, dropZodCompiler, stubAjv, pruneManifests, requirePdfkit];

/** Plugins for bundles with everything but the AWS SDK. */
export const BUNDLE_PLUGINS = [split(SDK), ...WHOLE_BUNDLE_PLUGINS];

/** Plugins for the bundles of functions. */
export const FUNCTION_PLUGINS = [
  ...BUNDLE_PLUGINS,
  split(PDF_WRITER),
  split(EARTH),
  split(DOCS_SEARCH),
  split(JOB_SERVICES),
];
