import { buildAll } from './build.ts';

const startedMs = performance.now();
const sizes = await buildAll();
for (const [group, bytes] of sizes) console.log(`${group.padEnd(24)}${(bytes / 1000).toFixed(0).padStart(6)} kB`);
console.log(`built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
