import { DATA_PACKAGES, type DataPackage } from '../../../host/in-process/data-packages.ts';
import { release } from '../../../lib/base/release.ts';
import project from '../../../package.json' with { type: 'json' };
import { DATA_FILES } from './data.ts';

/**
 * What packages on npm name as their repository, also those of the clients. The registry refuses a package whose provenance is from
 * another: E422, `"repository.url" is "", expected to match …`.
 */
export const REPOSITORY = { type: 'git', url: `git+${release.sourceUrl}.git` } as const;

const SHARED = {
  version: release.version,
  homepage: release.sourceUrl,
  repository: REPOSITORY,
  publishConfig: { access: 'public', provenance: true },
};

/** Manifest of the package `natal`. It has no script of installation. */
export const describeNatal = (): object => ({
  name: 'natal',
  ...SHARED,
  description: `${release.description}: command, library and server of the Model Context Protocol`,
  license: release.license,
  keywords: ['astrology', 'ephemeris', 'swiss-ephemeris', 'natal-chart', 'horoscope', 'transits', 'mcp'],
  mcpName: MCP_NAME,
  type: 'module',
  bin: { natal: 'dist/command.js' },
  exports: {
    '.': { types: './dist/natal.d.ts', default: './dist/natal.js' },
    './package.json': './package.json',
  },
  files: ['dist', 'README.md', 'NOTICE', 'THIRD-PARTY-LICENSES'],
  engines: { node: project.engines.node },
  dependencies: Object.fromEntries(DEPENDENCIES.map(toExact)),
  peerDependencies: Object.fromEntries(OPTIONAL.map(({ name }) => toExact(name))),
  peerDependenciesMeta: Object.fromEntries(OPTIONAL.map(({ name }) => [name, { optional: true }])),
});

/** Name of the server in the MCP Registry: the reversed host of the homepage, and the package. */
export const MCP_NAME = `${new URL(release.sourceUrl).hostname.split('.').reverse().join('.')}/natal`;

const DEPENDENCIES: readonly string[] = [
  'natal-client',
  ...DATA_PACKAGES.filter(({ isRequired }) => isRequired).map(({ name }) => name),
];

/** The packages that whoever installs `natal` gets. */
export const BROUGHT_ALONG: readonly string[] = ['natal', ...DEPENDENCIES];

const OPTIONAL: readonly DataPackage[] = DATA_PACKAGES.filter(({ isRequired }) => !isRequired);

const toExact = (name: string): readonly [string, string] => [name, release.version];

/** Manifest of a package with data. */
export function describeData({ name, purpose }: (typeof DATA_PACKAGES)[number]): object {
  const { license, bundled } = DATA_FILES[name];
  return {
    name,
    ...SHARED,
    description: `Data of the package natal, needed for ${purpose}`,
    license,
    files: ['data', 'NOTICE'],
    exports: { './package.json': './package.json' },
    ...(bundled && {
      dependencies: { [bundled]: project.dependencies['@resvg/resvg-wasm'] },
      bundleDependencies: [bundled],
    }),
  };
}
