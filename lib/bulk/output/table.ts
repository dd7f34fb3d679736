import type { ColumnBuffer } from '../column-buffer.ts';

/** What a file says of itself, where its format has a place for it. */
export interface TableMetadata {
  readonly createdBy: string;
  readonly entries: Readonly<Record<string, string>>;
}

/** Writes rows of buffers, in the order given, as a whole file. */
export type TableWriter = (buffers: readonly ColumnBuffer[], rows: Int32Array, metadata: TableMetadata) => Uint8Array;
