import { hintOf, makeKey } from '../../lib/access/key-format.ts';
import { toKeyRecordId } from '../../lib/access/record-id.ts';
import type { KeyRecord } from '../../lib/store/key-store.ts';
import type { Registration } from './create.ts';
import type { KeyDeployment } from './deployment.ts';
import type { KeyOptions } from './options.ts';
import { parseDurationSeconds, parseExpiry } from './times.ts';
import { UsageError } from './usage-error.ts';

const DEFAULT_GRACE = '7d';

/** Locks a client out, or lets it in again, with all its keys. @returns their records as they are now */
export async function setClientState(
  principal: string,
  state: KeyRecord['state'],
  { table, gatewayKeys }: KeyDeployment,
): Promise<readonly KeyRecord[]> {
  const records = await requireRecords(principal, table);
  for (const { id } of records) await table.setState(id, state);
  const gatewayKeyIds = new Set(records.flatMap(({ gatewayKeyId }) => gatewayKeyId ?? []));
  for (const id of gatewayKeyIds) await gatewayKeys.setEnabled(id, state === 'active');
  return records.map((record) => ({ ...record, state }));
}

/** What a rotation left: a new key, and when those before it end. */
export interface KeyRotation extends Registration {
  /** Unix seconds. */
  readonly othersEndAt: number;
}

/**
 * Makes another key for a client, who stays who it is: same plan, scopes, limits. Its other keys end after a grace period,
 * in which it can put the new one in its place.
 */
export async function rotateKey(
  principal: string,
  options: KeyOptions,
  place: KeyDeployment,
  now: Date,
): Promise<KeyRotation> {
  const records = (await requireRecords(principal, place.table)).filter(({ id }) => id.startsWith('key#'));
  const newest = findLastToEnd(records);
  if (!newest) throw new UsageError(`${principal} comes with tokens and has no key; its issuer rotates`);
  if (newest.state === 'disabled') throw new UsageError(`${principal} is disabled; enable it first`);
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const othersEndAt = nowSeconds + parseDurationSeconds('--grace', options.grace ?? DEFAULT_GRACE);
  const endsAt = chooseEnd(newest, options.expires, nowSeconds);
  const created = await addSuccessor({ ...newest, endsAt }, place, now);
  for (const { id, endsAt: end = Number.POSITIVE_INFINITY } of records) {
    if (end > othersEndAt) await place.table.setEnd(id, othersEndAt);
  }
  return { ...created, othersEndAt };
}

/** The key in use: those that a rotation has replaced end before it, even when they were made in the same instant. */
function findLastToEnd(records: readonly KeyRecord[]): KeyRecord | undefined {
  const endOfKey = ({ endsAt = Number.POSITIVE_INFINITY }: KeyRecord): number => endsAt;
  return records.reduce<KeyRecord | undefined>(
    (last, record) => (last && endOfKey(last) > endOfKey(record) ? last : record),
    undefined,
  );
}

async function addSuccessor(newest: KeyRecord, { table }: KeyDeployment, now: Date): Promise<Registration> {
  const key = makeKey();
  const record: KeyRecord = {
    ...newest,
    id: toKeyRecordId(key),
    hint: hintOf(key),
    created: now.toISOString(),
    lastUsed: undefined,
  };
  await table.add(record);
  return { record, key };
}

/** A key that ends by agreement ends then also after a rotation, unless another end is agreed on. */
function chooseEnd({ endsAt }: KeyRecord, expires: string | undefined, nowSeconds: number): number | undefined {
  if (expires !== undefined) return parseExpiry(expires, nowSeconds);
  if (endsAt !== undefined && endsAt <= nowSeconds) {
    throw new UsageError('the key has ended; say until when the new one is good: --expires 90d');
  }
  return endsAt;
}

async function requireRecords(principal: string, table: KeyDeployment['table']): Promise<readonly KeyRecord[]> {
  const records = (await table.listAll()).filter((record) => record.principal === principal);
  if (records.length === 0) throw new UsageError(`there is no client ${principal}; list shows their ids`);
  return records;
}
