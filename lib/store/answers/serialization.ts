import { createHash } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type AnswerKey, toEntry } from './answer-key.ts';

/** An answer as it was calculated. */
export interface CachedAnswer {
  /** The body, JSON. */
  readonly text: string;
  /** What calculating it took, microseconds: each use tells what it saved. */
  readonly calculatedInUs: number;
}

/** A compressed answer. */
export interface CompressedAnswer {
  readonly value: Uint8Array;
  /** Of the key and the text: tells a damaged answer, and one that lies under another's key. */
  readonly digest: string;
  readonly calculatedInUs: number;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** One item of the table: an answer, or a part of one. Its names are those of the attributes. */
export interface AnswerItem {
  readonly bucket: string;
  readonly entry: string;
  readonly value: Uint8Array;
  /** Of the value, as a query can tell sizes without reading values. */
  readonly bytes: number;
  /** How many parts the answer has. */
  readonly parts: number;
  readonly digest: string;
  readonly calculated_in_us: number;
  readonly expires_at: number;
}

/**
 * An item of DynamoDB holds 400 kB, its names and the other attributes included.
 *
 * @source "BatchWriteItem", Amazon DynamoDB API Reference, also of the 25 items and 16 MB of one batch:
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html
 */
export const MAX_PART_BYTES = 350_000;

/** The parts that one batch writes; compressed, Lambda's longest answer of 6 MB would be three of them. */
const MAX_PARTS = 25;

/** Twice the longest answer that Lambda can give: nothing longer was ever kept. */
const MAX_TEXT_BYTES = 12_000_000;

/**
 * Zstandard at its fastest. Measured on 2.5 MB of transits: 3.6 ms to compress and 1.9 to read to an eighth of the
 * size; gzip at its fastest 8.1, 3.4 and a seventh, brotli of the same size 9.6 and 3.2.
 */
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export function compressAnswer(
  { text, calculatedInUs }: CachedAnswer,
  { hash }: AnswerKey,
  expiresAt: number,
): CompressedAnswer {
  const value = copyBytes([zstdCompressSync(text, COMPRESSION)]);
  return { value, digest: computeDigest(hash, text), calculatedInUs, expiresAt };
}

/** @throws Error for what cannot be decompressed */
export function decompressAnswer({ value, calculatedInUs }: CompressedAnswer): CachedAnswer {
  const text = zstdDecompressSync(value, { maxOutputLength: MAX_TEXT_BYTES }).toString();
  return { text, calculatedInUs };
}

/** An answer as items of the table; none where it is too long for them. */
export function toAnswerItems(compressed: CompressedAnswer, { bucket, hash }: AnswerKey): readonly AnswerItem[] {
  const parts = Math.ceil(compressed.value.length / MAX_PART_BYTES);
  if (parts > MAX_PARTS) return [];
  const { digest, calculatedInUs: calculated_in_us, expiresAt: expires_at } = compressed;
  return Array.from({ length: parts }, (_, part) => {
    const value = compressed.value.subarray(part * MAX_PART_BYTES, (part + 1) * MAX_PART_BYTES);
    const entry = toEntry(hash, part);
    return { bucket, entry, value, bytes: value.length, parts, digest, calculated_in_us, expires_at };
  });
}

/** What was found in the table: the answer, and what to keep of it. */
export interface AnswerMatch {
  readonly answer: CachedAnswer;
  readonly compressed: CompressedAnswer;
}

/**
 * The answer that items of the table hold.
 *
 * @param items in the order of their names, of any content
 * @param now Unix seconds
 * @returns undefined where a part is missing, expired or damaged, or belongs to something else
 */
export function readAnswerItems(items: readonly unknown[], { hash }: AnswerKey, now: number): AnswerMatch | undefined {
  const answerItems = items.filter(isAnswerItem);
  const [first] = answerItems;
  if (!first) return undefined;
  const parts = answerItems.slice(0, first.parts);
  const belongs = (item: AnswerItem, part: number): boolean =>
    item.entry === toEntry(hash, part) && item.digest === first.digest && item.expires_at > now;
  if (parts.length !== first.parts || !parts.every(belongs)) return undefined;
  const { digest, calculated_in_us: calculatedInUs, expires_at: expiresAt } = first;
  const value = copyBytes(parts.map((part) => part.value));
  return decompressIntact({ value, digest, calculatedInUs, expiresAt }, hash);
}

/** The bytes alone: what Node hands out may be the beginning of 64 kB, which a memory would hold without counting them. */
const copyBytes = (pieces: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(pieces));

function decompressIntact(compressed: CompressedAnswer, hash: string): AnswerMatch | undefined {
  try {
    const answer = decompressAnswer(compressed);
    return computeDigest(hash, answer.text) === compressed.digest ? { answer, compressed } : undefined;
  } catch {
    return undefined;
  }
}

function isAnswerItem(item: unknown): item is AnswerItem {
  const { entry, value, parts, digest, calculated_in_us, expires_at } = (item ?? {}) as Partial<AnswerItem>;
  const numbers = [parts, calculated_in_us, expires_at];
  const texts = [entry, digest];
  return value instanceof Uint8Array && numbers.every(isCount) && texts.every((text) => typeof text === 'string');
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const computeDigest = (hash: string, text: string): string =>
  createHash('sha256').update(hash).update(text).digest('hex');
