/** Something the operator typed or has not set up; its message says what to do, and no stack is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
