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
  /** The most units that a request takes, by which the table's limits are set. */
  readonly unitsPerRequest: TableUnits;
}

/** Read and write units of DynamoDB. */
export interface TableUnits {
  readonly read: number;
  readonly write: number;
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
    // A key that is not remembered, an issuer's and the links' secret, each half a unit and sent again when slow; and the gateway's
    // whole quota of invented keys must not lock the known ones out. The day of last use is written once.
    unitsPerRequest: { read: 10, write: 1 },
  },
  limits: {
    variable: 'LIMITS_TABLE',
    summary: 'Requests of each caller in the current hour, by limit class.',
    partitionKey: 'id',
    isRecoverable: false,
    // Counts of a visitor's network, site and of all, of the class and of work; a slot taken and freed. A refusal reads one count.
    unitsPerRequest: { read: 2, write: 7 },
  },
  statistics: {
    variable: 'STATISTICS_TABLE',
    summary: 'Statistics of the whole service: sums by minute and day.',
    partitionKey: 'id',
    isRecoverable: false,
    // A search adds to its traffic, a day's durations of up to 7 kB and the sizes; figures of the last days are read by operators.
    unitsPerRequest: { read: 5, write: 9 },
  },
  cache: {
    variable: 'CACHE_TABLE',
    summary: 'Cached answers, in chunks.',
    partitionKey: 'bucket',
    sortKey: 'entry',
    isRecoverable: false,
    // An answer of 10 kB, and a tenth of requests with five times as much.
    unitsPerRequest: { read: 5, write: 15 },
  },
} as const satisfies Record<string, TableShape>;

/**
 * The most units that a table of a stage takes in a second, a brake on bills that nobody meant: beyond it DynamoDB refuses, and the
 * service goes on as without the table.
 *
 * @param peakRequestsPerSecond of all clients of the stage
 */
export function limitUnits(name: TableName, peakRequestsPerSecond: number): TableUnits {
  const { read, write } = TABLES[name].unitsPerRequest;
  return { read: read * peakRequestsPerSecond, write: write * peakRequestsPerSecond };
}

export type TableName = keyof typeof TABLES;
