/** Version of the tables in a file, in its `user_version`. 0 is a file without tables. */
export const SCHEMA_VERSION = 3;

/**
 * Statements that lead from each version to the next one. A release that changes the tables appends an entry and raises
 * {@link SCHEMA_VERSION}; published entries never change.
 *
 * `expires_at` is Unix seconds. Sums are REAL, because an integer over 2^53 cannot be read as a JavaScript number.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE keys (
    id TEXT PRIMARY KEY, principal TEXT NOT NULL, name TEXT NOT NULL, plan TEXT NOT NULL, scopes TEXT NOT NULL,
    state TEXT NOT NULL, created TEXT NOT NULL, last_used TEXT, ends_at INTEGER, expires_at INTEGER,
    gateway_key TEXT NOT NULL, gateway_key_id TEXT, hint TEXT NOT NULL
  ) STRICT;
  CREATE TABLE counters (
    id TEXT NOT NULL, name TEXT NOT NULL, count INTEGER NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (id, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE slots (
    principal TEXT NOT NULL, slot INTEGER NOT NULL, until_ms INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (principal, slot)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE statistics (
    record TEXT NOT NULL, name TEXT NOT NULL, sum REAL NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (record, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE answers (
    bucket TEXT NOT NULL, entry TEXT NOT NULL, bytes INTEGER NOT NULL, parts INTEGER NOT NULL, digest TEXT NOT NULL,
    calculated_in_us INTEGER NOT NULL, expires_at INTEGER NOT NULL, value BLOB NOT NULL, PRIMARY KEY (bucket, entry)
  ) STRICT;
  CREATE INDEX answers_by_expiry ON answers (expires_at);
  CREATE TABLE invalidations (only INTEGER PRIMARY KEY CHECK (only = 1), id TEXT NOT NULL) STRICT;
  `,
  `
  CREATE TABLE link_secrets (version INTEGER PRIMARY KEY, key BLOB NOT NULL, seals_from INTEGER NOT NULL) STRICT;
  `,
  `
  CREATE TABLE ended_links (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE bulk_jobs (
    id TEXT PRIMARY KEY, principal TEXT NOT NULL, state TEXT NOT NULL, idempotency_key TEXT, digest TEXT, queued_ms INTEGER,
    started_ms INTEGER, bytes INTEGER NOT NULL, expires_at INTEGER NOT NULL, job TEXT NOT NULL, UNIQUE (principal, idempotency_key)
  ) STRICT;
  CREATE INDEX bulk_jobs_by_state ON bulk_jobs (state);
  `,
];

/** Tables whose rows end. */
export const EXPIRING_TABLES = [
  'keys',
  'counters',
  'slots',
  'statistics',
  'answers',
  'ended_links',
  'bulk_jobs',
] as const;
