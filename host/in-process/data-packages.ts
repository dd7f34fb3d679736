import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A package with data. */
export interface DataPackage {
  readonly name: string;
  /** What it is for, as the end of "it is needed for …". */
  readonly purpose: string;
  /** Variable of the functions that names the folder. */
  readonly variable: string;
  /** Whether the package `natal` brings it along; the others are installed by those who need them. */
  readonly isRequired: boolean;
  /** Error code of answers that fail without it. */
  readonly errorCode?: string;
}

/** The packages with data. */
export const DATA_PACKAGES = [
  {
    name: 'natal-ephemeris',
    purpose: 'every position',
    variable: 'EPHEMERIS_PATH',
    isRequired: true,
  },
  {
    name: 'natal-places',
    purpose: 'time zones and places by name',
    variable: 'PLACES_PATH',
    isRequired: true,
  },
  {
    name: 'natal-boundaries',
    purpose: 'the time zone of coordinates without a name',
    variable: 'BOUNDARIES_PATH',
    isRequired: false,
    errorCode: 'PlacesUnavailable',
  },
  {
    name: 'natal-compiled',
    purpose: 'quick searches over years',
    variable: 'COMPILED_PATH',
    isRequired: false,
  },
  {
    name: 'natal-pictures',
    purpose: 'pictures as PNG',
    variable: 'PICTURES_PATH',
    isRequired: false,
    errorCode: 'PicturesUnavailable',
  },
] as const satisfies readonly DataPackage[];

export type DataPackageName = (typeof DATA_PACKAGES)[number]['name'];

/** A package with data, and where it is. */
export interface FoundPackage extends DataPackage {
  /** Absolute path of its data, also where the package is not there. */
  readonly folder: string;
  readonly isThere: boolean;
  /** Its version; undefined where it is not there. */
  readonly version: string | undefined;
}

/** Finds the packages with data beside this program and in the project of the working folder. */
export function findDataPackages(program: string): readonly FoundPackage[] {
  const places = [createRequire(program), createRequire(join(process.cwd(), 'package.json'))];
  return DATA_PACKAGES.map((data) => {
    const manifest = places.map((place) => resolveManifest(place, data.name)).find((found) => found !== undefined);
    const version = manifest && (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
    const folder = join(manifest ? dirname(manifest) : join(dirname(program), 'missing', data.name), 'data');
    return { ...data, folder, isThere: existsSync(folder), version };
  });
}

function resolveManifest(place: NodeJS.Require, name: string): string | undefined {
  try {
    return place.resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}

/** The command that installs a package. */
export const toInstallation = ({ name }: Pick<DataPackage, 'name'>, version: string): string =>
  `npm install ${name}@${version}`;
