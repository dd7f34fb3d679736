/** A table of the service. */
export interface TableShape {
  /** Environment variable in which a function finds the table's name. */
  readonly variable: string;
  /** Contents, in one sentence. */
  readonly summary: string;
  /** Text attribute that, with `sortKey`, identifies an item. */
  readonly partitionKey: string;
  readonly sortKey?: string;
}

/** Attribute with an item's expiry, Unix seconds. DynamoDB may delete it days later, so readers check it too. */
export const EXPIRY_ATTRIBUTE = 'expires_at';

/** All tables. The stack, the host and the tests create theirs from this list. */
export const TABLES = {
  keys: {
    variable: 'KEYS_TABLE',
    summary: 'Who may call: hashes of API keys, with principal, plan and scopes.',
    partitionKey: 'id',
  },
  limits: {
    variable: 'LIMITS_TABLE',
    summary: 'Requests of each caller in the current hour, by limit class.',
    partitionKey: 'id',
  },
  statistics: {
    variable: 'STATISTICS_TABLE',
    summary: 'Statistics of the whole service: sums by minute and day.',
    partitionKey: 'id',
  },
  cache: {
    variable: 'CACHE_TABLE',
    summary: 'Cached answers, in chunks.',
    partitionKey: 'bucket',
    sortKey: 'entry',
  },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof TABLES;
