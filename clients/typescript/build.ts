/**
 * Bundles the custom element with the code that draws a wheel. The bundle replaces `dist/element.js`, which the compiler
 * leaves empty because `src/element.ts` has only types.
 */
import { build } from 'esbuild';

const fromHere = (path: string): string => new URL(path, import.meta.url).pathname;

const resolveBeside = ({ path }: { readonly path: string }) => ({
  path: path.replace('../src/', './').replace(/\.ts$/, '.js'),
  external: true,
});

await build({
  entryPoints: [fromHere('element/natal-wheel.ts')],
  // The compiler has written the modules of src next to the bundle, which imports them there and contains no copy.
  plugins: [{ name: 'own-modules', setup: ({ onResolve }) => onResolve({ filter: /^\.\.\/src\// }, resolveBeside) }],
  outfile: fromHere('dist/element.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
  banner: { js: '// MIT, (c) 2026 the Natal maintainers' },
});
