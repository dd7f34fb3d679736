import { TableUnavailable } from '../table-unavailable.ts';
import type { AnswerKey } from './answer-key.ts';
import type { AnswerTable } from './answer-table.ts';
import { ANSWER_LIFE_SECONDS, MEMORY_LEASE_MS } from './life.ts';
import { answerIn, itemsOf, type PackedAnswer, packed, type StoredAnswer, unpacked } from './packing.ts';

/** What was kept of an answer. */
export interface Kept {
  /** Of the compressed answer. */
  readonly bytes: number;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Calculated answers, kept for whoever asks the same again. */
export interface AnswerCache {
  /** Versions of the code that calculates: part of every key. */
  readonly edition: readonly string[];
  /**
   * @returns undefined where there is none, or none that is sound
   * @throws TableUnavailable
   */
  find(key: AnswerKey): Promise<StoredAnswer | undefined>;
  /**
   * @returns undefined where the answer is too long to be kept
   * @throws TableUnavailable
   */
  keep(key: AnswerKey, answer: StoredAnswer): Promise<Kept | undefined>;
}

/** Answers that one instance remembers by their hashes, as many as a number of bytes allows. */
export interface AnswerMemory {
  get(hash: string): PackedAnswer | undefined;
  set(hash: string, answer: PackedAnswer): void;
}

/** What a cache is made of. */
export interface AnswerCacheParts {
  readonly table: AnswerTable;
  readonly openMemory: () => AnswerMemory;
  readonly edition: readonly string[];
  /** Milliseconds since 1970; the clock unless stated. */
  readonly now?: () => number;
  /** Milliseconds on a clock that is never set back. */
  readonly monotonicNow?: () => number;
}

/** The table with a memory in front. */
export function answerCache(parts: AnswerCacheParts): AnswerCache {
  const { table, edition, now = Date.now } = parts;
  const memory = leasedMemory(parts);
  const nowSeconds = (): number => now() / 1000;

  return {
    edition,

    async find(key) {
      const remembered = await memory.get(key.hash);
      if (remembered && remembered.expiresAt > nowSeconds()) return unpacked(remembered);
      const found = answerIn(await table.read(key), key, nowSeconds());
      if (found) memory.set(key.hash, found.packed);
      return found?.answer;
    },

    async keep(key, answer) {
      const expiresAt = Math.floor(nowSeconds()) + ANSWER_LIFE_SECONDS;
      const small = packed(answer, key, expiresAt);
      const items = itemsOf(small, key);
      if (items.length === 0) return undefined;
      await table.write(items);
      memory.set(key.hash, small);
      return { bytes: small.value.length, expiresAt };
    },
  };
}

interface LeasedMemory {
  get(hash: string): Promise<PackedAnswer | undefined>;
  set(hash: string, answer: PackedAnswer): void;
}

/** A memory that forgets everything when it learns of a clearing, and asks for one whenever its lease is over. */
function leasedMemory({ table, openMemory, monotonicNow = () => performance.now() }: AnswerCacheParts): LeasedMemory {
  let memory = openMemory();
  let known: string | undefined;
  let leaseEndsMs = Number.NEGATIVE_INFINITY;

  const renewLease = async (): Promise<void> => {
    leaseEndsMs = monotonicNow() + MEMORY_LEASE_MS;
    const clearing = await lastClearing(table, known);
    if (clearing !== known) memory = openMemory();
    known = clearing;
  };

  return {
    async get(hash) {
      if (!memory.get(hash)) return undefined;
      if (monotonicNow() >= leaseEndsMs) await renewLease();
      return memory.get(hash);
    },
    set: (hash, answer) => memory.set(hash, answer),
  };
}

/** A table that is out of reach cannot be cleared either: the memory goes on. */
async function lastClearing(table: AnswerTable, known: string | undefined): Promise<string | undefined> {
  try {
    return await table.clearing();
  } catch (fault) {
    if (fault instanceof TableUnavailable) return known;
    throw fault;
  }
}
