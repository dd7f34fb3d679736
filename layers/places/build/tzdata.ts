import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { downloadDebianPackage, openData } from '../../build/unpacked-data.ts';
import { readTzdataSource } from './tzdata-source.ts';

/** A release of the time zone database, unpacked. */
export interface TzdataPackage {
  /** Version of the package, such as `2026f-0+deb12u1`; for a folder, that of the database. */
  readonly version: string;
  /** `Debian tzdata 2026f-0+deb12u1`; of other origins `tzdata 2026f, folder x` */
  readonly name: string;
  readonly sha256?: string;
  /** `tzdata.zi`, the source. */
  readonly source: string;
  /** Folder with a compiled file for each zone. */
  readonly zoneinfo: string;
}

/** The source in one file, which Debian ships with the compiled files. */
const SOURCE_FILE = 'tzdata.zi';

/**
 * Unpacks a release of the database.
 *
 * @param from folder or package with `tzdata.zi`; default Debian's newest
 * @param workFolder temporary folder for downloads
 */
export function openTzdata(from: string | undefined, workFolder: string): TzdataPackage {
  const data = from === undefined ? downloadDebianPackage('tzdata', workFolder) : openData(from, workFolder);
  const { folder, name, sha256 } = data;
  const [path, ...others] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === SOURCE_FILE,
  );
  if (path === undefined || others.length > 0) throw new Error(`${name} must contain exactly one ${SOURCE_FILE}`);
  const source = readFileSync(join(folder, path), 'utf8');
  const { zones, version } = readTzdataSource(source);
  const compiledFolder = join(folder, dirname(path));
  const isCompiled = [...zones.keys()].every((zone) => existsSync(join(compiledFolder, zone)));
  return {
    version: /^Debian tzdata (\S+)$/.exec(name)?.[1] ?? version,
    name: name.startsWith('Debian ') ? name : `tzdata ${version}, ${name}`,
    source,
    zoneinfo: isCompiled ? compiledFolder : compile(join(folder, path), join(workFolder, 'compiled')),
    ...(sha256 !== undefined && { sha256 }),
  };
}

/** Compiles the source as Debian does, with every transition up to 2037. Debian's source gives Debian's bytes. */
function compile(source: string, folder: string): string {
  execFileSync('zic', ['-b', 'fat', '-d', folder, source]);
  return folder;
}
