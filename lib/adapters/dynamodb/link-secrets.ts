import type { LinkSecretStore } from '../../contract/tables/link-secrets.ts';
import { LINK_SECRETS_ID, type LinkSecretItem, toLinkSecrets } from '../tables/link-secret-item.ts';
import { openTableClient, type TableClient } from './client.ts';

/** No link is made or opened without the secrets, so reading them has as much time as reading a key record. */
const READ_TIMEOUT = { deadlineMs: 1000, hedgeAfterMs: 50 };

/** Opens the secrets of links in the table of keys in DynamoDB. */
export function openLinkSecretStore(table: string, client: TableClient = openTableClient()): LinkSecretStore {
  return {
    async readAll() {
      const { Item } = await client.send('get', { TableName: table, Key: { id: LINK_SECRETS_ID } }, READ_TIMEOUT);
      return Item ? toLinkSecrets(Item as LinkSecretItem) : [];
    },
  };
}
