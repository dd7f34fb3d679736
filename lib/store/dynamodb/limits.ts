import { policiesOf } from '../../catalog/limit-classes.ts';
import type { Charge, Counts, LimitTable, Settlement } from '../limits/limiter.ts';
import { counterId, minuteName, policiesUsedUp, windowEndMs } from '../limits/windows.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import type { Patience, TableClient } from './client.ts';

/** Long after the hour, so that clocks which differ a little find their counters; nothing reads them later. */
const KEPT_AFTER_THE_HOUR_SECONDS = 3600;

interface Table {
  readonly client: TableClient;
  readonly name: string;
  readonly patience?: Patience;
}

/**
 * One item for each principal, class and hour: `hour` counts its requests, `m00` to `m59` those of each minute, and
 * `settled_…` has the last settlement of each instance that was cut off for a while. So one conditional write holds both
 * windows, and the item, some 600 bytes at most, costs one write unit. As its key has the hour, an item past its time is
 * not read.
 */
export function limitTable(table: Table): LimitTable {
  const { client, name, patience } = table;

  async function usage(charge: Charge): Promise<Counts> {
    const { Item } = await client.send('get', readOf(name, charge), patience);
    return countsIn(Item, charge);
  }

  /** A refusal with nothing used up has no end that a client could be told. */
  async function countsOfRefusal(charge: Charge): Promise<Counts> {
    const counts = await usage(charge);
    const isReached = policiesUsedUp(charge.limitClass, counts).length > 0;
    if (!isReached) throw new TableUnavailable('the table refused a request that it says is within the limits');
    return counts;
  }

  return {
    usage,
    take: async (charge) => {
      try {
        const { Attributes } = await client.send('update', conditionalAddition(name, charge), patience);
        return { accepted: true, counts: countsIn(Attributes, charge) };
      } catch (fault) {
        if (!isRefusal(fault)) throw fault;
        return { accepted: false, counts: await countsOfRefusal(charge) };
      }
    },
    settle: async (charge, settlement) => {
      try {
        await client.send('update', additionOf(name, charge, settlement), patience);
      } catch (fault) {
        if (!isRefusal(fault)) throw fault;
      }
    },
  };
}

const isRefusal = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'ConditionalCheckFailedException';

/** Read as it is now, not as it was: after a refusal it must show the limit that was reached. */
const readOf = (table: string, charge: Charge) => ({
  TableName: table,
  Key: { id: counterId(charge) },
  ConsistentRead: true,
});

function countsIn(item: Readonly<Record<string, unknown>> | undefined, { at }: Charge): Counts {
  return { minute: Number(item?.[minuteName(at)] ?? 0), hour: Number(item?.hour ?? 0) };
}

function conditionalAddition(table: string, charge: Charge) {
  const policies = policiesOf(charge.limitClass);
  const conditions = policies.map(({ window }) => `(attribute_not_exists(#${window}) OR #${window} < :${window})`);
  const limits = policies.map(({ window, requests }) => [`:${window}`, requests]);
  return {
    TableName: table,
    Key: { id: counterId(charge) },
    UpdateExpression: 'SET expires_at = :expires ADD #hour :one, #minute :one',
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: { '#hour': 'hour', '#minute': minuteName(charge.at) },
    ExpressionAttributeValues: { ':one': 1, ':expires': expiryOf(charge), ...Object.fromEntries(limits) },
    ReturnValues: 'UPDATED_NEW' as const,
  };
}

/** The condition fails where the settlement is there already: an earlier write of it had lost its answer only. */
function additionOf(table: string, charge: Charge, { debtor, serial, requests }: Settlement) {
  const minutes = [...requests].map(([minute, count]) => ({ minute, count }));
  const total = minutes.reduce((sum, { count }) => sum + count, 0);
  return {
    TableName: table,
    Key: { id: counterId(charge) },
    UpdateExpression: `SET expires_at = :expires, #debtor = :serial ADD #hour :total, ${minutes.map(({ minute }) => `${minute} :${minute}`).join(', ')}`,
    ConditionExpression: 'attribute_not_exists(#debtor) OR #debtor < :serial',
    ExpressionAttributeNames: { '#hour': 'hour', '#debtor': `settled_${debtor}` },
    ExpressionAttributeValues: {
      ':expires': expiryOf(charge),
      ':serial': serial,
      ':total': total,
      ...Object.fromEntries(minutes.map(({ minute, count }) => [`:${minute}`, count])),
    },
  };
}

/** Unix seconds. */
const expiryOf = ({ at }: Charge): number => windowEndMs('hour', at) / 1000 + KEPT_AFTER_THE_HOUR_SECONDS;
