/** A table that cannot be reached, is throttled, or did not answer in time. `cause` has what was behind it. */
export class TableUnavailable extends Error {
  override readonly name = 'TableUnavailable';
}
