import type { EndedLinks } from '../../contract/tables/link-secrets.ts';
import { toEndedLinkId } from '../tables/link-secret-item.ts';
import { openTableClient, type TableClient } from './client.ts';

/** No link is opened without it, so it has as much time as reading a key record. */
const READ_TIMEOUT = { deadlineMs: 1000, hedgeAfterMs: 50 };

/** Opens the ended links, items of the table of keys in DynamoDB. */
export function openEndedLinks(table: string, client: TableClient = openTableClient()): EndedLinks {
  return {
    async has(id) {
      const { Item } = await client.send('get', { TableName: table, Key: { id: toEndedLinkId(id) } }, READ_TIMEOUT);
      return Item !== undefined;
    },
    async add(id, endsAt) {
      await client.send('update', {
        TableName: table,
        Key: { id: toEndedLinkId(id) },
        UpdateExpression: 'SET expires_at = :end',
        ExpressionAttributeValues: { ':end': endsAt },
      });
    },
  };
}
