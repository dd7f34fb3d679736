import {
  ConditionalCheckFailedException,
  DeleteTableCommand,
  type DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
  paginateScan,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { UsageError } from '../keys/usage-error.ts';
import { type ChangedItem, type Item, LAST_USED } from './compare.ts';
import type { RestoreSource } from './options.ts';

/** A restoration takes minutes even where the table is small. */
const LONGEST_RESTORE_SECONDS = 3 * 3600;

/** Restores an earlier state of a table into a table of its own. @returns when that can be read */
export async function makeCopy(
  client: DynamoDBClient,
  source: Exclude<RestoreSource, { readonly kind: 'copy' }>,
  { table, copy }: { readonly table: string; readonly copy: string },
): Promise<void> {
  await (source.kind === 'backup'
    ? client.send(new RestoreTableFromBackupCommand({ BackupArn: source.arn, TargetTableName: copy }))
    : client.send(
        new RestoreTableToPointInTimeCommand({
          SourceTableName: table,
          TargetTableName: copy,
          RestoreDateTime: source.instant,
        }),
      ));
  const waiting = { client, maxWaitTime: LONGEST_RESTORE_SECONDS, minDelay: 2, maxDelay: 30 };
  await waitUntilTableExists(waiting, { TableName: copy });
}

export async function removeCopy(client: DynamoDBClient, copy: string): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName: copy }));
  await waitUntilTableNotExists({ client, maxWaitTime: 600, minDelay: 1, maxDelay: 10 }, { TableName: copy });
}

/** All items of a table. @throws UsageError where there is no such table */
export async function readItems(client: DynamoDBClient, table: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  try {
    const pages = paginateScan({ client }, { TableName: table, ConsistentRead: true });
    for await (const { Items = [] } of pages) items.push(...Items);
  } catch (fault) {
    if (!(fault instanceof ResourceNotFoundException)) throw fault;
    throw new UsageError(`there is no table ${table} in this account and Region; deploy the stage first`);
  }
  return items;
}

/** Adds an item. @returns false where the table has one with its id by now */
export const addItem = (client: DynamoDBClient, table: string, item: Item): Promise<boolean> =>
  putIf(client, { TableName: table, Item: item, ConditionExpression: 'attribute_not_exists(id)' });

/** Sets an item back, except for the day of its last use. @returns false where it has changed since the comparison */
export function setItemBack(
  client: DynamoDBClient,
  table: string,
  { earlier, current }: ChangedItem,
): Promise<boolean> {
  const { [LAST_USED]: _, ...compared } = current;
  const names = [...new Set([...Object.keys(compared), ...Object.keys(earlier)])].filter((name) => name !== LAST_USED);
  const conditions = names.map((name, index) =>
    name in compared ? `#${index} = :${index}` : `attribute_not_exists(#${index})`,
  );
  const values = names.flatMap((name, index) => {
    const value = compared[name];
    return value ? [[`:${index}`, value] as const] : [];
  });
  return putIf(client, {
    TableName: table,
    Item: { ...earlier, ...(current[LAST_USED] && { [LAST_USED]: current[LAST_USED] }) },
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(values),
  });
}

async function putIf(client: DynamoDBClient, input: PutItemCommandInput): Promise<boolean> {
  try {
    await client.send(new PutItemCommand(input));
    return true;
  } catch (fault) {
    if (fault instanceof ConditionalCheckFailedException) return false;
    throw fault;
  }
}
