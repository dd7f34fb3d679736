import bodies from '../../../layers/swisseph/bodies.json' with { type: 'json' };
import manifest from '../../../layers/swisseph/manifest.json' with { type: 'json' };

/** Hash and size that the data set requires of one file. */
interface ManifestFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** Compiled into the bundle, so that code refuses to start with data of another version. */
export const MANIFEST_FILES: ReadonlyMap<string, ManifestFile> = new Map<string, ManifestFile>([
  ...Object.entries(manifest.files),
  ...Object.entries(bodies.files),
]);

/** A file with the positions of one minor planet. */
interface BodyFile extends ManifestFile {
  /** Of the Minor Planet Center. */
  readonly number: number;
  /** First and last moment of its positions, Julian days (TT). */
  readonly days: { readonly from: number; readonly to: number };
}

/** Files of minor planets by their numbers. */
export const BODY_FILES: ReadonlyMap<number, BodyFile & { readonly name: string }> = new Map(
  Object.entries(bodies.files).map(([name, file]) => [file.number, { ...file, name }]),
);
export const DATA_VERSION: string = manifest.dataVersion;
