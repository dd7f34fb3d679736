/** Sums by name: numbers of occurrences, or totals of amounts. */
export type Counts = Readonly<Record<string, number>>;

/** Statistics of the whole service: records of sums that every instance adds to. */
export interface Statistics {
  /**
   * Adds to the sums of a record, which begin at 0.
   *
   * @param expiresAt when the record may be removed
   * @throws TableUnavailable; the sums may still have been added if only the table's answer was lost
   */
  add(record: string, counts: Counts, expiresAt: Date): Promise<void>;
  /**
   * Reads the sums of the records; records that do not exist are left out.
   *
   * @throws TableUnavailable
   */
  read(records: readonly string[]): Promise<ReadonlyMap<string, Counts>>;
}
