/** A table cannot be reached, is throttled, or did not answer in time. `cause` is the underlying error. */
export class TableUnavailable extends Error {
  override readonly name = 'TableUnavailable';
}
