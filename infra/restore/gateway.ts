import { type DynamoDBClient, paginateScan, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { GatewayKeys } from '../keys/gateway-keys.ts';
import type { Item } from './compare.ts';

interface GatewayRepair {
  readonly client: DynamoDBClient;
  readonly table: string;
  readonly gatewayKeys: GatewayKeys;
  readonly print: (line: string) => void;
}

/**
 * Lets the gateway agree with restored records: each one's gateway key exists and is enabled where the record is active.
 * Without it the gateway would refuse the client that its record admits.
 */
export async function repairGatewayKeys(written: readonly Item[], repair: GatewayRepair): Promise<void> {
  const byGatewayKey = new Map(
    written.flatMap((item) => (item.gateway_key_id?.S ? [[item.gateway_key_id.S, item]] : [])),
  );
  for (const [id, item] of byGatewayKey) {
    const isActive = item.state?.S === 'active';
    if (await repair.gatewayKeys.has(id)) await repair.gatewayKeys.setEnabled(id, isActive);
    else await replaceGatewayKey(id, item, repair);
  }
}

async function replaceGatewayKey(missingId: string, item: Item, repair: GatewayRepair): Promise<void> {
  const { client, table, gatewayKeys, print } = repair;
  const { principal, plan, gateway_key: value } = item;
  const key = { principal: principal?.S ?? '', plan: plan?.S ?? '', value: value?.S ?? '' };
  const newId = await gatewayKeys.create(key);
  if (newId === undefined) return;
  if (item.state?.S !== 'active') await gatewayKeys.setEnabled(newId, false);
  const ofClient = {
    TableName: table,
    ConsistentRead: true,
    FilterExpression: 'gateway_key_id = :missing',
    ExpressionAttributeValues: { ':missing': { S: missingId } },
  };
  for await (const { Items = [] } of paginateScan({ client }, ofClient)) {
    for (const { id } of Items) {
      if (!id) continue;
      await client.send(
        new UpdateItemCommand({
          TableName: table,
          Key: { id },
          UpdateExpression: 'SET gateway_key_id = :new',
          ConditionExpression: 'gateway_key_id = :missing',
          ExpressionAttributeValues: { ':new': { S: newId }, ':missing': { S: missingId } },
        }),
      );
    }
  }
  print(`${key.principal} has another key at the gateway, as the gateway had lost its own`);
}
