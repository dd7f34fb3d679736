/** A table of the service. */
export interface TableShape {
  /** Environment variable in which a function finds the table's name. */
  readonly variable: string;
  /** What it holds, one sentence. */
  readonly summary: string;
  /** Text attributes that together name an item. */
  readonly partitionKey: string;
  readonly sortKey?: string;
}

/** Attribute with the Unix second at which an item is gone; DynamoDB takes days to delete it, so readers look too. */
export const EXPIRY_ATTRIBUTE = 'expires_at';

/** Every table there is. The stack, the local gateway and the tests make theirs from this. */
export const TABLES = {
  keys: {
    variable: 'KEYS_TABLE',
    summary: 'Who may call: hashes of API keys, with principal, plan and scopes.',
    partitionKey: 'id',
  },
  limits: {
    variable: 'LIMITS_TABLE',
    summary: 'What each caller used of each limit in the running hour.',
    partitionKey: 'id',
  },
  statistics: {
    variable: 'STATISTICS_TABLE',
    summary: 'What the whole service did: sums by minute and day.',
    partitionKey: 'id',
  },
  cache: {
    variable: 'CACHE_TABLE',
    summary: 'Calculated answers, in parts.',
    partitionKey: 'bucket',
    sortKey: 'entry',
  },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof TABLES;
