import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { EphemerisFile } from '../../astro/port.ts';
import { type FileSpan, listFileSpans } from './file-spans.ts';
import { MANIFEST_FILES } from './manifest.ts';

/**
 * Verifies that files of a folder are byte for byte those of the manifest.
 *
 * Hashing all 20 MB takes 60–115 ms, a third of the start-up budget; the files of one moment take 5 ms. So each file is
 * hashed once, before the engine first reads it.
 */
class FileChecksums {
  readonly #path: string;
  readonly #whole = new Set<string>();

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * @throws EphemerisUnavailableError where a file of the manifest has other bytes; files that it does not list
   * pass
   */
  require(names: Iterable<string>): void {
    for (const name of names) this.requireFile(name);
  }

  /** {@link require} for one file. */
  requireFile(name: string): void {
    if (!this.#whole.has(name)) this.#verify(name);
  }

  #verify(name: string): void {
    const expected = MANIFEST_FILES.get(name)?.sha256;
    if (expected !== undefined && this.#hash(name) !== expected) {
      throw new EphemerisUnavailableError(`The ephemeris file ${name} differs from the one that the manifest lists`);
    }
    this.#whole.add(name);
  }

  #hash(name: string): string {
    try {
      return createHash('sha256')
        .update(readFileSync(join(this.#path, name)))
        .digest('hex');
    } catch (cause) {
      throw new EphemerisUnavailableError(`The ephemeris file ${name} cannot be read`, { cause });
    }
  }
}

/** The data files of one folder, listed once. */
export interface DataFolder {
  readonly path: string;
  readonly files: readonly EphemerisFile[];
  readonly fileSpans: readonly FileSpan[];
  readonly checksums: FileChecksums;
}

/** Files that would silently replace the engine's ΔT and so change every position. */
const FORBIDDEN_FILES = ['swe_deltat.txt', 'sedeltat.txt'];

function listFileSizes(path: string): ReadonlyMap<string, number> {
  try {
    return new Map(readdirSync(path).map((name) => [name, statSync(join(path, name)).size]));
  } catch (cause) {
    throw new EphemerisUnavailableError(`The ephemeris folder ${path} cannot be read`, { cause });
  }
}

function requireManifest(sizes: ReadonlyMap<string, number>): void {
  for (const [name, { bytes }] of MANIFEST_FILES) {
    const size = sizes.get(name);
    if (size === undefined) throw new EphemerisUnavailableError(`The ephemeris file ${name} is missing`);
    if (size !== bytes)
      throw new EphemerisUnavailableError(`The ephemeris file ${name} has ${size} bytes instead of ${bytes}`);
  }
}

function describeFile([name, bytes]: readonly [string, number]): EphemerisFile {
  return { name, bytes, origin: MANIFEST_FILES.has(name) ? 'manifest' : 'additional' };
}

/**
 * Lists a data folder and checks its files.
 *
 * @throws EphemerisUnavailableError where a file of the manifest is missing or has another size, or a file
 * overrides ΔT
 */
export function readFolder(folderPath: string): DataFolder {
  const path = resolve(folderPath);
  const sizes = listFileSizes(path);
  const forbidden = FORBIDDEN_FILES.find((name) => sizes.has(name));
  if (forbidden) throw new EphemerisUnavailableError(`The ephemeris folder holds ${forbidden}, which overrides ΔT`);
  requireManifest(sizes);
  const files = [...sizes].filter(([name]) => MANIFEST_FILES.has(name) || name.endsWith('.se1')).map(describeFile);
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { path, files, fileSpans: listFileSpans(files.map(({ name }) => name)), checksums: new FileChecksums(path) };
}
