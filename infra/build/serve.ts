/** `npm run build:serve`: builds the folder that `npm run serve`, the container and the systemd unit run. */
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { readApi } from '../local/assembly/api.ts';
import { layOutFunctions } from '../local/lambda/sandbox.ts';
import { synthesise } from '../local/synthesise.ts';
import { locateServeFiles } from '../serve/layout.ts';
import { buildAll } from './build.ts';
import { BUNDLE_PLUGINS } from './bundle-plugins.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './folders.ts';
import { listBundledPackages, writeLicences } from './licences.ts';
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

/** Settings are read when the service starts, so none of this machine's may get into the template. */
const NEUTRAL_ENVIRONMENT = { PATH: process.env.PATH };

async function fillServeFolder(folder: string, assembly: string): Promise<void> {
  const files = locateServeFiles(folder);
  await mkdir(files.assembly, { recursive: true });
  const descriptions = (await readdir(assembly)).filter((name) => name.endsWith('.json') && !name.startsWith('asset.'));
  for (const name of descriptions) await cp(join(assembly, name), join(files.assembly, name));
  const { functions } = await readApi(assembly);
  await layOutFunctions([...functions.values()], files.functions);
  const programs = [
    { entryPoints: [join(PROJECT_FOLDER, 'infra', 'serve', 'main.ts')], outfile: files.main },
    { entryPoints: [join(PROJECT_FOLDER, 'infra', 'local', 'runtime.ts')], outfile: files.runtime },
  ];
  const built = await Promise.all(programs.map((program) => build({ ...PROGRAM, ...program })));
  await writeLicences(listBundledPackages(built.flatMap(({ metafile }) => Object.values(metafile.outputs))), folder);
  for (const name of ['LICENSE', 'NOTICE']) await cp(join(PROJECT_FOLDER, name), join(folder, name));
}

const startedMs = performance.now();
const assembly = await mkdtemp(join(tmpdir(), 'serve-assembly-'));
try {
  console.log('Building functions, layers and documentation …');
  await buildAll();
  console.log('Synthesising the stack …');
  await synthesise(assembly, { environment: NEUTRAL_ENVIRONMENT, signal: new AbortController().signal });
  await replaceFolder(SERVE_FOLDER, (folder) => fillServeFolder(folder, assembly));
} finally {
  await rm(assembly, { recursive: true, force: true });
}
console.log(`Built ${SERVE_FOLDER} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
process.exit();
