import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './folders.ts';
import { measurePackedLayers } from './packed-layers.ts';

/** `npm run build`; `--record` writes the layers' hashes to layers/packed.json, which the tests compare. */
const startedMs = performance.now();
const sizes = await buildAll();
for (const [group, bytes] of sizes) console.log(`${group.padEnd(24)}${(bytes / 1000).toFixed(0).padStart(6)} kB`);
const layers = measurePackedLayers(BUILD_FOLDER);
for (const [name, { zipBytes, sha256 }] of Object.entries(layers)) {
  console.log(`${name.padEnd(24)}${(zipBytes / 1e6).toFixed(1).padStart(6)} MB  sha256 ${sha256}`);
}
if (process.argv.includes('--record')) {
  await writeFile(join(PROJECT_FOLDER, 'layers', 'packed.json'), `${JSON.stringify(layers, undefined, 2)}\n`);
}
console.log(`built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
