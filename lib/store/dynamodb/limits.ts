import { policiesOf } from '../../catalog/limit-classes.ts';
import type { LimitTable, PendingBatch, RateLimitRequest, RequestCounts } from '../limits/limiter.ts';
import { listExhaustedPolicies, toCounterId, toMinuteName, windowEndMs } from '../limits/windows.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import type { CallTimeout, TableClient } from './client.ts';

/** Long after the hour, so that clocks which differ a little find their counters; nothing reads them later. */
const RETENTION_AFTER_HOUR_SECONDS = 3600;

interface LimitsTable {
  readonly client: TableClient;
  readonly name: string;
  readonly timeout?: CallTimeout;
}

/**
 * One item for each principal, class and hour: `hour` counts its requests, `m00` to `m59` those of each minute, and
 * `settled_…` has the last settlement of each instance that was cut off for a while. So one conditional write holds both
 * windows, and the item, some 600 bytes at most, costs one write unit. As its key has the hour, an item past its time is
 * not read.
 */
export function createLimitTable(table: LimitsTable): LimitTable {
  const { client, name, timeout } = table;

  async function usage(request: RateLimitRequest): Promise<RequestCounts> {
    const { Item } = await client.send('get', createRead(name, request), timeout);
    return readCounts(Item, request);
  }

  /** A refusal with nothing used up has no end that a client could be told. */
  async function readRefusalCounts(request: RateLimitRequest): Promise<RequestCounts> {
    const counts = await usage(request);
    const isReached = listExhaustedPolicies(request.limitClass, counts).length > 0;
    if (!isReached) throw new TableUnavailable('the table refused a request that it says is within the limits');
    return counts;
  }

  return {
    usage,
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

const isConditionFailure = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'ConditionalCheckFailedException';

/** Read as it is now, not as it was: after a refusal it must show the limit that was reached. */
const createRead = (table: string, request: RateLimitRequest) => ({
  TableName: table,
  Key: { id: toCounterId(request) },
  ConsistentRead: true,
});

function readCounts(item: Readonly<Record<string, unknown>> | undefined, { at }: RateLimitRequest): RequestCounts {
  return { minute: Number(item?.[toMinuteName(at)] ?? 0), hour: Number(item?.hour ?? 0) };
}

function createConditionalAddition(table: string, request: RateLimitRequest) {
  const policies = policiesOf(request.limitClass);
  const conditions = policies.map(({ window }) => `(attribute_not_exists(#${window}) OR #${window} < :${window})`);
  const limits = policies.map(({ window, requests }) => [`:${window}`, requests]);
  return {
    TableName: table,
    Key: { id: toCounterId(request) },
    UpdateExpression: 'SET expires_at = :expires ADD #hour :one, #minute :one',
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: { '#hour': 'hour', '#minute': toMinuteName(request.at) },
    ExpressionAttributeValues: { ':one': 1, ':expires': toExpirySeconds(request), ...Object.fromEntries(limits) },
    ReturnValues: 'UPDATED_NEW' as const,
  };
}

/** The condition fails where the settlement is there already: an earlier write of it had lost its answer only. */
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
      ':expires': toExpirySeconds(request),
      ':serial': serial,
      ':total': total,
      ...Object.fromEntries(minutes.map(({ minute, count }) => [`:${minute}`, count])),
    },
  };
}

/** Unix seconds. */
const toExpirySeconds = ({ at }: RateLimitRequest): number =>
  windowEndMs('hour', at) / 1000 + RETENTION_AFTER_HOUR_SECONDS;
