import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256OfFile } from '../../swisseph/build/digest.ts';

const LAYER = join(import.meta.dirname, '..');
const PATH = join(LAYER, 'manifest.json');

/** Writes down where a file of the layer comes from; the entries of the others stay as they are. */
export function recordInManifest(name: string, facts: Readonly<Record<string, unknown>>): void {
  const { files } = JSON.parse(readFileSync(PATH, 'utf8'));
  const path = join(LAYER, name);
  const entry = { sha256: sha256OfFile(path), bytes: statSync(path).size, ...facts };
  const sorted = Object.entries({ ...files, [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(PATH, `${JSON.stringify({ files: Object.fromEntries(sorted) }, null, 2)}\n`);
}
