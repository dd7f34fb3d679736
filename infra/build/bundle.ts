import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { BUNDLE_PLUGINS, SDK_FILE, SDK_MODULE } from './bundle-plugins.ts';
import { PROJECT_FOLDER } from './folders.ts';

/**
 * A group's bundle may not grow past this; what makes it larger belongs in a layer, or in a file that is loaded when it
 * is needed.
 */
export const LARGEST_BUNDLE_BYTES = 700_000;

/** Native code stays out of bundles: the swisseph layer brings it. */
const FROM_LAYERS = ['sweph'];

const COMMON_JS = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  // A file that is loaded later is required too: to import it would take Node's loader of ES modules.
  supported: { 'dynamic-import': false },
  minify: true,
  keepNames: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Which functions to bundle, where from, where to. */
export interface BundlePlan {
  readonly groups: readonly string[];
  /** Holds `<group>/index.ts`. */
  readonly sourceFolder: string;
  /** Receives `functions/<group>/index.js`, the SDK beside those that use it, and `metafile.json`. */
  readonly buildFolder: string;
}

/** Bytes of each group's bundle. */
export type BundleSizes = ReadonlyMap<string, number>;

/**
 * Bundles the functions as CommonJS: the only form in which a bare import is found in a layer.
 *
 * @throws Error naming every bundle over {@link LARGEST_BUNDLE_BYTES}
 */
export async function bundleFunctions({ groups, sourceFolder, buildFolder }: BundlePlan): Promise<BundleSizes> {
  const { metafile } = await build({
    ...COMMON_JS,
    entryPoints: groups.map((group) => ({ in: join(sourceFolder, group, 'index.ts'), out: join(group, 'index') })),
    outdir: join(buildFolder, 'functions'),
    external: FROM_LAYERS,
    plugins: BUNDLE_PLUGINS,
    metafile: true,
  });
  await addSdk(metafile, buildFolder);
  await markAsCommonJs(buildFolder);
  await writeFile(join(buildFolder, 'metafile.json'), JSON.stringify(metafile));
  return requireSmall(sizesOf(metafile));
}

/** Puts the SDK beside every bundle that loads it. */
async function addSdk({ outputs }: Metafile, buildFolder: string): Promise<void> {
  const users = Object.entries(outputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path === `./${SDK_FILE}`),
  );
  if (users.length === 0) return;
  const sdk = join(buildFolder, SDK_FILE);
  await build({ ...COMMON_JS, entryPoints: [join(PROJECT_FOLDER, SDK_MODULE)], outfile: sdk });
  await Promise.all(users.map(([output]) => copyFile(sdk, join(dirname(resolve(output)), SDK_FILE))));
}

/** The project is made of ES modules; without this, Node would take a bundle that is loaded from here for one. */
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
  throw new Error(`larger than ${LARGEST_BUNDLE_BYTES} bytes: ${list}; build/metafile.json says what is in them`);
}
