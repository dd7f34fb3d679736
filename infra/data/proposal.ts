import { isDeepStrictEqual } from 'node:util';

/** A file of a layer as it would be; null: it goes away. */
export interface NewFile {
  /** Below the folder of the layers, such as `places/time-zones.json`. */
  readonly path: string;
  readonly content: string | Buffer | null;
}

/** What an update would change. Nothing of it has happened yet. */
export interface Proposal {
  /** One sentence for each change that a person cares about; empty where nothing changes. */
  readonly changes: readonly string[];
  /** What is there now and would not be any more. */
  readonly losses: readonly string[];
  /** In the order in which they are put in place: the manifest, by which the others are checked, comes last. */
  readonly files: readonly NewFile[];
}

/** A file of JSON as it would be: as it is, where it says the same. */
export function jsonText(before: string, value: unknown): string {
  return isDeepStrictEqual(JSON.parse(before), value) ? before : `${JSON.stringify(value, null, 2)}\n`;
}

/** Where updates read and write: the folder with a folder for each layer. */
export interface Layers {
  readonly folder: string;
}
