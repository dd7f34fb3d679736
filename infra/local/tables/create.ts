import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableShape } from '../../tables.ts';
import { LOCAL_CLIENT_CONFIG } from './client-config.ts';

/** Name and keys of a table. */
export type NamedTable = Pick<TableShape, 'partitionKey' | 'sortKey'> & { readonly name: string };

/** Creates the tables that do not exist yet. */
export async function createTables(endpoint: string, tables: Iterable<NamedTable>): Promise<void> {
  const client = new DynamoDBClient({ endpoint, ...LOCAL_CLIENT_CONFIG });
  try {
    for (const table of tables) await createIfMissing(client, table);
  } finally {
    client.destroy();
  }
}

async function createIfMissing(client: DynamoDBClient, table: NamedTable): Promise<void> {
  try {
    await client.send(new CreateTableCommand(toCreateInput(table)));
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
