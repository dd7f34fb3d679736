/** Bundles the custom element, with everything that draws a wheel, over the empty module of its types. */
import { build } from 'esbuild';

const fromHere = (path: string): string => new URL(path, import.meta.url).pathname;

const resolveBeside = ({ path }: { readonly path: string }) => ({
  path: path.replace('../src/', './').replace(/\.ts$/, '.js'),
  external: true,
});

await build({
  entryPoints: [fromHere('element/natal-wheel.ts')],
  // The client's own modules are beside it in the package.
  plugins: [{ name: 'own-modules', setup: ({ onResolve }) => onResolve({ filter: /^\.\.\/src\// }, resolveBeside) }],
  outfile: fromHere('dist/element.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
  banner: { js: '// AGPL-3.0-or-later' },
});
