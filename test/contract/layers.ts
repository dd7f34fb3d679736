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

export type Layer = (typeof LAYERS)[number];

/** @returns undefined for a path that belongs to no layer */
export function layerOf(path: string): Layer | undefined {
  const holding = LAYERS.filter((layer) => isWithin(path, layer));
  return holding.sort((a, b) => b.length - a.length)[0];
}

const isWithin = (path: string, layer: Layer): boolean =>
  layer.includes('*') ? matchesGlob(path, layer) : path.startsWith(`${layer}/`);
