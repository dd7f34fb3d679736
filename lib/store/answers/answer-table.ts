import type { AnswerKey } from './answer-key.ts';
import type { AnswerItem } from './serialization.ts';

/** What was deleted. */
export interface DeletedAnswers {
  /** Answers, however many parts they had. */
  readonly answers: number;
  /** Of their compressed values. */
  readonly bytes: number;
  /** The same bytes by the Unix second at which they would have expired. */
  readonly bytesByExpiry: ReadonlyMap<number, number>;
  /** False where time ran out before everything was deleted. */
  readonly isComplete: boolean;
}

/**
 * The table of calculated answers.
 *
 * @throws TableUnavailable from every method
 */
export interface AnswerTable {
  /** Every item of an answer, in order; expired and damaged ones too. */
  read(key: AnswerKey): Promise<readonly unknown[]>;
  write(items: readonly AnswerItem[]): Promise<void>;
  /** Names the last clearing; the empty text before the first. */
  readInvalidation(): Promise<string>;
  /** Deletes every answer of these types, then changes what {@link readInvalidation} says. */
  invalidate(types: readonly string[]): Promise<DeletedAnswers>;
}
