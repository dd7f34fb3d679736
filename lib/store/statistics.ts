/** Sums by name: how often something happened, how much came together. */
export type Counts = Readonly<Record<string, number>>;

/** What the whole service did: records of sums that every instance adds to. */
export interface Statistics {
  /**
   * Adds to the sums of a record, which begin at 0.
   *
   * @param expiresAt when the record may be forgotten
   * @throws TableUnavailable; the sums may have been added all the same where only the answer was lost
   */
  add(record: string, counts: Counts, expiresAt: Date): Promise<void>;
  /**
   * The sums of those records that there are.
   *
   * @throws TableUnavailable
   */
  read(records: readonly string[]): Promise<ReadonlyMap<string, Counts>>;
}
