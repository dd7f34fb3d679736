import { policiesOf } from '../../base/catalog/limit-classes.ts';
import type {
  LimitTable,
  PendingBatch,
  RateLimitRequest,
  RequestCounts,
  SlotTable,
} from '../../contract/tables/rate-limits/limiter.ts';
import {
  counterExpiryOf,
  listExhaustedPolicies,
  toCounterId,
  toMinuteName,
} from '../../contract/tables/rate-limits/windows.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { isConditionFailure } from './client.ts';
import { type LimitsTable, takeSlot } from './slots.ts';

/**
 * Creates the table of counters, with one item per principal, class and hour: `hour` counts its requests, `m00` to
 * `m59` those of each minute, and `settled_…` has the serial number of the last pending batch that an instance added
 * after an outage. So one conditional write checks both windows, and the item, about 600 bytes at most, costs one write
 * unit. The key contains the hour, so an expired item is never read.
 */
export function createLimitTable(table: LimitsTable): LimitTable & SlotTable {
  const { client, name, timeout } = table;

  async function usage(request: RateLimitRequest): Promise<RequestCounts> {
    const { Item } = await client.send('get', createRead(name, request), timeout);
    return readCounts(Item, request);
  }

  /** If no limit is reached after a refusal, no reset time can be given to the client, so the table is unavailable. */
  async function readRefusalCounts(request: RateLimitRequest): Promise<RequestCounts> {
    const counts = await usage(request);
    const isReached = listExhaustedPolicies(request.limitClass, counts, request.cost).length > 0;
    if (!isReached) throw new TableUnavailable('the table refused a request that it says is within the limits');
    return counts;
  }

  return {
    usage,
    takeSlot: (request) => takeSlot(table, request),
    take: async (request) => {
      try {
        const { Attributes } = await client.send('update', createConditionalAddition(name, request), timeout);
        return { accepted: true, counts: readCounts(Attributes, request) };
      } catch (fault) {
        if (!isConditionFailure(fault)) throw fault;
        return { accepted: false, counts: await readRefusalCounts(request) };
      }
    },
    addPending: async (request, batch) => {
      try {
        await client.send('update', createPendingAddition(name, request, batch), timeout);
      } catch (fault) {
        if (!isConditionFailure(fault)) throw fault;
      }
    },
  };
}

/** A consistent read: after a refusal it must show the limit that was reached. */
const createRead = (table: string, request: RateLimitRequest) => ({
  TableName: table,
  Key: { id: toCounterId(request) },
  ConsistentRead: true,
});

function readCounts(item: Readonly<Record<string, unknown>> | undefined, request: RateLimitRequest): RequestCounts {
  return { minute: Number(item?.[toMinuteName(request)] ?? 0), hour: Number(item?.hour ?? 0) };
}

function createConditionalAddition(table: string, request: RateLimitRequest) {
  const { cost = 1 } = request;
  const policies = policiesOf(request.limitClass);
  const conditions = policies.map(({ window }) => `(attribute_not_exists(#${window}) OR #${window} <= :${window})`);
  const limits = policies.map(({ window, quota }) => [`:${window}`, quota - cost]);
  return {
    TableName: table,
    Key: { id: toCounterId(request) },
    UpdateExpression: 'SET expires_at = :expires ADD #hour :cost, #minute :cost',
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: { '#hour': 'hour', '#minute': toMinuteName(request) },
    ExpressionAttributeValues: { ':cost': cost, ':expires': counterExpiryOf(request), ...Object.fromEntries(limits) },
    ReturnValues: 'UPDATED_NEW' as const,
  };
}

/** The condition fails if the batch was added already: an earlier write succeeded, but its answer was lost. */
function createPendingAddition(
  table: string,
  request: RateLimitRequest,
  { instanceId, serial, requests }: PendingBatch,
) {
  const minutes = [...requests].map(([minute, count]) => ({ minute, count }));
  const total = minutes.reduce((sum, { count }) => sum + count, 0);
  return {
    TableName: table,
    Key: { id: toCounterId(request) },
    UpdateExpression: `SET expires_at = :expires, #debtor = :serial ADD #hour :total, ${minutes.map(({ minute }) => `${minute} :${minute}`).join(', ')}`,
    ConditionExpression: 'attribute_not_exists(#debtor) OR #debtor < :serial',
    ExpressionAttributeNames: { '#hour': 'hour', '#debtor': `settled_${instanceId}` },
    ExpressionAttributeValues: {
      ':expires': counterExpiryOf(request),
      ':serial': serial,
      ':total': total,
      ...Object.fromEntries(minutes.map(({ minute, count }) => [`:${minute}`, count])),
    },
  };
}
