import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  LINK_SECRETS_ID,
  type LinkSecretItem,
  toLinkSecretItem,
  toLinkSecrets,
} from '../../lib/adapters/tables/link-secret-item.ts';
import type { LinkSecret, LinkSecretRegistry } from '../../lib/contract/tables/link-secrets.ts';

/** The secrets of links in the table of keys in DynamoDB, with the operator's access. */
export class LinkSecretTable implements LinkSecretRegistry {
  readonly #client: DynamoDBDocumentClient;
  readonly #table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.#client = client;
    this.#table = table;
  }

  /** @param table name of the table of keys */
  static open(table: string, config: DynamoDBClientConfig = {}): LinkSecretTable {
    return new LinkSecretTable(DynamoDBDocumentClient.from(new DynamoDBClient(config)), table);
  }

  async readAll(): Promise<readonly LinkSecret[]> {
    const Key = { id: LINK_SECRETS_ID };
    const { Item } = await this.#client.send(new GetCommand({ TableName: this.#table, Key, ConsistentRead: true }));
    return Item ? toLinkSecrets(Item as LinkSecretItem) : [];
  }

  async replaceAll(secrets: readonly LinkSecret[], newestRead: number): Promise<boolean> {
    try {
      await this.#client.send(
        new PutCommand({
          TableName: this.#table,
          Item: toLinkSecretItem(secrets),
          ConditionExpression: 'attribute_not_exists(id) OR newest = :newest',
          ExpressionAttributeValues: { ':newest': newestRead },
        }),
      );
      return true;
    } catch (fault) {
      const isRefusal = fault instanceof Error && fault.name === 'ConditionalCheckFailedException';
      if (!isRefusal) throw fault;
      return false;
    }
  }
}
