/** `npm run package`: packs what is published on npm into `build/package/*.tgz`, and beside them the bundle for Claude's desktop program. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import typescript from 'typescript';
import { locateServeFiles } from '../../../host/built-files.ts';
import { DATA_PACKAGES } from '../../../host/in-process/data-packages.ts';
import { release } from '../../../lib/base/release.ts';
import { toJsonFile } from '../../../lib/base/text.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from '../folders.ts';
import { listBundledPackages, writeLicenses } from '../licenses.ts';
import { replaceFolder } from '../replace-folder.ts';
import { bundlePrograms } from './bundles.ts';
import { DATA_FILES, LEFT_TO_OTHERS } from './data.ts';
import { packDesktopBundle } from './desktop-bundle.ts';
import { BROUGHT_ALONG, describeData, describeNatal } from './manifests.ts';

const runFile = promisify(execFile);
const fromRoot = (path: string): string => join(PROJECT_FOLDER, path);
const SERVE = join(BUILD_FOLDER, 'serve');
const PACKAGES = join(BUILD_FOLDER, 'package');

async function fillNatal(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  const outputs = await bundlePrograms(dist);
  await writeLicenses([...listBundledPackages(outputs), fromRoot('node_modules/sweph')], folder);
  await writeFile(join(dist, 'natal.d.ts'), await declareLibrary());
  const command = join(dist, 'command.js');
  await writeFile(command, `#!/usr/bin/env node\n${await readFile(command, 'utf8')}`, { mode: 0o755 });
  await cp(locateServeFiles(SERVE).task, join(dist, 'documents'), { recursive: true });
  await cp(fromRoot('host/in-process/README.md'), join(folder, 'README.md'));
  for (const name of ['LICENSE', 'NOTICE']) await cp(fromRoot(name), join(folder, name));
  await cp(join(SERVE, 'data', 'swisseph', 'NOTICE'), join(dist, 'engine', 'NOTICE'));
  await writeFile(join(folder, 'package.json'), toJsonFile(describeNatal()));
}

/** The types of the library; those of the client come from its own package. */
async function declareLibrary(): Promise<string> {
  const source = await readFile(fromRoot('host/in-process/natal.ts'), 'utf8');
  const { outputText } = typescript.transpileDeclaration(source, { fileName: 'natal.ts' });
  return outputText.replaceAll(/'[./]+clients\/typescript\/src\/index\.ts'/g, "'natal-client'");
}

async function fillData(data: (typeof DATA_PACKAGES)[number], folder: string): Promise<void> {
  const { from, names, bundled } = DATA_FILES[data.name];
  const source = join(SERVE, 'data', from);
  const chosen = names ?? (await readdir(source)).filter((name) => !LEFT_TO_OTHERS.includes(name));
  for (const name of chosen) await cp(join(source, name), join(folder, 'data', name), { recursive: true });
  if (bundled) await cp(join(source, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  await cp(fromRoot('NOTICE'), join(folder, 'NOTICE'));
  await writeFile(join(folder, 'package.json'), toJsonFile(describeData(data)));
}

async function pack(source: string, target: string): Promise<void> {
  await runFile('npm', ['pack', '--silent', '--pack-destination', target], { cwd: source });
}

async function fillPackages(folder: string): Promise<void> {
  const toArchive = (name: string): string => join(folder, `${name}-${release.version}.tgz`);
  const sources = join(folder, 'sources');
  await fillNatal(join(sources, 'natal'));
  for (const data of DATA_PACKAGES) await fillData(data, join(sources, data.name));
  for (const name of await readdir(sources)) await pack(join(sources, name), folder);
  for (const client of ['typescript', 'n8n']) await pack(fromRoot(`clients/${client}`), folder);
  await packDesktopBundle(BROUGHT_ALONG.map(toArchive), join(sources, 'mcpb'), folder);
}

await runFile(process.execPath, [fromRoot('infra/build/serve.ts')]);
await replaceFolder(PACKAGES, fillPackages);
for (const name of (await readdir(PACKAGES)).filter((file) => /\.(tgz|mcpb)$/.test(file))) {
  const { size } = await stat(join(PACKAGES, name));
  console.log(`${(size / 1e6).toFixed(1).padStart(6)} MB  build/package/${name}`);
}
process.exit();
