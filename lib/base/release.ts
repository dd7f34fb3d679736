import manifest from '../../package.json' with { type: 'json' };

/** Data of this release from package.json; bundlers inline it, so no file is read at run time. */
export const release = {
  title: manifest.title,
  version: manifest.version,
  description: manifest.description,
  license: manifest.license,
  /** URL of the source of this release. */
  sourceUrl: manifest.homepage,
} as const;
