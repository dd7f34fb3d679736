import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableShape } from '../../infra/tables.ts';
import { LOCAL_CLIENT_CONFIG } from './client-config.ts';

/** Name and keys of a table. */
export type NamedTable = Pick<TableShape, 'partitionKey' | 'sortKey'> & { readonly name: string };

/** Creates the tables that do not exist yet. @param signal ends the wait for an answer */
export async function createTables(
  endpoint: string,
  tables: Iterable<NamedTable>,
  signal?: AbortSignal,
): Promise<void> {
  const client = new DynamoDBClient({ endpoint, ...LOCAL_CLIENT_CONFIG });
  try {
    for (const table of tables) await createIfMissing(client, table, signal);
  } finally {
    client.destroy();
  }
}

async function createIfMissing(client: DynamoDBClient, table: NamedTable, signal?: AbortSignal): Promise<void> {
  try {
    await client.send(new CreateTableCommand(toCreateInput(table)), signal && { abortSignal: signal });
  } catch (fault) {
    const exists = fault instanceof Error && fault.name === 'ResourceInUseException';
    if (!exists) throw fault;
  }
}

function toCreateInput({ name, partitionKey, sortKey }: NamedTable): CreateTableCommandInput {
  const keys = [partitionKey, ...(sortKey === undefined ? [] : [sortKey])];
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
  };
}
