/** Bodies make more aspect patterns, with the orbs of a request, than are described. */
export class TooManyPatternsError extends Error {
  override readonly name = 'TooManyPatternsError';
  readonly count: number;
  readonly maximum: number;

  constructor(count: number, maximum: number) {
    super(`${count} aspect patterns, and ${maximum} are possible`);
    this.count = count;
    this.maximum = maximum;
  }
}
