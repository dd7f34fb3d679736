import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { GatewayKeys } from '../keys/gateway-keys.ts';
import { compareItems, type Item, type TableComparison } from './compare.ts';
import { repairGatewayKeys } from './gateway.ts';
import type { RestoreOptions } from './options.ts';
import { describeComparison } from './report.ts';
import { addItem, makeCopy, readItems, removeCopy, setItemBack } from './table-items.ts';

/** What a restoration works with. */
export interface RestoreTools {
  readonly client: DynamoDBClient;
  readonly gatewayKeys: GatewayKeys;
  readonly print: (line: string) => void;
  readonly now: Date;
}

/** What became of the items. */
export interface RestoreOutcome {
  readonly comparison: TableComparison;
  readonly written: number;
  /** Items that somebody changed between the comparison and the write; they stay as they are. */
  readonly overtaken: number;
}

/**
 * Brings items of an earlier state back into the table that the functions read.
 *
 * DynamoDB restores into another table, without expiry, recovery and protection. That one is only compared and copied from, so
 * the table keeps its name, its settings and its place in the stack.
 *
 * @source "RestoreTableToPointInTime", Amazon DynamoDB API Reference: what must be set up on a restored table
 */
export async function restoreTable(options: RestoreOptions, tools: RestoreTools): Promise<RestoreOutcome> {
  const { client, print, now } = tools;
  const { table, source } = options;
  const current = await readItems(client, table);
  const copy = source.kind === 'copy' ? source.table : `${table}-restored-${toSuffix(now)}`;
  if (source.kind !== 'copy') {
    print(`${copy} is being restored; that takes minutes`);
    await makeCopy(client, source, { table, copy });
  }
  const comparison = compareItems(await readItems(client, copy), current, Math.floor(now.getTime() / 1000));
  print(describeComparison({ table, copy }, comparison, options.overwrites));
  if (options.isDryRun) {
    print(
      `Nothing is written. To go on, give --from ${copy}; to end, delete that table: it has the hashes of all keys.`,
    );
    return { comparison, written: 0, overtaken: 0 };
  }
  const { written, overtaken } = await writeItems(options, comparison, tools);
  await repairGatewayKeys(written, { table, ...tools });
  print(
    `${written.length} items are written${overtaken > 0 ? `; ${overtaken} changed meanwhile and stay: run it again` : ''}`,
  );
  await removeCopy(client, copy);
  print(`${copy} is deleted`);
  return { comparison, written: written.length, overtaken };
}

async function writeItems(
  { table, overwrites }: RestoreOptions,
  { missing, changed }: TableComparison,
  { client }: RestoreTools,
): Promise<{ readonly written: readonly Item[]; readonly overtaken: number }> {
  const written: Item[] = [];
  for (const item of missing) if (await addItem(client, table, item)) written.push(item);
  const replaced = overwrites ? changed : [];
  for (const change of replaced) if (await setItemBack(client, table, change)) written.push(change.earlier);
  return { written, overtaken: missing.length + replaced.length - written.length };
}

/** `20261121t120000` */
const toSuffix = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase();
