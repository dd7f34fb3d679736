/** Bundles node and credentials under the names by which n8n finds them, each with the icon beside it. */
import { copyFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const fromHere = (path: string): string => new URL(path, import.meta.url).pathname;

await build({
  entryPoints: {
    'nodes/Natal/Natal.node': fromHere('src/node.ts'),
    'credentials/NatalApi.credentials': fromHere('src/credentials.ts'),
  },
  outdir: fromHere('dist'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  banner: { js: '// MIT, (c) 2026 the Natal maintainers' },
});
// n8n loads both with `require`.
await writeFile(fromHere('dist/package.json'), '{ "type": "commonjs" }\n');
for (const folder of ['nodes/Natal', 'credentials'])
  await copyFile(fromHere('../../site/styles/icon.svg'), fromHere(`dist/${folder}/natal.svg`));
