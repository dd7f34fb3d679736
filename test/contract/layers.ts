/** Parts of the tree, lowest first. The first pattern that matches a path names its layer. */
const LAYERS = [
  // Numbers with units, tables of names and constants, error codes, and the one canonical text of a JSON value.
  ['base', /^lib\/(units|catalog|errors)\/|^lib\/openapi\/canonical\.ts$/],
  // The astronomy, and the port through which it calls the engine, with the port's errors.
  ['domain', /^lib\/domain\/|^lib\/ephemeris\/(port|errors)\.ts$/],
  ['schemas', /^lib\/schemas\//],
  ['use-cases', /^lib\/use-cases\//],
  ['answers', /^lib\/answers\//],
  // Only these import the DynamoDB SDK, SQLite and the engine; other layers use the ports they implement.
  ['adapters', /^lib\/(store\/(dynamodb|sqlite)|ephemeris\/(swiss|compiled)|access|geo|pictures)\//],
  ['store', /^lib\/store\//],
  // The definition of an endpoint, and the ports of the services that it can use.
  [
    'contract',
    /^lib\/http\/(answer-formats|endpoint|endpoint-caller|envelope|loaded-endpoint|make-link|picture-renderer|reply|services)\.ts$|^lib\/openapi\/contract\.ts$/,
  ],
  ['build', /^lib\/openapi\/(build|write)\.ts$/],
  // The request chain, and the documents that describe the endpoints.
  ['chain', /^lib\/(http|openapi|site)\//],
  ['release', /^lib\/runtime\/release\.ts$/],
  ['runtime', /^lib\/runtime\//],
  ['api', /^functions\/(api|described-api)\.ts$/],
  ['entry', /^functions\/[^/]+\/index\.ts$/],
  ['endpoints', /^functions\/[^/]+\//],
  ['data', /\.json$/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Layer = (typeof LAYERS)[number][0];

const CALCULATION: readonly Layer[] = ['base', 'domain'];

/** The layers that each layer may import besides itself. Any other import is an error. */
export const ARROWS: Readonly<Record<Layer, readonly Layer[]>> = {
  base: [],
  domain: ['base'],
  // The domain lists its choices and the schemas show them; the domain parses nothing.
  schemas: CALCULATION,
  'use-cases': [...CALCULATION, 'schemas'],
  // Shapes results. It imports the types of use cases; use cases do not import answers.
  answers: [...CALCULATION, 'schemas', 'use-cases'],
  store: ['base'],
  // It adds the language to the queries of endpoints whose answers have names.
  contract: [...CALCULATION, 'schemas', 'store'],
  endpoints: [...CALCULATION, 'schemas', 'use-cases', 'answers', 'store', 'contract', 'release', 'data'],
  // It turns errors that no use case located into problems.
  chain: ['base', 'schemas', 'use-cases', 'store', 'contract'],
  adapters: [...CALCULATION, 'store', 'contract', 'data'],
  runtime: [...CALCULATION, 'store', 'contract', 'chain', 'adapters', 'release', 'data'],
  entry: ['endpoints', 'runtime'],
  api: ['contract', 'endpoints'],
  build: ['base', 'contract', 'chain', 'api', 'release'],
  release: ['data'],
  data: [],
};

/** @returns undefined for a path that belongs to no layer */
export function layerOf(path: string): Layer | undefined {
  return LAYERS.find(([, pattern]) => pattern.test(path))?.[0];
}
