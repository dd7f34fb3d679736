/** The input as a whole cannot be read: its encoding, its header, or where a record ends. */
export class UnreadableInputError extends Error {
  override readonly name = 'UnreadableInputError';
  /** From 1; undefined where no line is at fault. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `Line ${line} ${message}`);
    this.line = line;
  }
}

/** The input has more bytes or records than a job may have. */
export class InputTooLargeError extends Error {
  override readonly name = 'InputTooLargeError';
  readonly limit: 'bytes' | 'records';
  readonly maximum: number;

  constructor(limit: 'bytes' | 'records', maximum: number) {
    super(`The input has more than ${maximum} ${limit}; split it into several jobs`);
    this.limit = limit;
    this.maximum = maximum;
  }
}

/** A column of the output, or an operation, that does not exist. */
export class UnknownColumnError extends Error {
  override readonly name = 'UnknownColumnError';
  readonly column: string;

  constructor(column: string, nearest: readonly string[]) {
    super(`There is no column or group ${column}${nearest.length > 0 ? `; near it are ${nearest.join(', ')}` : ''}`);
    this.column = column;
  }
}
