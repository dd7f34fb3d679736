import type { AnswerKey } from './answer-table.ts';

/** A calculated answer. */
export interface CachedAnswer {
  /** The body as JSON text. */
  readonly text: string;
  /** Duration of the calculation, microseconds; with it, each cache hit reports the time it saved. */
  readonly calculatedInUs: number;
}

/** Size and expiry of a stored answer. */
export interface CacheEntry {
  /** Size of the compressed answer. */
  readonly bytes: number;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** A cache of calculated answers, for repeated equal requests. */
export interface AnswerCache {
  /** Versions of the code that calculates: part of every key. */
  readonly edition: readonly string[];
  /**
   * @returns undefined if there is no answer, or it is expired or damaged
   * @throws TableUnavailable
   */
  find(key: AnswerKey): Promise<CachedAnswer | undefined>;
  /**
   * @returns undefined if the answer is too long to be stored
   * @throws TableUnavailable
   */
  store(key: AnswerKey, answer: CachedAnswer): Promise<CacheEntry | undefined>;
}
