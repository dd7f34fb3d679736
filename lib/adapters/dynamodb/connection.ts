import type { Agent } from 'node:http';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Sdk = typeof import('./sdk.ts');

/** The SDK and its client, shared by all tables of this process. */
export interface Connection {
  readonly sdk: Sdk;
  readonly client: DynamoDBDocumentClient;
}

/** Number of open connections to the tables, in use or idle, and the maximum number. */
export interface ConnectionPool {
  readonly open: number;
  readonly most: number;
}

const MAX_SOCKETS = 50;

/** The first call and one retry; a deadline leaves no time for more. */
const MAX_ATTEMPTS = 2;

const AGENT = { keepAlive: true, maxSockets: MAX_SOCKETS } as const;

let agents: readonly Agent[] = [];
let connection: Promise<Connection> | undefined;

/**
 * Loads the SDK on the first use of a table, in about 40 ms; functions that use no table start without it.
 *
 * The SDK reads region, endpoint and credentials from the environment: AWS_REGION, AWS_ENDPOINT_URL_DYNAMODB,
 * AWS_ACCESS_KEY_ID and so on. It also needs the user's home folder: if neither HOME nor an entry in passwd names it,
 * the SDK throws `uv_os_homedir`.
 */
export function openConnection(): Promise<Connection> {
  connection ??= connect();
  return connection;
}

export function readConnectionPool(): ConnectionPool {
  const sockets = agents.flatMap((agent) => [...Object.values(agent.sockets), ...Object.values(agent.freeSockets)]);
  return { open: sockets.flat().length, most: MAX_SOCKETS };
}

async function connect(): Promise<Connection> {
  const sdk = await import('./sdk.ts');
  const requestHandler = { httpAgent: new sdk.HttpAgent(AGENT), httpsAgent: new sdk.HttpsAgent(AGENT) };
  agents = Object.values(requestHandler);
  const client = new sdk.DynamoDBClient({ maxAttempts: MAX_ATTEMPTS, requestHandler });
  const marshallOptions = { removeUndefinedValues: true };
  return { sdk, client: sdk.DynamoDBDocumentClient.from(client, { marshallOptions }) };
}
