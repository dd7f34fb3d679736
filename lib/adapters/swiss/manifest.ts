import manifest from '../../../layers/swisseph/manifest.json' with { type: 'json' };

/** Hash and size that the data set requires of one file. */
interface ManifestFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** Compiled into the bundle, so that code refuses to start with data of another version. */
export const MANIFEST_FILES: ReadonlyMap<string, ManifestFile> = new Map(Object.entries(manifest.files));
export const DATA_VERSION: string = manifest.dataVersion;
