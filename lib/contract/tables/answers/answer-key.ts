import { hash } from 'node:crypto';
import type { AnswerKey } from './answer-table.ts';

/** Everything that an answer depends on. A change of any member gives another key. */
interface AnswerSource {
  /** The type of answers under which it is stored and deleted. */
  readonly type: string;
  /** Path of the endpoint. */
  readonly path: string;
  /** The validated request as canonical JSON text. */
  readonly request: string;
  /** Versions of the code, the engine, its data and the time zones, in a fixed order. */
  readonly edition: readonly string[];
}

/** Each type has one partition per shard, so that none of them is too busy to answer or too long to delete. */
const SHARDS = [...'0123456789abcdef'];

const toBucket = (type: string, shard: string): string => `cache#${type}#${shard}`;

export function createAnswerKey({ type, path, request, edition }: AnswerSource): AnswerKey {
  // The request is JSON text already: as a member it would be quoted, which takes longer than the digest.
  const digest = hash('sha256', JSON.stringify([path, edition]) + request);
  return { bucket: toBucket(type, digest.slice(0, 1)), hash: digest };
}

/** Every partition that holds answers of a type. */
export const listBuckets = (type: string): readonly string[] => SHARDS.map((shard) => toBucket(type, shard));

/** Common prefix of the sort keys of an answer's parts. */
export const toEntryPrefix = (hash: string): string => `${hash}#`;

/** Sort key of a part. Two digits, because a query returns parts in the order of their sort keys. */
export const toEntry = (hash: string, part: number): string => toEntryPrefix(hash) + String(part).padStart(2, '0');

/** Hash of the answer that a part belongs to. */
export const hashOfEntry = (entry: string): string => entry.slice(0, entry.lastIndexOf('#'));
