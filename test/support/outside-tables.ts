import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LOCAL_CLIENT_CONFIG } from '../../host/tables/client-config.ts';
import { TABLES } from '../../infra/tables.ts';
import type { TableEngine } from './embedded-tables/embedded.ts';
import { openRelay } from './relay.ts';

/**
 * Connects to tables of another engine as if this process had started them: a relay to them stops and starts, and
 * their previous content is deleted.
 */
export async function reachTables(target: string, port: number): Promise<TableEngine> {
  const client = new DynamoDBClient({ endpoint: target, ...LOCAL_CLIENT_CONFIG });
  for (const TableName of Object.keys(TABLES)) await drop(client, TableName);
  client.destroy();
  const relay = await openRelay(target, port);
  return { endpoint: relay.endpoint, stop: relay.cut };
}

async function drop(client: DynamoDBClient, TableName: string): Promise<void> {
  try {
    await client.send(new DeleteTableCommand({ TableName }));
  } catch (fault) {
    const isMissing = fault instanceof Error && fault.name === 'ResourceNotFoundException';
    if (!isMissing) throw fault;
  }
}
