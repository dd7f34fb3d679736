import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../build/digest.ts';
import { type NewFile, toJsonText } from '../../build/update.ts';

const MANIFEST = 'places/manifest.json';

/** New content of a file of the layer. */
interface DataFile {
  readonly path: string;
  readonly content: string | Buffer;
}

/**
 * Updates hash, size and origin of a file in the layer's manifest. The entry stays where hash and version are the same, even
 * if the file comes from another package.
 */
export function updateManifest(
  layers: string,
  { path, content }: DataFile,
  facts: { readonly version: string } & Readonly<Record<string, unknown>>,
): NewFile {
  const present = readFileSync(join(layers, MANIFEST), 'utf8');
  const name = path.replace('places/', '');
  const { files } = JSON.parse(present);
  const entry = { sha256: sha256(content), bytes: Buffer.byteLength(content), ...facts };
  const isSame = files[name]?.sha256 === entry.sha256 && files[name].version === entry.version;
  const entries = Object.entries({ ...files, [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  return { path: MANIFEST, content: isSame ? present : toJsonText({ files: Object.fromEntries(entries) }) };
}
