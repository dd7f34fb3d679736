import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHITECTURES } from '../architecture.ts';
import { locatePicturesLayer, locatePlacesLayer, locateSwissephLayer } from './layers.ts';
import { zipFileOf } from './zip.ts';

/** Sizes and hash of a layer as it is deployed. */
interface PackedLayer {
  /** Size under /opt. */
  readonly unpackedBytes: number;
  readonly zipBytes: number;
  /** Hash of the zip file, hexadecimal. Lambda reports it as `CodeSha256`, in base64. */
  readonly sha256: string;
}

/** Measures every layer of a build folder, by name. */
export function measurePackedLayers(buildFolder: string): Record<string, PackedLayer> {
  const folders: Readonly<Record<string, string>> = {
    pictures: locatePicturesLayer(buildFolder),
    places: locatePlacesLayer(buildFolder),
    ...Object.fromEntries(ARCHITECTURES.map((name) => [`swisseph-${name}`, locateSwissephLayer(buildFolder, name)])),
  };
  return Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, measurePackedLayer(folder)]));
}

function measurePackedLayer(folder: string): PackedLayer {
  const zip = readFileSync(zipFileOf(folder));
  const sha256 = createHash('sha256').update(zip).digest('hex');
  return { unpackedBytes: sumFileBytes(folder), zipBytes: zip.length, sha256 };
}

/** Total size of all files below a folder, bytes. */
export function sumFileBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
