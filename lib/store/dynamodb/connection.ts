import type { Agent } from 'node:http';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Sdk = typeof import('./sdk.ts');

/** The SDK, and its one client for all tables of this process. */
export interface Connection {
  readonly sdk: Sdk;
  readonly client: DynamoDBDocumentClient;
}

/** Connections to the tables that this process has open, in use or kept for the next call, and may have at most. */
export interface ConnectionPool {
  readonly open: number;
  readonly most: number;
}

const MAX_SOCKETS = 50;

/** The first call and the one retry that a deadline leaves time for. */
const MAX_ATTEMPTS = 2;

const AGENT = { keepAlive: true, maxSockets: MAX_SOCKETS } as const;

let agents: readonly Agent[] = [];
let connection: Promise<Connection> | undefined;

/**
 * Loads the SDK when a table is first asked, some 40 ms: functions that never ask start without it.
 *
 * Region, endpoint and credentials are those of the environment that the SDK itself reads: AWS_REGION,
 * AWS_ENDPOINT_URL_DYNAMODB, AWS_ACCESS_KEY_ID and so on. It looks for HOME too: where neither that nor an entry in passwd
 * names the user's folder, it throws `uv_os_homedir`.
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
