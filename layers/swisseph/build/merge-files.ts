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
 * Reads the files to be added. From a package, only files that came from any version of it: one package has old positions
 * next to new texts, another has centuries for which the engine lacks other files. From a folder, all ephemeris files; a file
 * with unchanged content keeps its origin.
 */
function readFiles(data: UnpackedData, { files }: Manifest): readonly EpheFile[] {
  const { folder, name: origin, sha256: hash } = data;
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  if (hash !== undefined) {
    const known = Object.entries(files).map(([name, { source }]) => ({ name, source }));
    return known
      .filter(({ source }) => isFrom(source, data) && existsSync(join(folder, source.path)))
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
 * Merges new files into those of the layer. A package replaces all files that came from any version of it, a folder the
 * files of the same names.
 *
 * @throws Error where there are no new files, or a file that stays does not match the manifest
 */
export function mergeFiles(newData: readonly UnpackedData[], manifest: Manifest, folder: string): readonly EpheFile[] {
  const added = newData.flatMap((data) => readFiles(data, manifest));
  if (added.length === 0)
    throw new Error(`found no ephemeris files (sepl*, semo*, seas*.se1, ${TEXT_FILES.join(', ')})`);
  const replaced = new Set(added.map(({ name }) => name));
  const unchanged = Object.entries(manifest.files).filter(
    ([name, { source }]) => !replaced.has(name) && !newData.some((data) => isFrom(source, data)),
  );
  return [
    ...added,
    ...unchanged.map(([name, { source, sha256: hash }]) => {
      const path = join(folder, name);
      if (existsSync(path) && sha256(readFileSync(path)) === hash) return { name, content: readFileSync(path), source };
      throw new Error(
        `${name} does not match the manifest: repeat the interrupted update, or restore the file with git`,
      );
    }),
  ];
}
