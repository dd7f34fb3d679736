import type { AnswerCache } from '../../contract/tables/answers/answer-cache.ts';
import type { AnswerTable } from '../../contract/tables/answers/answer-table.ts';
import {
  type CompressedAnswer,
  compressAnswer,
  decompressAnswer,
  readAnswerItems,
  toAnswerItems,
} from '../../contract/tables/answers/serialization.ts';
import { ANSWER_TTL_SECONDS, MEMORY_LEASE_MS } from '../../contract/tables/answers/ttl.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';

/** Answers in the memory of one instance, by their hashes, limited by total bytes. */
export interface AnswerMemory {
  get(hash: string): CompressedAnswer | undefined;
  set(hash: string, answer: CompressedAnswer): void;
}

/** The table, memory, edition and clocks that a cache uses. */
export interface AnswerCacheParts {
  readonly table: AnswerTable;
  readonly openMemory: () => AnswerMemory;
  readonly edition: readonly string[];
  /** Milliseconds since 1970; the clock unless stated. */
  readonly now?: () => number;
  /** Milliseconds on a clock that is never set back. */
  readonly monotonicNow?: () => number;
}

/** Creates a cache over the table, with a memory in front of it. */
export function createAnswerCache(parts: AnswerCacheParts): AnswerCache {
  const { table, edition, now = Date.now } = parts;
  const memory = createLeasedMemory(parts);
  const nowSeconds = (): number => now() / 1000;

  return {
    edition,

    async find(key) {
      const cachedEntry = await memory.get(key.hash);
      if (cachedEntry && cachedEntry.expiresAt > nowSeconds()) return decompressAnswer(cachedEntry);
      const match = readAnswerItems(await table.read(key), key, nowSeconds());
      if (match) memory.set(key.hash, match.compressed);
      return match?.answer;
    },

    async store(key, answer) {
      const expiresAt = Math.floor(nowSeconds()) + ANSWER_TTL_SECONDS;
      const compressed = compressAnswer(answer, key, expiresAt);
      const items = toAnswerItems(compressed, key);
      if (items.length === 0) return undefined;
      await table.write(items);
      memory.set(key.hash, compressed);
      return { bytes: compressed.value.length, expiresAt };
    },
  };
}

interface LeasedMemory {
  get(hash: string): Promise<CompressedAnswer | undefined>;
  set(hash: string, answer: CompressedAnswer): void;
}

/** A memory that checks for an invalidation whenever its lease has ended, and drops everything after one. */
function createLeasedMemory({
  table,
  openMemory,
  monotonicNow = () => performance.now(),
}: AnswerCacheParts): LeasedMemory {
  let memory = openMemory();
  let knownInvalidation: string | undefined;
  let leaseEndsMs = Number.NEGATIVE_INFINITY;

  const renewLease = async (): Promise<void> => {
    leaseEndsMs = monotonicNow() + MEMORY_LEASE_MS;
    const invalidation = await readLastInvalidation(table, knownInvalidation);
    if (invalidation !== knownInvalidation) memory = openMemory();
    knownInvalidation = invalidation;
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

/** Answers in an unavailable table cannot be deleted either, so the memory stays valid. */
async function readLastInvalidation(
  table: AnswerTable,
  knownInvalidation: string | undefined,
): Promise<string | undefined> {
  try {
    return await table.readInvalidation();
  } catch (fault) {
    if (fault instanceof TableUnavailable) return knownInvalidation;
    throw fault;
  }
}
