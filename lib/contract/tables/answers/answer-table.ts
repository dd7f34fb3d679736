import type { AnswerKey } from './answer-key.ts';
import type { AnswerItem } from './serialization.ts';

/** The result of a deletion. */
export interface DeletedAnswers {
  /** Number of answers; the parts of one answer count once. */
  readonly answers: number;
  /** Total size of their compressed values. */
  readonly bytes: number;
  /** The same bytes by the Unix second at which they would have expired. */
  readonly bytesByExpiry: ReadonlyMap<number, number>;
  /** False if the time limit ended the deletion early. */
  readonly isComplete: boolean;
}

/**
 * The table of calculated answers.
 *
 * @throws TableUnavailable from every method
 */
export interface AnswerTable {
  /** Every item of an answer, in order, including expired and damaged ones. */
  read(key: AnswerKey): Promise<readonly unknown[]>;
  write(items: readonly AnswerItem[]): Promise<void>;
  /** Id of the last invalidation; the empty text before the first. */
  readInvalidation(): Promise<string>;
  /** Deletes every answer of these types, then changes the id that {@link readInvalidation} returns. */
  invalidate(types: readonly string[]): Promise<DeletedAnswers>;
}
