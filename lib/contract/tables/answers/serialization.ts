import { hash as hashText } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { CachedAnswer } from './answer-cache.ts';
import { toEntry } from './answer-key.ts';
import type { AnswerItem, AnswerKey } from './answer-table.ts';

/** An answer as it is stored. */
export interface CompressedAnswer {
  /** The text compressed, or in UTF-8 if it is short. */
  readonly value: Uint8Array;
  /** Digest of key and text; detects a damaged answer and one stored under a wrong key. */
  readonly digest: string;
  readonly calculatedInUs: number;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/**
 * An item of DynamoDB holds 400 kB, including attribute names and the other attributes.
 *
 * @source "BatchWriteItem", Amazon DynamoDB API Reference, also for the limits of 25 items and 16 MB per batch:
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html
 */
export const MAX_PART_BYTES = 350_000;

/** Maximum number of parts in one batch; Lambda's longest answer, 6 MB, compresses to about three. */
const MAX_PARTS = 25;

/** Twice the longest answer that Lambda can return; a stored answer is never longer. */
const MAX_TEXT_BYTES = 12_000_000;

/**
 * Zstandard at its fastest. Measured on 2.5 MB of transits: 3.6 ms to compress and 1.9 to read to an eighth of the
 * size; gzip at its fastest 8.1, 3.4 and a seventh, brotli of the same size 9.6 and 3.2.
 */
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * A text up to this length is stored as it is: compressing it takes a tenth of the time of a solar return, and an item of
 * DynamoDB up to 1 kB costs the same to write regardless of its size.
 *
 * @source "DynamoDB read and write operations", Amazon DynamoDB Developer Guide: sizes of writes are rounded up to 1 KB
 */
const LONGEST_PLAIN_TEXT = 900;

/**
 * First bytes of a Zstandard frame. No text in UTF-8 begins with them: the second one only continues a character.
 *
 * @source RFC 8878, section 3.1.1: magic number 0xFD2FB528, little-endian
 */
const ZSTD_MAGIC = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd);

const isCompressed = (value: Uint8Array): boolean => ZSTD_MAGIC.every((byte, index) => value[index] === byte);

export function compressAnswer(
  { text, calculatedInUs }: CachedAnswer,
  { hash }: AnswerKey,
  expiresAt: number,
): CompressedAnswer {
  const isShort = text !== '' && text.length <= LONGEST_PLAIN_TEXT; // an item cannot be empty
  const value = copyBytes([isShort ? Buffer.from(text) : zstdCompressSync(text, COMPRESSION)]);
  return { value, digest: computeDigest(hash, text), calculatedInUs, expiresAt };
}

/** @throws Error for a value that cannot be decompressed */
export function decompressAnswer({ value, calculatedInUs }: CompressedAnswer): CachedAnswer {
  const bytes = isCompressed(value)
    ? zstdDecompressSync(value, { maxOutputLength: MAX_TEXT_BYTES })
    : Buffer.from(value);
  const text = bytes.toString();
  return { text, calculatedInUs };
}

/** The items of the table that store an answer; empty if it is too long. */
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

/** An answer read from the table, with its compressed form for the memory. */
interface AnswerMatch {
  readonly answer: CachedAnswer;
  readonly compressed: CompressedAnswer;
}

/**
 * Reads an answer from its items in the table.
 *
 * @param items in the order of their sort keys; their content is not trusted
 * @param now Unix seconds
 * @returns undefined if a part is missing, expired or damaged, or belongs to another answer
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

/** Copies the bytes: a Node buffer may be a slice of 64 kB, which the memory would retain without counting it. */
function copyBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = pieces;
  return new Uint8Array(only && others.length === 0 ? only : Buffer.concat(pieces));
}

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

const computeDigest = (hash: string, text: string): string => hashText('sha256', hash + text);
