/** `npm run build:serve`: builds the folder that `npm run serve`, the container and the systemd unit run. */
import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BuildOptions, build } from 'esbuild';
import { locateServeFiles } from '../../host/built-files.ts';
import { detectHostArchitecture } from '../architecture.ts';
import { COMMON_JS, CONTRACTS, FROM_LAYERS } from './bundle.ts';
import { BUNDLE_PLUGINS, WHOLE_BUNDLE_PLUGINS } from './bundle-plugins.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './folders.ts';
import { assembleLayers, locatePicturesLayer, locatePlacesLayer, locateSwissephLayer } from './layers.ts';
import { listBundledPackages, writeLicenses } from './licenses.ts';
import { replaceFolder } from './replace-folder.ts';

const SERVE_FOLDER = join(BUILD_FOLDER, 'serve');

const PROGRAM = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  keepNames: true,
  metafile: true,
  plugins: BUNDLE_PLUGINS,
  logLevel: 'warning',
} as const satisfies BuildOptions;

async function fillServeFolder(folder: string): Promise<void> {
  const files = locateServeFiles(folder);
  const [main, worker, bulkWorker] = await Promise.all([
    build({ ...PROGRAM, entryPoints: [join(PROJECT_FOLDER, 'host', 'serve.ts')], outfile: files.main }),
    bundleWorker('host/worker.ts', files.worker),
    bundleWorker('host/bulk/worker.ts', files.bulkWorker),
    writeDocuments('contract', files.task),
    writeDocuments('pages', files.task),
    copyData(files),
  ]);
  const outputs = [main, worker, bulkWorker].flatMap(({ metafile }) => Object.values(metafile?.outputs ?? {}));
  await writeLicenses(listBundledPackages(outputs), folder);
  for (const name of ['LICENSE', 'NOTICE']) await cp(join(PROJECT_FOLDER, name), join(folder, name));
}

/** One bundle with every function, in which each module exists once: the engine has one state for each process. */
const bundleWorker = (source: string, outfile: string) =>
  build({
    ...COMMON_JS,
    entryPoints: [join(PROJECT_FOLDER, source)],
    outfile,
    external: [...FROM_LAYERS, ...CONTRACTS],
    plugins: WHOLE_BUNDLE_PLUGINS,
    metafile: true,
  });

/** In a process of its own, as the bundler of the pages runs meanwhile. */
async function writeDocuments(documents: 'contract' | 'pages', folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)(process.execPath, [join(PROJECT_FOLDER, 'host', 'write-documents.ts'), documents, folder]);
}

async function copyData({ modules, swisseph, places, pictures }: ReturnType<typeof locateServeFiles>): Promise<void> {
  await assembleLayers({ projectFolder: PROJECT_FOLDER, buildFolder: BUILD_FOLDER });
  const engine = locateSwissephLayer(BUILD_FOLDER, detectHostArchitecture());
  const copies = [
    [join(engine, 'nodejs', 'node_modules'), modules],
    [join(engine, 'swisseph'), swisseph],
    [join(locatePlacesLayer(BUILD_FOLDER), 'places'), places],
    [join(locatePicturesLayer(BUILD_FOLDER), 'pictures'), pictures],
  ] as const;
  for (const [from, to] of copies) await cp(from, to, { recursive: true });
}

const startedMs = performance.now();
console.log('Building the programs, the data and the documentation …');
await replaceFolder(SERVE_FOLDER, fillServeFolder);
console.log(`Built ${SERVE_FOLDER} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
process.exit();
