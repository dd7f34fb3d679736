import type { SlotLease, SlotRequest } from '../../contract/tables/rate-limits/limiter.ts';
import { SLOT_LEASE_MS } from '../tables/slot-lease.ts';
import type { TableClient } from './client.ts';
import type { CallTimeout } from './deadline.ts';

/** The table of counters and slots. */
export interface LimitsTable {
  readonly client: TableClient;
  readonly name: string;
  readonly timeout?: CallTimeout;
}

/** Nothing reads an item whose slots are all free. */
const RETENTION_SECONDS = 3600;

/**
 * Takes a free slot of a principal, which has one item: `s0`, `s1` … have the Unix milliseconds until which a slot is
 * taken. One conditional write takes a slot; only a principal that has others in use needs more than one try.
 *
 * @throws TableUnavailable
 */
export async function takeSlot(table: LimitsTable, request: SlotRequest): Promise<SlotLease | undefined> {
  const untilMs = request.at.getTime() + SLOT_LEASE_MS;
  for (let index = 0; index < request.slots; index++) {
    const slot = { key: toSlotsId(request.principalId), name: `s${index}`, untilMs };
    if (await occupySlot(table, slot, request.at)) return { release: () => releaseSlot(table, slot) };
  }
  return undefined;
}

/** Id of the slots of a principal. No counter has it: those begin with `rl#`. */
const toSlotsId = (principalId = ''): string => `slots#${principalId}`;

interface Slot {
  readonly key: string;
  readonly name: string;
  readonly untilMs: number;
}

function occupySlot({ client, name: table, timeout }: LimitsTable, { key, name, untilMs }: Slot, at: Date) {
  const input = {
    TableName: table,
    Key: { id: key },
    UpdateExpression: 'SET #slot = :until, expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(#slot) OR #slot < :now',
    ExpressionAttributeNames: { '#slot': name },
    ExpressionAttributeValues: {
      ':until': untilMs,
      ':now': at.getTime(),
      ':expires': Math.ceil(untilMs / 1000) + RETENTION_SECONDS,
    },
  };
  return succeeds(client.send('update', input, timeout));
}

/** Frees a slot, unless it was over and another calculation has taken it. */
async function releaseSlot({ client, name: table, timeout }: LimitsTable, { key, name, untilMs }: Slot): Promise<void> {
  const input = {
    TableName: table,
    Key: { id: key },
    UpdateExpression: 'REMOVE #slot',
    ConditionExpression: '#slot = :until',
    ExpressionAttributeNames: { '#slot': name },
    ExpressionAttributeValues: { ':until': untilMs },
  };
  await succeeds(client.send('update', input, timeout));
}

/** @returns whether the condition of a write held */
async function succeeds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'ConditionalCheckFailedException') return false;
    throw fault;
  }
}
