import manifest from '../../package.json' with { type: 'json' };

/** What package.json says of this release; bundlers copy it in, so nothing is read at run time. */
export const release = {
  title: manifest.title,
  version: manifest.version,
  description: manifest.description,
  license: manifest.license,
  /** Where the source of this release is browsed. */
  sourceUrl: manifest.homepage,
} as const;
