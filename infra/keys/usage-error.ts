/** An error that the operator can correct. Its message says how, and is shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
