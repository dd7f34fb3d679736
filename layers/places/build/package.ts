import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { debianPackage, findFiles, inWorkshop, type Material, withMaterial } from '../../build/material.ts';
import { readTzdataSource } from './source.ts';

/** A release of the time zone database, unpacked. */
export interface TzdataPackage {
  /** Of the package, such as `2026f-0+deb12u1`; of a folder the database's own. */
  readonly version: string;
  /** `Debian tzdata 2026f-0+deb12u1`; of other origins `tzdata 2026f, folder x` */
  readonly name: string;
  readonly sha256?: string;
  /** `tzdata.zi`, the source. */
  readonly source: string;
  /** Folder with a compiled file for each zone. */
  readonly zoneinfo: string;
}

/** The source in one file; Debian ships it beside the compiled ones. */
const SOURCE = 'tzdata.zi';

/**
 * Hands a release of the database to a step of the build and clears it away afterwards.
 *
 * @param from a folder, an archive or a package with `tzdata.zi`, to build from that very one; Debian's newest unless stated
 */
export function withTzdata<Result>(from: string | undefined, step: (tzdata: TzdataPackage) => Result): Result {
  return inWorkshop((workshop) =>
    withMaterial(from ?? debianPackage('tzdata', workshop), (material) => step(tzdataIn(material, workshop))),
  );
}

function tzdataIn({ folder, name, sha256 }: Material, workshop: string): TzdataPackage {
  const [path, ...others] = findFiles(folder, (file) => file === SOURCE);
  if (path === undefined || others.length > 0)
    throw new Error(`${name} has ${others.length + (path ? 1 : 0)} ${SOURCE}`);
  const source = readFileSync(path, 'utf8');
  const zoneinfo = isCompiled(source, dirname(path)) ? dirname(path) : compiled(path, join(workshop, 'compiled'));
  const version = /^Debian tzdata (\S+)$/.exec(name)?.[1] ?? readTzdataSource(source).version;
  return {
    version,
    name: name.startsWith('Debian ') ? name : `tzdata ${version}, ${name}`,
    source,
    zoneinfo,
    ...(sha256 !== undefined && { sha256 }),
  };
}

const isCompiled = (source: string, folder: string): boolean =>
  [...readTzdataSource(source).zones.keys()].every((zone) => existsSync(join(folder, zone)));

/** As Debian compiles it: every transition up to 2037 spelled out. From Debian's source the same bytes as Debian's. */
function compiled(source: string, folder: string): string {
  execFileSync('zic', ['-b', 'fat', '-d', folder, source]);
  return folder;
}
