/** Key of an answer in the table. */
export interface AnswerKey {
  /** Partition of the table: `cache#<type>#<shard>`. */
  readonly bucket: string;
  /** SHA-256 of the source, hexadecimal. */
  readonly hash: string;
}

/** One item of the table: an answer, or a part of one. Members are named like the item's attributes. */
export interface AnswerItem {
  readonly bucket: string;
  readonly entry: string;
  readonly value: Uint8Array;
  /** Size of the value, so that a query can return sizes without values. */
  readonly bytes: number;
  /** Number of parts of the answer. */
  readonly parts: number;
  readonly digest: string;
  readonly calculated_in_us: number;
  readonly expires_at: number;
}

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
