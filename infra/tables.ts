/** A table of the service. */
export interface TableShape {
  /** Environment variable in which a function finds the table's name. */
  readonly variable: string;
  /** Contents, in one sentence. */
  readonly summary: string;
  /** Text attribute that, with `sortKey`, identifies an item. */
  readonly partitionKey: string;
  readonly sortKey?: string;
  /**
   * Whether production can set it back to any second of the last 35 days. Only where an operator would: what was deleted from it
   * stays readable for as long.
   */
  readonly isRecoverable: boolean;
}

/** Attribute with an item's expiry, Unix seconds. DynamoDB may delete it days later, so readers check it too. */
export const EXPIRY_ATTRIBUTE = 'expires_at';

/** All tables. The stack, the host and the tests create theirs from this list. */
export const TABLES = {
  keys: {
    variable: 'KEYS_TABLE',
    summary: 'Who may call: hashes of API keys, with principal, plan and scopes.',
    partitionKey: 'id',
    isRecoverable: true,
  },
  limits: {
    variable: 'LIMITS_TABLE',
    summary: 'Requests of each caller in the current hour, by limit class.',
    partitionKey: 'id',
    isRecoverable: false,
  },
  statistics: {
    variable: 'STATISTICS_TABLE',
    summary: 'Statistics of the whole service: sums by minute and day.',
    partitionKey: 'id',
    isRecoverable: false,
  },
  cache: {
    variable: 'CACHE_TABLE',
    summary: 'Cached answers, in chunks.',
    partitionKey: 'bucket',
    sortKey: 'entry',
    isRecoverable: false,
  },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof TABLES;
