/** A part of the tree. The first pattern that a path matches names its layer. */
const LAYERS = [
  ['units', /^lib\/units\//],
  ['catalog', /^lib\/catalog\//],
  ['errors', /^lib\/errors\//],
  ['schemas', /^lib\/schemas\//],
  ['port', /^lib\/ephemeris\/port\.ts$/],
  ['domain', /^lib\/domain\//],
  ['answers', /^lib\/answers\//],
  ['use-cases', /^lib\/use-cases\//],
  ['contract', /^lib\/openapi\/contract\.ts$/],
  ['canonical', /^lib\/openapi\/canonical\.ts$/],
  ['release', /^lib\/runtime\/release\.ts$/],
  ['endpoint', /^lib\/http\/(endpoint|endpoint-caller|envelope|services)\.ts$/],
  ['chain', /^lib\/http\//],
  ['site', /^lib\/site\//],
  ['build', /^lib\/openapi\/(build|write)\.ts$/],
  ['openapi', /^lib\/openapi\//],
  ['swiss', /^lib\/ephemeris\/swiss\//],
  ['tables', /^lib\/store\/dynamodb\//],
  ['store', /^lib\/store\//],
  ['access', /^lib\/access\//],
  ['geo', /^lib\/geo\//],
  ['runtime', /^lib\/runtime\//],
  ['api', /^functions\/api\.ts$/],
  ['entry', /^functions\/[^/]+\/index\.ts$/],
  ['endpoints', /^functions\/[^/]+\//],
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
  'use-cases': [...CALCULATION, 'schemas'],
  answers: [...CALCULATION, 'schemas', 'use-cases'],
  contract: [],
  // One text for one JSON value: the contract is hashed by it, and kept answers are found by it.
  canonical: [],
  release: ['data'],
  // What an endpoint is, and the ports of the services that it can use.
  endpoint: [...CALCULATION, 'store', 'contract'],
  // The pages for people: they pass the chain as every request does, and are no endpoints.
  site: ['errors', 'endpoint', 'chain'],
  chain: [...WORDS, 'schemas', 'endpoint', 'store', 'canonical'],
  openapi: [...WORDS, 'schemas', 'endpoint', 'contract', 'canonical'],
  build: ['api', 'openapi', 'contract', 'canonical', 'release'],
  swiss: [...WORDS, 'port', 'data'],
  store: WORDS,
  tables: [...WORDS, 'store'],
  // Who calls, before any endpoint is asked: it knows the scopes that endpoints ask for, and where keys are kept.
  access: ['errors', 'endpoint', 'store'],
  geo: [...CALCULATION, 'data'],
  runtime: [
    ...CALCULATION,
    'contract',
    'release',
    'endpoint',
    'chain',
    'swiss',
    'store',
    'tables',
    'access',
    'geo',
    'site',
    'data',
  ],
  api: ['endpoint', 'endpoints'],
  endpoints: [...CALCULATION, 'schemas', 'use-cases', 'answers', 'endpoint', 'store', 'contract', 'release', 'data'],
  entry: ['endpoints', 'runtime'],
  data: [],
};

/** @returns undefined for a path that belongs to no layer */
export function layerOf(path: string): Layer | undefined {
  return LAYERS.find(([, pattern]) => pattern.test(path))?.[0];
}
