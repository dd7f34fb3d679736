import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../build/digest.ts';
import { parsePackageName, type UnpackedData } from '../../build/unpacked-data.ts';
import { type EpheFile, type FileSource, type Manifest, parseYears } from './manifest.ts';
import { TEXT_FILES } from './text-files.ts';

const isEphemerisFile = (name: string): boolean => parseYears(name) !== undefined || TEXT_FILES.includes(name);

const isFrom = (source: FileSource, { name, sha256: hash }: UnpackedData): boolean =>
  hash !== undefined && 'package' in source && parsePackageName(source.package) === parsePackageName(name);

/**
 * Of a package the files that came from any version of it, and no others: one carries old positions beside new texts,
 * another centuries for which the engine does not have everything. A file of a folder that is the same as before keeps its
 * origin.
 */
function readFiles(material: UnpackedData, { files }: Manifest): readonly EpheFile[] {
  const { folder, name: origin, sha256: hash } = material;
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  if (hash !== undefined) {
    const known = Object.entries(files).map(([name, { source }]) => ({ name, source }));
    return known
      .filter(({ source }) => isFrom(source, material) && existsSync(join(folder, source.path)))
      .map(({ name, source: { path } }) => ({ name, content: read(path), source: { package: origin, path } }));
  }
  const names = readdirSync(folder).filter(isEphemerisFile);
  return names.map((name) => {
    const content = read(name);
    const present = files[name];
    const isSame = present?.sha256 === sha256(content);
    return { name, content, source: isSame ? present.source : { folder: origin.replace(/^folder /, ''), path: name } };
  });
}

/**
 * All files of the layer with those of the materials in place of older ones. A package replaces all files that came from
 * it, a folder those of the same names.
 *
 * @throws Error where the materials have no files, or one that stays is not that of the manifest
 */
export function mergeFiles(
  materials: readonly UnpackedData[],
  manifest: Manifest,
  folder: string,
): readonly EpheFile[] {
  const given = materials.flatMap((material) => readFiles(material, manifest));
  if (given.length === 0)
    throw new Error(`no files of the ephemeris there (sepl*, semo*, seas*.se1, ${TEXT_FILES.join(', ')})`);
  const replaced = new Set(given.map(({ name }) => name));
  const kept = Object.entries(manifest.files).filter(
    ([name, { source }]) => !replaced.has(name) && !materials.some((material) => isFrom(source, material)),
  );
  return [
    ...given,
    ...kept.map(([name, { source, sha256: hash }]) => {
      const path = join(folder, name);
      if (existsSync(path) && sha256(readFileSync(path)) === hash) return { name, content: readFileSync(path), source };
      throw new Error(`${name} is not the file of the manifest: repeat the interrupted update, or restore it with git`);
    }),
  ];
}
