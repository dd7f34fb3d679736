import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { COMMON_JS, CONTRACTS } from '../bundle.ts';
import { BUNDLE_PLUGINS } from '../bundle-plugins.ts';
import { PROJECT_FOLDER } from '../folders.ts';

const ENGINE = join(import.meta.dirname, 'prebuilt-engine.cjs');
const CLIENT = /[\\/]clients[\\/]typescript[\\/]src[\\/]index\.ts$/;

/** The engine is taken from beside the bundle. */
const prebuiltEngine: Plugin = {
  name: 'prebuilt-engine',
  setup: (bundle) => bundle.onResolve({ filter: /^sweph$/ }, () => ({ path: ENGINE })),
};

/** The client stays a package of its own, so that its errors are the same class for those who use both. */
const ownClient: Plugin = {
  name: 'own-client',
  setup: (bundle) => bundle.onResolve({ filter: CLIENT }, () => ({ path: 'natal-client', external: true })),
};

/** Modules of endpoints that only threads and processes load. */
const HANDLERS = ['./handler.ts', './handlers.ts', './*/handler.ts', './*/handlers.ts', '../lib/bulk/*/operation.ts'];

/** Programs of threads and processes, by the names of their bundles. */
const PROGRAMS = {
  thread: 'host/in-process/thread.ts',
  worker: 'host/worker.ts',
  'bulk-worker': 'host/bulk/worker.ts',
} as const;

/** Node that is too old would report a fault of syntax. */
const NODE_CHECK = `if (Number(process.versions.node.split('.')[0]) < 22) {
  console.error('natal needs Node 22 or later; this is ' + process.version);
  process.exit(1);
}`;

const ESM = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  mainFields: ['module', 'main'],
  minify: true,
  keepNames: true,
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles command, library, threads and processes into a folder, with the engines for every machine. @returns the outputs, for licenses */
export async function bundlePrograms(folder: string): Promise<readonly Metafile['outputs'][string][]> {
  const thread = { ...COMMON_JS, target: 'node22', metafile: true, plugins: [prebuiltEngine, ...BUNDLE_PLUGINS] };
  const results = await Promise.all([
    build({
      ...ESM,
      entryPoints: { natal: fromRoot('host/in-process/natal.ts'), command: fromRoot('host/command/run.ts') },
      outdir: folder,
      chunkNames: 'part-[hash]',
      banner: { js: NODE_CHECK },
      external: [...CONTRACTS, ...HANDLERS],
      plugins: [ownClient, ...BUNDLE_PLUGINS],
    }),
    ...Object.entries(PROGRAMS).map(([name, source]) =>
      build({
        ...thread,
        entryPoints: [fromRoot(source)],
        outfile: join(folder, `${name}.cjs`),
        external: [...CONTRACTS],
      }),
    ),
  ]);
  const prebuilt = fromRoot('node_modules/sweph/prebuilds');
  for (const machine of readdirSync(prebuilt))
    await cp(join(prebuilt, machine, 'sweph.node'), join(folder, 'engine', `${machine}.node`));
  return results.flatMap(({ metafile }) => Object.values(metafile?.outputs ?? {}));
}

const fromRoot = (path: string): string => join(PROJECT_FOLDER, path);
