import type { Keys } from '../keys.ts';
import { openTableClient, type TableClient } from './client.ts';
import { type KeyItem, recordOf } from './key-item.ts';

/** The table of keys in DynamoDB, as far as the authorizer needs it. */
export function openKeys(table: string, client: TableClient = openTableClient()): Keys {
  return {
    async find(id) {
      const { Item } = await client.send('get', { TableName: table, Key: { id } });
      return Item && recordOf(Item as KeyItem);
    },
    async markUsed(id, day) {
      await client.send('update', lastUsed(table, id, day)).catch(ignoreRemoved);
    },
  };
}

/** Only where the record still is: it must not come back as an item with nothing but a day. */
const lastUsed = (table: string, id: string, day: string) => ({
  TableName: table,
  Key: { id },
  UpdateExpression: 'SET last_used = :day',
  ConditionExpression: 'attribute_exists(id)',
  ExpressionAttributeValues: { ':day': day },
});

function ignoreRemoved(fault: unknown): void {
  const isRemoved = fault instanceof Error && fault.name === 'ConditionalCheckFailedException';
  if (!isRemoved) throw fault;
}
