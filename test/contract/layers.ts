/** A part of the tree. The first pattern that a path matches names its layer. */
const LAYERS = [
  ['units', /^lib\/units\//],
  ['catalog', /^lib\/catalog\//],
  ['errors', /^lib\/errors\//],
  ['schemas', /^lib\/schemas\//],
  ['port', /^lib\/ephemeris\/port\.ts$/],
  ['domain', /^lib\/domain\//],
  ['projection', /^lib\/projection\//],
  ['requests', /^lib\/requests\//],
  ['contract', /^lib\/openapi\/contract\.ts$/],
  ['release', /^lib\/runtime\/release\.ts$/],
  ['services', /^lib\/runtime\/services\.ts$/],
  ['endpoint', /^lib\/http\/endpoint\.ts$/],
  ['chain', /^lib\/http\//],
  ['build', /^lib\/openapi\/(build|write)\.ts$/],
  ['openapi', /^lib\/openapi\//],
  ['swiss', /^lib\/ephemeris\/swiss\//],
  ['store', /^lib\/store\//],
  ['geo', /^lib\/geo\//],
  ['runtime', /^lib\/runtime\//],
  ['api', /^functions\/api\.ts$/],
  ['entry', /^functions\/[^/]+\/index\.ts$/],
  ['endpoints', /^functions\/[^/]+\/[^/]+\.ts$/],
  ['data', /\.json$/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Layer = (typeof LAYERS)[number][0];

const WORDS: readonly Layer[] = ['units', 'catalog', 'errors'];
const CALCULATION: readonly Layer[] = [...WORDS, 'port', 'domain'];

/** What each layer may import besides itself. An arrow that is not here is wrong. */
export const ARROWS: Readonly<Record<Layer, readonly Layer[]>> = {
  units: [],
  catalog: ['units'],
  errors: [],
  // The domain lists its own choices, and the schemas show them: never the other way, as the domain parses nothing.
  schemas: [...WORDS, 'domain'],
  port: WORDS,
  domain: [...WORDS, 'port'],
  projection: [...CALCULATION, 'schemas'],
  requests: [...CALCULATION, 'schemas', 'projection'],
  contract: [],
  release: ['data'],
  services: [...CALCULATION, 'contract'],
  endpoint: ['errors'],
  chain: [...WORDS, 'schemas', 'endpoint'],
  openapi: [...WORDS, 'schemas', 'endpoint', 'contract'],
  build: ['api', 'openapi', 'contract', 'release'],
  swiss: [...WORDS, 'port', 'data'],
  store: WORDS,
  geo: [...CALCULATION, 'data'],
  runtime: [...CALCULATION, 'services', 'contract', 'release', 'endpoint', 'chain', 'swiss', 'store', 'geo', 'data'],
  api: ['endpoint', 'endpoints'],
  endpoints: [
    ...CALCULATION,
    'schemas',
    'requests',
    'projection',
    'endpoint',
    'services',
    'contract',
    'release',
    'data',
  ],
  entry: ['endpoints', 'runtime'],
  data: [],
};

/** @returns undefined for a path that belongs to no layer */
export function layerOf(path: string): Layer | undefined {
  return LAYERS.find(([, pattern]) => pattern.test(path))?.[0];
}
