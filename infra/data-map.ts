import type { ResponseRecord } from '../host/http/responder.ts';
import type { AccessObserver } from '../lib/adapters/access/authorizer.ts';
import { DEMO_TOKEN_SECONDS } from '../lib/adapters/access/demo-tokens.ts';
import { removalTimeOf } from '../lib/adapters/tables/key-item.ts';
import { BULK_KEPT_DAYS } from '../lib/base/catalog/bulk-limits.ts';
import type { RequestRecord } from '../lib/chain/middleware/observation.ts';
import { ANSWER_TTL_SECONDS } from '../lib/contract/tables/answers/ttl.ts';
import { recordExpiryOf } from '../lib/contract/tables/record-ids.ts';
import { STAGES } from './stages.ts';
import type { TableName } from './tables.ts';

/** What one store holds, and for how long: the data map of the service, which docs/guides/privacy.md shows. */
export interface StoredData {
  readonly store: string;
  readonly content: string;
  readonly kept: string;
}

const DAY_SECONDS = 86_400;

const formatDays = (seconds: number): string =>
  seconds === DAY_SECONDS ? 'a day' : `${Math.round(seconds / DAY_SECONDS)} days`;

const EPOCH = new Date(0);
const toDays = (record: string): string => formatDays(recordExpiryOf(record, EPOCH).getTime() / 1000);

/** Every table of the service, in DynamoDB and in the file of one machine. */
export const STORED_TABLES: Readonly<Record<TableName, Omit<StoredData, 'store'>>> = {
  keys: {
    content:
      'clients: name, plan, scopes, the SHA-256 of a key, its first characters, or the issuer’s subject of a token (which may be an e-mail address), the day of last use; the secrets of links and demo tokens; ids of links that were deleted, until the links would have ended',
    kept: `until deleted; ${formatDays(removalTimeOf(0))} after its end where it has one. On AWS, 35 days longer in the recovery`,
  },
  limits: {
    content: 'counts of requests and of work by client and limit; of visitors by a keyed digest of their network',
    kept: 'until an hour after the hour that is counted',
  },
  statistics: {
    content:
      'sums of the whole service by minute and day: requests, errors, durations, sizes; nothing of a client or a birth',
    kept: `${toDays('calculations#')}, traffic by minute ${toDays('traffic#')}`,
  },
  cache: {
    content:
      'answers to searches, compressed: they have the longitudes of a birth chart, from which its moment can be calculated; under a digest of the request, with no client',
    kept: `${formatDays(ANSWER_TTL_SECONDS)}, or until cleared`,
  },
};

/** Tables of the file of one machine, by the table that they stand for. */
export const FILE_TABLES: Readonly<Record<string, TableName>> = {
  keys: 'keys',
  link_secrets: 'keys',
  ended_links: 'keys',
  counters: 'limits',
  slots: 'limits',
  statistics: 'statistics',
  answers: 'cache',
  invalidations: 'cache',
};

/** What the stack and the host keep of jobs of many records; the table of the file of one machine is `bulk_jobs`. */
export const STORED_JOBS = {
  store: 'jobs of many records: their records, and a bucket or a folder with their files',
  content:
    'inputs, which are births as the client sent them, results, and the settings of the job, by client; addresses of files are signed and need no key',
  kept: `${BULK_KEPT_DAYS} days, or until deleted; an input on one machine until its job has succeeded`,
} as const satisfies StoredData;

/** Tables of the file of one machine that stand for none of DynamoDB's of the service. */
export const JOB_TABLES: readonly string[] = ['bulk_jobs'];

const LOG_DAYS = `${STAGES.prod.logRetention} days in production, ${STAGES.dev.logRetention} in \`dev\``;

/** Every log and trace of a deployment on AWS. */
export const STORED_LOGS = {
  functions: { store: 'log of each function', content: 'a line for each request, below', kept: LOG_DAYS },
  operations: {
    store: 'logs of the check of new versions and, with `probe=on`, of the probe',
    content: 'what they checked, with requests of their own and none of a client',
    kept: LOG_DAYS,
  },
  access: { store: 'access log of the gateway', content: 'a line for each request, below', kept: LOG_DAYS },
  execution: {
    store: 'execution log of the gateway',
    content: 'faults of the gateway; no bodies and no query strings',
    kept: LOG_DAYS,
  },
  firewall: {
    store: 'log of the firewall, with `firewall=on`',
    content: 'requests that it blocked, with address and headers; no credentials, paths or query strings',
    kept: LOG_DAYS,
  },
  host: {
    store: 'log of the host, with `host=fargate`',
    content: 'a line for each request and for each that it refuses itself, below',
    kept: LOG_DAYS,
  },
  traces: {
    store: 'traces (X-Ray)',
    content: '1 % of requests: times and path; none of links, whose paths are secrets',
    kept: '30 days, set by AWS',
  },
} as const satisfies Record<string, StoredData>;

