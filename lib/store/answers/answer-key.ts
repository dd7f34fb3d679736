import { createHash } from 'node:crypto';

/** Everything that an answer depends on. Whatever of it changes, the answer is looked for under another key. */
export interface AnswerSource {
  /** Under which type it is kept, and cleared. */
  readonly type: string;
  /** Path of the endpoint. */
  readonly path: string;
  /** The validated request as canonical JSON text. */
  readonly request: string;
  /** Versions of the code, the engine, its data and the time zones, in an order that never changes. */
  readonly edition: readonly string[];
}

/** Where an answer is kept. */
export interface AnswerKey {
  /** Partition of the table: `cache#<type>#<shard>`. */
  readonly bucket: string;
  /** SHA-256 of the source, hexadecimal. */
  readonly hash: string;
}

/** A type lies in as many partitions, so that one of them is neither too busy to answer nor too long to clear. */
const SHARDS = [...'0123456789abcdef'];

const toBucket = (type: string, shard: string): string => `cache#${type}#${shard}`;

export function createAnswerKey({ type, path, request, edition }: AnswerSource): AnswerKey {
  const hash = createHash('sha256')
    .update(JSON.stringify([path, request, edition]))
    .digest('hex');
  return { bucket: toBucket(type, hash.slice(0, 1)), hash };
}

/** Every partition in which answers of a type lie. */
export const listBuckets = (type: string): readonly string[] => SHARDS.map((shard) => toBucket(type, shard));

/** How the names of an answer's parts begin. */
export const toEntryPrefix = (hash: string): string => `${hash}#`;

/** Two digits: a query hands parts out in the order of their names. */
export const toEntry = (hash: string, part: number): string => toEntryPrefix(hash) + String(part).padStart(2, '0');

/** The answer that a part belongs to. */
export const hashOfEntry = (entry: string): string => entry.slice(0, entry.lastIndexOf('#'));
