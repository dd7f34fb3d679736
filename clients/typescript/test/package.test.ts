import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const PACKAGE = new URL('../', import.meta.url).pathname;

it('the package contains the compiled types of the contract and no sources', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: PACKAGE });
  const files = [...stdout.matchAll(/"path": "([^"]+)"/g)].map(([, path]) => path);
  expect(files).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'dist/contract.d.ts']));
  expect(files.filter((path) => !/^(dist\/.+\.(js|d\.ts)|LICENSE|README\.md|package\.json)$/.test(path ?? ''))).toEqual(
    [],
  );
});

it('the package runs on every platform: it imports nothing from Node', async () => {
  const { build } = await import('esbuild');
  const built = await build({
    entryPoints: [join(PACKAGE, 'dist/index.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
  });
  expect(built.warnings).toEqual([]);
  expect(built.outputFiles[0]?.contents.length).toBeLessThan(8_000);
});
