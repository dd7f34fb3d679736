import type { InputFormat, ShardRange } from './task.ts';

/** The shards of an input, and what they share. */
export interface SplitInput {
  /** First line of a CSV without its end and a byte order mark. */
  readonly header?: string;
  readonly records: number;
  readonly shards: readonly ShardRange[];
}

export interface SplitOptions {
  readonly format: InputFormat;
  readonly recordsPerShard: number;
  /** @throws InputTooLargeError beyond these */
  readonly limits?: { readonly bytes?: number; readonly records?: number };
}

/** Finds the bounds of the shards of an input. They do not depend on the sizes of its chunks. */
export async function splitInput(_chunks: AsyncIterable<Uint8Array>, _options: SplitOptions): Promise<SplitInput> {
  throw new Error('is written next');
}
