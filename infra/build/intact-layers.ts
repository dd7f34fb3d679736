import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePackedLayers } from './packed-layers.ts';

/** Manifests below `layers`, each with the folder of the files that it lists. */
const MANIFESTS = [
  { manifest: 'swisseph/manifest.json', folder: 'swisseph/ephe' },
  { manifest: 'swisseph/bodies.json', folder: 'swisseph/ephe' },
  { manifest: 'places/manifest.json', folder: 'places' },
  { manifest: 'pictures/manifest.json', folder: 'pictures/fonts' },
] as const;

/** Manifests of one file each, which was compiled from the ephemeris. */
const COMPILED = ['swisseph/longitudes.json', 'swisseph/moments.json'] as const;

interface ListedFile {
  /** Path below `layers`. */
  readonly path: string;
  readonly sha256: string;
  /** Path of the manifest, below `layers`. */
  readonly manifest: string;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Compares the data of the layers with their manifests, and the layers of a build with `layers/packed.json`. Functions refuse
 * changed data, so a service with them would be deployed without an error and answer 503.
 *
 * @param layersFolder the folder `layers` of a checkout
 * @throws Error naming every file that is missing or differs, or else every packed layer
 */
export function requireIntactLayers(layersFolder: string, buildFolder: string): void {
  const damaged = listFiles(layersFolder).flatMap((file) => describeDamage(file, layersFolder) ?? []);
  if (damaged.length > 0) {
    throw new Error(`data of the layers are not those of their manifests:\n${damaged.join('\n')}`);
  }
  const recorded = readJson(join(layersFolder, 'packed.json'));
  const others = Object.entries(measurePackedLayers(buildFolder)).flatMap(([name, { sha256 }]) =>
    recorded[name]?.sha256 === sha256 ? [] : [`- ${name}: SHA-256 ${sha256}, recorded ${recorded[name]?.sha256}`],
  );
  if (others.length > 0) {
    throw new Error(
      `packed layers are not those of layers/packed.json; npm ci installs the packages of the lock file, and after a change of layers npm run build -- --record:\n${others.join('\n')}`,
    );
  }
}

function listFiles(layersFolder: string): readonly ListedFile[] {
  const listed = MANIFESTS.flatMap(({ manifest, folder }) => {
    const files: Readonly<Record<string, { readonly sha256: string }>> = readJson(join(layersFolder, manifest)).files;
    return Object.entries(files).map(([name, { sha256 }]) => ({ path: `${folder}/${name}`, sha256, manifest }));
  });
  const compiled = COMPILED.map((manifest) => {
    const { file, sha256 } = readJson(join(layersFolder, manifest));
    return { path: `swisseph/ephe/${file}`, sha256, manifest };
  });
  return [...listed, ...compiled];
}

/** @returns undefined for a file that is as its manifest says */
function describeDamage({ path, sha256, manifest }: ListedFile, layersFolder: string): string | undefined {
  const file = join(layersFolder, path);
  if (!existsSync(file)) return `- layers/${path} is missing, which layers/${manifest} lists`;
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  return found === sha256 ? undefined : `- layers/${path} has SHA-256 ${found}, layers/${manifest} says ${sha256}`;
}
