import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { locateArtifacts } from '../artifacts.ts';
import { BUNDLE_PLUGINS, FUNCTION_PLUGINS, SEPARATE_MODULES, type SeparateModule } from './bundle-plugins.ts';
import { PROJECT_FOLDER } from './folders.ts';
import { listBundledPackages, writeLicenses } from './licenses.ts';

/**
 * Size limit of a group's bundle, bytes. Larger code belongs in a layer or in a file that is loaded on first use. The
 * largest ones call endpoints of every group: links have 1575 kB, and the tools for language models, one of which calls
 * any endpoint, 1711 kB.
 */
export const LARGEST_BUNDLE_BYTES = 2_050_000;

/** The module that starts a function, and the name of its bundle next to that of the function. */
const START_MODULE = 'lib/runtime/start/start.ts';
const START_FILE = 'start.js';

/** Packages that bundles import from a layer: the swisseph layer contains the native code. */
export const FROM_LAYERS = ['sweph'];

/** Modules with the documentation of endpoints, which only builds load. */
export const CONTRACTS = ['./contract.ts', './*/contract.ts'];

/** Options of a bundle for Node that only `require` loads. */
export const COMMON_JS = {
  // Letters of other alphabets take two bytes as UTF-8 and six as escapes.
  charset: 'utf8',
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  // Dynamic imports become `require`: a real `import()` would start Node's loader of ES modules.
  supported: { 'dynamic-import': false },
  minify: true,
  keepNames: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Which functions to bundle, with source and target folder. */
interface BundlePlan {
  readonly groups: readonly string[];
  /** Holds `<group>/index.ts`. */
  readonly sourceFolder: string;
  /** Receives `functions/<group>/index.js` and `start.js`, the separate modules that it loads, the licenses, and `metafile.json`. */
  readonly buildFolder: string;
}

/** Size of each group's bundle, bytes. */
export type BundleSizes = ReadonlyMap<string, number>;

/**
 * Bundles the functions as CommonJS, because only `require` resolves bare imports from a layer.
 *
 * @throws Error naming every bundle over {@link LARGEST_BUNDLE_BYTES}
 */
export async function bundleFunctions({ groups, sourceFolder, buildFolder }: BundlePlan): Promise<BundleSizes> {
  const { metafile } = await build({
    ...COMMON_JS,
    entryPoints: groups.map((group) => ({ in: join(sourceFolder, group, 'index.ts'), out: join(group, 'index') })),
    outdir: join(buildFolder, 'functions'),
    external: [...FROM_LAYERS, ...CONTRACTS],
    plugins: FUNCTION_PLUGINS,
    metafile: true,
  });
  const separate = await Promise.all(SEPARATE_MODULES.map((one) => addSeparate(one, metafile, buildFolder)));
  await addLicenses(metafile, separate);
  await addStart(groups, buildFolder);
  await markAsCommonJs(buildFolder);
  await writeFile(join(buildFolder, 'metafile.json'), JSON.stringify(metafile));
  return requireSmall(sizesOf(metafile));
}

type Output = Metafile['outputs'][string];

const loads = ({ imports }: Output, { file }: SeparateModule): boolean =>
  imports.some(({ path }) => path === `./${file}`);

interface AddedModule extends SeparateModule {
  /** Folders of the packages in it. */
  readonly packages: readonly string[];
}

/** Copies a separate module next to every bundle that loads it. */
async function addSeparate(one: SeparateModule, { outputs }: Metafile, buildFolder: string): Promise<AddedModule> {
  const users = Object.entries(outputs).filter(([, output]) => loads(output, one));
  if (users.length === 0) return { ...one, packages: [] };
  const outfile = join(buildFolder, one.file);
  const entryPoints = [join(PROJECT_FOLDER, one.module)];
  const { metafile } = await build({ ...COMMON_JS, entryPoints, outfile, plugins: BUNDLE_PLUGINS, metafile: true });
  await Promise.all(users.map(([output]) => copyFile(outfile, join(dirname(resolve(output)), one.file))));
  return { ...one, packages: listBundledPackages(Object.values(metafile.outputs)) };
}

/** Writes the licenses of the packages in a bundle, and in the separate modules that it loads, next to it. */
async function addLicenses({ outputs }: Metafile, separate: readonly AddedModule[]): Promise<void> {
  const write = ([path, output]: [string, Output]): Promise<void> => {
    const added = separate.filter((one) => loads(output, one)).flatMap(({ packages }) => packages);
    return writeLicenses([...listBundledPackages([output]), ...added], dirname(resolve(path)));
  };
  await Promise.all(Object.entries(outputs).map(write));
}

/** Writes the entry next to every bundle. */
async function addStart(groups: readonly string[], buildFolder: string): Promise<void> {
  const outfile = join(buildFolder, START_FILE);
  await build({ ...COMMON_JS, entryPoints: [join(PROJECT_FOLDER, START_MODULE)], outfile });
  const { functionFolder } = locateArtifacts(buildFolder);
  await Promise.all(groups.map((group) => copyFile(outfile, join(functionFolder(group), START_FILE))));
}

/** Overrides the project's `"type": "module"`, by which Node would load the bundles as ES modules. */
async function markAsCommonJs(buildFolder: string): Promise<void> {
  await mkdir(buildFolder, { recursive: true });
  await writeFile(join(buildFolder, 'package.json'), '{ "type": "commonjs" }\n');
}

function sizesOf({ outputs }: Metafile): BundleSizes {
  return new Map(Object.entries(outputs).map(([path, { bytes }]) => [basename(dirname(path)), bytes]));
}

function requireSmall(sizes: BundleSizes): BundleSizes {
  const tooLarge = [...sizes].filter(([, bytes]) => bytes > LARGEST_BUNDLE_BYTES);
  if (tooLarge.length === 0) return sizes;
  const list = tooLarge.map(([group, bytes]) => `${group} (${bytes} bytes)`).join(', ');
  throw new Error(
    `bundles larger than ${LARGEST_BUNDLE_BYTES} bytes: ${list}; build/metafile.json lists their contents`,
  );
}
