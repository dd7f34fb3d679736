import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EphemerisFile } from '../port.ts';
import { type Era, erasOf } from './eras.ts';
import { MANIFEST_FILES } from './manifest.ts';
import { Seals } from './seals.ts';
import { unavailable } from './unavailable.ts';

/** The data files of one folder, looked at once. */
export interface DataFolder {
  readonly path: string;
  readonly files: readonly EphemerisFile[];
  readonly eras: readonly Era[];
  readonly seals: Seals;
}

/** Either of these would quietly replace the engine's own ΔT, and every position with it. */
const FORBIDDEN = ['swe_deltat.txt', 'sedeltat.txt'];

function list(path: string): ReadonlyMap<string, number> {
  try {
    return new Map(readdirSync(path).map((name) => [name, statSync(join(path, name)).size]));
  } catch (cause) {
    throw unavailable(`The ephemeris folder ${path} cannot be read`, cause);
  }
}

function requireManifest(sizes: ReadonlyMap<string, number>): void {
  for (const [name, { bytes }] of MANIFEST_FILES) {
    const size = sizes.get(name);
    if (size === undefined) throw unavailable(`The ephemeris file ${name} is missing`);
    if (size !== bytes) throw unavailable(`The ephemeris file ${name} has ${size} bytes instead of ${bytes}`);
  }
}

function describe([name, bytes]: readonly [string, number]): EphemerisFile {
  return { name, bytes, origin: MANIFEST_FILES.has(name) ? 'manifest' : 'additional' };
}

/**
 * Looks at a data folder: every file of the manifest is there with its size, nothing is there that falsifies.
 *
 * @throws Problem `EphemerisUnavailable` otherwise
 */
export function readFolder(folderPath: string): DataFolder {
  const path = resolve(folderPath);
  const sizes = list(path);
  const forbidden = FORBIDDEN.find((name) => sizes.has(name));
  if (forbidden) throw unavailable(`The ephemeris folder holds ${forbidden}, which overrides ΔT`);
  requireManifest(sizes);
  const files = [...sizes].filter(([name]) => MANIFEST_FILES.has(name) || name.endsWith('.se1')).map(describe);
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { path, files, eras: erasOf(files.map(({ name }) => name)), seals: new Seals(path) };
}
