import type { KeyStore } from '../../contract/tables/key-store.ts';
import { type KeyItem, toKeyRecord } from '../tables/key-item.ts';
import { openTableClient, type TableClient } from './client.ts';

/**
 * No request passes without its record, so a read has more time than others, and after 50 ms, when nearly all have
 * answered, it is sent once more: one slow read then delays its request by little and fails none.
 */
const READ_TIMEOUT = { deadlineMs: 1000, hedgeAfterMs: 50 };

/** Opens the keys table in DynamoDB with the operations that the authorizer needs. */
export function openKeyStore(table: string, client: TableClient = openTableClient()): KeyStore {
  return {
    async find(id) {
      const { Item } = await client.send('get', { TableName: table, Key: { id } }, READ_TIMEOUT);
      return Item && toKeyRecord(Item as KeyItem);
    },
    async markUsed(id, day) {
      await client.send('update', createLastUsedUpdate(table, id, day)).catch(ignoreMissingRecord);
    },
  };
}

/** Updates only an existing record, so that a removed one does not come back with nothing but a day. */
const createLastUsedUpdate = (table: string, id: string, day: string) => ({
  TableName: table,
  Key: { id },
  UpdateExpression: 'SET last_used = :day',
  ConditionExpression: 'attribute_exists(id)',
  ExpressionAttributeValues: { ':day': day },
});

function ignoreMissingRecord(fault: unknown): void {
  const isRemoved = fault instanceof Error && fault.name === 'ConditionalCheckFailedException';
  if (!isRemoved) throw fault;
}
