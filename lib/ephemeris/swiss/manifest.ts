import manifest from '../../../layers/swisseph/manifest.json' with { type: 'json' };

/** What the data set must hold of one file. */
export interface ManifestFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** Compiled into the bundle, so that code and data which do not belong together refuse to start. */
export const MANIFEST_FILES: ReadonlyMap<string, ManifestFile> = new Map(Object.entries(manifest.files));
export const DATA_VERSION: string = manifest.dataVersion;
