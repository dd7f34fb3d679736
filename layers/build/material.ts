import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { sha256OfFile } from '../swisseph/build/digest.ts';

/** New data as somebody handed them over, unpacked. */
export interface Material {
  /** Where they lie now; gone when the work with them is done. */
  readonly folder: string;
  /** `Debian tzdata 2026f-0+deb12u1`, `sweph-wasm@2.6.9`, `folder ephe`: for the manifest. */
  readonly name: string;
  /** Of the package or archive; a folder has none. */
  readonly sha256?: string;
}

/** What a command says of itself on standard error is in the message of the error that it ends with. */
const run = (command: string, args: readonly string[], folder: string): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** One more try after a second: npm's own two wait for a minute where there is no network. */
const TRIES = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=1000'];

/** `npm pack` only downloads: packages are never installed and none of their code runs. */
export function npmPack(specifier: string, folder: string): string {
  const output = run('npm', ['pack', specifier, '--loglevel=error', ...TRIES, '--pack-destination', folder], folder);
  return join(folder, output.trim().split('\n').at(-1) ?? '');
}

/** What a machine has installed may be years old, so the package is fetched anew, and unpacked without installing it. */
export function debianPackage(name: string, folder: string): string {
  run('apt-get', ['download', name], folder);
  const file = readdirSync(folder).find((entry) => entry.endsWith('.deb'));
  if (file === undefined) throw new Error(`apt-get download left no package in ${folder}`);
  return join(folder, file);
}

function unpackDeb(deb: string, folder: string): Material {
  run('dpkg-deb', ['-x', deb, folder], folder);
  const [name, version] = ['Package', 'Version'].map((field) => run('dpkg-deb', ['-f', deb, field], folder).trim());
  return { folder, name: `Debian ${name} ${version}`, sha256: sha256OfFile(deb) };
}

/**
 * The archive decides by itself how it is compressed.
 *
 * @param archive its whole path: what has no `/` before a `:` would be looked for on another machine
 */
function unpackTar(archive: string, name: string, folder: string): Material {
  run('tar', ['-xf', archive, '-C', folder], folder);
  return { folder, name, sha256: sha256OfFile(archive) };
}

const ARCHIVE = /\.(tar|tgz|tar\.[a-z0-9]+)$/;
const SPECIFIER = /^(@[a-z0-9-._~]+\/)?[a-z0-9-._~]+@\d[^/]*$/;

/** Whether a source is a version of an npm package rather than a path. */
export const isNpmVersion = (from: string): boolean => SPECIFIER.test(from) && !existsSync(from);

/** @throws Error where it is neither folder, archive, Debian package nor npm version */
function opened(from: string, workshop: string): Material {
  const folder = join(workshop, 'unpacked');
  mkdirSync(folder);
  if (isNpmVersion(from)) return unpackTar(npmPack(from, workshop), from, folder);
  const path = resolve(from);
  if (!existsSync(path)) throw new Error(`${from} is neither there nor name@version of an npm package`);
  if (statSync(path).isDirectory()) return { folder: path, name: `folder ${basename(path)}` };
  if (path.endsWith('.deb')) return unpackDeb(path, folder);
  if (ARCHIVE.test(path)) return unpackTar(path, `archive ${basename(path)}`, folder);
  throw new Error(`${from} is neither a folder nor an archive that is known here (.tar, .tgz, .tar.*, .deb)`);
}

/**
 * Hands new data to a step, unpacked, and clears them away afterwards.
 *
 * @param from a folder, an archive, a Debian package or `name@version` of an npm package
 */
export function withMaterial<Result>(from: string, step: (material: Material) => Result): Result {
  return inWorkshop((workshop) => step(opened(from, workshop)));
}

/** A folder for as long as a step takes; also where the step is a promise. */
export function inWorkshop<Result>(step: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'natal-data-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  let isPending = false;
  try {
    const result = step(folder);
    if (!(result instanceof Promise)) return result;
    isPending = true;
    return result.finally(remove) as Result;
  } finally {
    if (!isPending) remove();
  }
}

/** Paths below a folder of all that has such a name, whatever it is, in order. */
function findNamed(folder: string, fits: (name: string) => boolean): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => fits(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @throws Error where it is a link to what is not there */
function isFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`${path} is a link to nothing`);
  return found.isFile();
}

/** Paths below a folder at which a file of such a name lies, or a link to one; folders of that name are none. */
export const findFiles = (folder: string, fits: (name: string) => boolean): readonly string[] =>
  findNamed(folder, fits).filter(isFile);

/** The same, where nothing else is called so. @throws Error naming a folder of such a name */
export function findOnlyFiles(folder: string, fits: (name: string) => boolean): readonly string[] {
  const paths = findNamed(folder, fits);
  const other = paths.find((path) => !isFile(path));
  if (other !== undefined) throw new Error(`${other} is no file`);
  return paths;
}
