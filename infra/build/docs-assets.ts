import { basename, extname, join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import { SHARED_ASSETS } from '../../site/layout.ts';
import { linkToPage, type Page } from '../../site/page.ts';
import { PROJECT_FOLDER } from './folders.ts';
import { listBundledPackages } from './licenses.ts';

/** A file of the site, not yet written. */
export interface BuiltFile {
  /** Relative to /docs; that of a root file begins with a slash. */
  readonly path: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array;
  readonly isNamedByContent: boolean;
}

const SITE = join(PROJECT_FOLDER, 'site');
const ASSETS = 'assets';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.topojson': 'application/json',
  '.geojson': 'application/json',
  '.bin': 'application/octet-stream',
  '.woff2': 'font/woff2',
};

/** Built scripts, styles and data of the documentation's pages. */
interface SiteAssets {
  readonly files: readonly BuiltFile[];
  /** Folders of the npm packages in the files. */
  readonly packages: readonly string[];
  /** Address of the file built from a source. @throws Error for a source that no page declares */
  addressOf(source: string): string;
  /** Address of a built path. */
  addressAt(path: string): string;
}

const FOR_BROWSERS = {
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  write: false,
  metafile: true,
  outdir: join(SITE, ASSETS),
  entryNames: '[name]-[hash]',
  chunkNames: 'shared-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.topojson': 'file', '.geojson': 'file', '.bin': 'file', '.woff2': 'file' },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles the scripts and styles of all pages. File names contain a hash of the content. */
export async function bundleAssets(pages: readonly Page[]): Promise<SiteAssets> {
  const modules = [SHARED_ASSETS.script, ...pages.flatMap(({ scripts = [] }) => scripts)];
  const plain = [SHARED_ASSETS.blocking, SHARED_ASSETS.style, ...pages.flatMap(({ styles = [] }) => styles)];
  const results = await Promise.all([
    build({ ...FOR_BROWSERS, entryPoints: toSourcePaths(modules), format: 'esm', splitting: true }),
    build({ ...FOR_BROWSERS, entryPoints: toSourcePaths(plain), format: 'iife' }),
    build({ ...FOR_BROWSERS, entryPoints: toSourcePaths([SHARED_ASSETS.icon]), loader: { '.svg': 'copy' } }),
  ]);
  const outputs = results.flatMap(({ outputFiles }) => outputFiles);
  const names = new Map(results.flatMap(({ metafile }) => listBuiltNames(metafile)));
  const addressAt = (path: string): string => linkToPage(path);
  const addressOf = (source: string): string => {
    const name = names.get(source);
    if (name === undefined) throw new Error(`site/${source} was not built`);
    return addressAt(`${ASSETS}/${name}`);
  };
  const packages = listBundledPackages(results.flatMap(({ metafile }) => Object.values(metafile.outputs)));
  return { files: dropDuplicates(outputs).map(toBuiltFile), packages, addressOf, addressAt };
}

const toSourcePaths = (paths: readonly string[]): string[] => [...new Set(paths)].map((path) => join(SITE, path));

/** Pairs of source path, relative to the site's folder, and name of the built file. */
function listBuiltNames({ outputs }: Metafile): readonly (readonly [string, string])[] {
  return Object.entries(outputs).flatMap(([path, { entryPoint, inputs }]) => {
    const [onlyInput] = Object.keys(inputs);
    const source = entryPoint ?? onlyInput;
    return source === undefined ? [] : [[relative(SITE, join(process.cwd(), source)), basename(path)] as const];
  });
}

const dropDuplicates = (files: readonly OutputFile[]): readonly OutputFile[] => [
  ...new Map(files.map((file) => [file.path, file])).values(),
];

function toBuiltFile({ path, contents, text }: OutputFile): BuiltFile {
  const name = basename(path);
  const mediaType = MEDIA_TYPES[extname(name)];
  if (mediaType === undefined) throw new Error(`${name} has an unknown extension; add its media type to MEDIA_TYPES`);
  const content = /^text\/|json|svg/.test(mediaType) ? text : contents;
  return { path: `${ASSETS}/${name}`, mediaType, content, isNamedByContent: true };
}
