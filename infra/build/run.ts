import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ARCHITECTURES, detectHostArchitecture } from '../architecture.ts';
import { buildAll } from './build.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './folders.ts';
import { measurePackedLayers } from './packed-layers.ts';

/**
 * `npm run build`; `--record` writes the layers' hashes to layers/packed.json, which the tests compare. Code is cached for this machine's
 * architecture or that of `--architecture`, with `--native` only where both are the same.
 */
const { values } = parseArgs({
  options: { record: { type: 'boolean' }, architecture: { type: 'string' }, native: { type: 'boolean' } },
});
const architecture = ARCHITECTURES.find((name) => name === (values.architecture ?? detectHostArchitecture()));
if (!architecture) throw new Error(`--architecture is ${values.architecture}; it can be ${ARCHITECTURES.join(' or ')}`);
const startedMs = performance.now();
const sizes = await buildAll({ architecture, isEmulated: !values.native });
for (const [group, bytes] of sizes) console.log(`${group.padEnd(24)}${(bytes / 1000).toFixed(0).padStart(6)} kB`);
const layers = measurePackedLayers(BUILD_FOLDER);
for (const [name, { zipBytes, sha256 }] of Object.entries(layers)) {
  console.log(`${name.padEnd(24)}${(zipBytes / 1e6).toFixed(1).padStart(6)} MB  sha256 ${sha256}`);
}
if (values.record) {
  await writeFile(join(PROJECT_FOLDER, 'layers', 'packed.json'), `${JSON.stringify(layers, undefined, 2)}\n`);
}
console.log(`built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
