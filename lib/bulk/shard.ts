import type { BulkServices, LoadedOperation } from './operation.ts';
import type { ShardResult, ShardTask } from './task.ts';

/** The operation of a shard, and what it calculates with. */
export interface ShardContext {
  readonly operation: LoadedOperation;
  readonly services: BulkServices;
}

/**
 * Calculates one shard: records in, a file out. Equal shards give equal bytes. A record with a fault is a line of `errors` and has no row:
 * `done + failed = records`.
 *
 * @throws UnreadableInputError where the header has unknown columns or the bytes are no text
 */
export async function runShard(_task: ShardTask, _input: Uint8Array, _context: ShardContext): Promise<ShardResult> {
  throw new Error('is written next');
}
