import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  PutCommand,
  paginateScan,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { type KeyItem, removalTimeOf, toKeyItem, toKeyRecord } from '../../lib/adapters/tables/key-item.ts';
import type { KeyRecord, KeyRegistry } from '../../lib/contract/tables/key-store.ts';

/** The table of keys in DynamoDB with the operator's access: all records, read and write. */
export class KeyTable implements KeyRegistry {
  readonly #client: DynamoDBDocumentClient;
  readonly #table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.#client = client;
    this.#table = table;
  }

  static open(table: string, config: DynamoDBClientConfig = {}): KeyTable {
    const marshallOptions = { removeUndefinedValues: true };
    return new KeyTable(DynamoDBDocumentClient.from(new DynamoDBClient(config), { marshallOptions }), table);
  }

  async listAll(): Promise<readonly KeyRecord[]> {
    const records: KeyRecord[] = [];
    const pages = paginateScan({ client: this.#client }, { TableName: this.#table, ConsistentRead: true });
    for await (const { Items = [] } of pages) {
      // Ids of key records have it; the secrets of links and ended links do not.
      const items = Items.filter(({ id }) => String(id).includes('#'));
      records.push(...items.map((item) => toKeyRecord(item as KeyItem)));
    }
    return records.toSorted((one, other) => sortKeyOf(one).localeCompare(sortKeyOf(other)));
  }

  async add(record: KeyRecord): Promise<boolean> {
    const condition = { ConditionExpression: 'attribute_not_exists(id)' };
    return await this.#unlessRefused(new PutCommand({ TableName: this.#table, Item: toKeyItem(record), ...condition }));
  }

  async setState(id: string, state: KeyRecord['state']): Promise<boolean> {
    return await this.#change(id, {
      UpdateExpression: 'SET #state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state },
    });
  }

  async setEnd(id: string, endsAt: number): Promise<boolean> {
    return await this.#change(id, {
      UpdateExpression: 'SET ends_at = :end, expires_at = :removal',
      ExpressionAttributeValues: { ':end': endsAt, ':removal': removalTimeOf(endsAt) },
    });
  }

  async #change(id: string, change: Partial<UpdateCommandInput>): Promise<boolean> {
    const condition = { ConditionExpression: 'attribute_exists(id)' };
    return await this.#unlessRefused(
      new UpdateCommand({ TableName: this.#table, Key: { id }, ...condition, ...change }),
    );
  }

  async #unlessRefused(command: PutCommand | UpdateCommand): Promise<boolean> {
    try {
      await this.#client.send(command as PutCommand);
      return true;
    } catch (fault) {
      const isRefusal = fault instanceof Error && fault.name === 'ConditionalCheckFailedException';
      if (!isRefusal) throw fault;
      return false;
    }
  }
}

const sortKeyOf = ({ created, principal, id }: KeyRecord): string => `${created} ${principal} ${id}`;