/** Files of one machine, and of a container. */
export const STORED_FILES: readonly StoredData[] = [
  {
    store: '`tables.sqlite`, with `-wal` and `-shm`',
    content: 'all tables',
    kept: 'as the tables; what is deleted is overwritten',
  },
  { store: 'backups', content: 'all tables but the cache', kept: 'as the operator keeps them' },
  {
    store: '`tables.sqlite.before-…`',
    content: 'all tables as they were before a restoration',
    kept: 'until the operator deletes it',
  },
  {
    store: 'standard output',
    content: 'a line for each request, below',
    kept: 'as the operator sets, for instance in journald',
  },
  {
    store: 'disk of a task, with `host=fargate`',
    content: 'copies of the data of the service; nothing of a client',
    kept: 'until the task ends',
  },
  {
    store: '`.local` of `npm start`',
    content: 'the key of this machine, the key that signs its tokens, and where the service runs',
    kept: 'until deleted',
  },
];

/** What is in memory of a process alone. */
export const IN_MEMORY: readonly StoredData[] = [
  {
    store: 'memory of a process',
    content: 'up to 16 MB of cached answers, credentials by their digests, positions of bodies',
    kept: 'until the process ends; answers a day at most',
  },
  {
    store: 'demo token',
    content: 'its end and a signature, which the visitor keeps',
    kept: `${DEMO_TOKEN_SECONDS / 60} minutes; nothing is stored here`,
  },
];

/** Names that a line of a log has, and what they say. */
type Members<Name extends string> = Readonly<Record<Name, string>>;

const CALLER = {
  principal: 'id of the client, from the name that the operator gave',
  keyId: 'first digits of the digest of the key',
};

/** The line that a function writes for each request. */
export const REQUEST_LINE: Members<keyof RequestRecord> = {
  requestId: 'id of the request',
  method: 'method',
  route: 'route as the contract has it, without what was sent in it',
  status: 'status',
  durationMs: 'duration',
  ...CALLER,
  errorCode: 'code of the error',
  limiterFailedOpen: 'whether limits were counted by this process alone',
  cached: 'what the cache of answers had',
  fault: 'the error of a 5xx, with its stack',
};

/** The line of the gateway for each request. */
export const ACCESS_LINE = {
  requestId: 'id of the request',
  time: 'time',
  method: 'method',
  route: 'route as the contract has it',
  status: 'status',
  ...CALLER,
  responseBytes: 'size of the answer',
  latencyMs: 'duration',
  integrationLatencyMs: 'duration of the function',
  error: 'type of the refusal',
} as const;

/** The line of the authorizer for each refusal. */
export const REFUSAL_LINE: Members<keyof Parameters<AccessObserver['onRefusal']>[0]> = {
  requestId: 'id of the request',
  route: 'route as the contract has it',
  reason: 'why the credentials were refused',
};

/** The line of the host for each request that it refuses itself. */
export const HOST_REFUSAL_LINE: Members<Exclude<keyof ResponseRecord, 'isOwn'>> = {
  method: 'method',
  route: 'route as the contract has it',
  path: 'path that was sent, without the query; that of a link is replaced by its route',
  status: 'status',
  durationMs: 'duration',
  callerAddress: 'address of the caller, to find who floods the service',
  requestId: 'id of the request',
};

/** All lines, by who writes them. */
export const LOG_LINES: Readonly<Record<string, Members<string>>> = {
  'a function, for each request': REQUEST_LINE,
  'the gateway of AWS, for each request': ACCESS_LINE,
  'the authorizer, for each refusal of credentials': REFUSAL_LINE,
  'the host on one machine or in a container, for each request that it refuses itself': HOST_REFUSAL_LINE,
};
