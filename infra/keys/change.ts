import { DEMO_CLIENT } from '../../lib/adapters/access/demo-tokens.ts';
import { hintOf, makeKey } from '../../lib/adapters/access/key-format.ts';
import { toKeyRecordId } from '../../lib/adapters/access/record-id.ts';
import type { KeyRecord } from '../../lib/contract/tables/key-store.ts';
import type { Registration } from './create.ts';
import type { KeyDeployment } from './deployment.ts';
import type { KeyOptions } from './options.ts';
import { parseDurationSeconds, parseExpiry } from './times.ts';
import { UsageError } from './usage-error.ts';

const DEFAULT_GRACE = '7d';

/** Enables or disables a client with all its keys. @returns the changed records */
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

/** A new key, and the end of the older ones. */
export interface KeyRotation extends Registration {
  /** Unix seconds. */
  readonly othersEndAt: number;
}

/**
 * Creates another key for a client with the same plan, scopes and limits. Its other keys end after a grace period, in which
 * the client can switch to the new one.
 */
export async function rotateKey(
  principal: string,
  options: KeyOptions,
  deployment: KeyDeployment,
  now: Date,
): Promise<KeyRotation> {
  if (principal === DEMO_CLIENT) {
    throw new UsageError('demo has no key: visitors get tokens that end by themselves; disable demo ends all of them');
  }
  const records = (await requireRecords(principal, deployment.table)).filter(({ id }) => id.startsWith('key#'));
  const newest = findLastToEnd(records);
  if (!newest) throw new UsageError(`${principal} uses tokens and has no key; rotate the keys of its issuer`);
  if (newest.state === 'disabled') throw new UsageError(`${principal} is disabled; enable it first`);
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const othersEndAt = nowSeconds + parseDurationSeconds('--grace', options.grace ?? DEFAULT_GRACE);
  const endsAt = chooseEnd(newest, options.expires, nowSeconds);
  const created = await addSuccessor({ ...newest, endsAt }, deployment, now);
  for (const { id, endsAt: end = Number.POSITIVE_INFINITY } of records) {
    if (end > othersEndAt) await deployment.table.setEnd(id, othersEndAt);
  }
  return { ...created, othersEndAt };
}

/** The current key. Keys that a rotation replaced end earlier, even when created in the same instant. */
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

/** A rotation keeps the end of the key unless `--expires` sets another. */
function chooseEnd({ endsAt }: KeyRecord, expires: string | undefined, nowSeconds: number): number | undefined {
  if (expires !== undefined) return parseExpiry(expires, nowSeconds);
  if (endsAt !== undefined && endsAt <= nowSeconds) {
    throw new UsageError('the key has expired; give the end of the new one: --expires 90d');
  }
  return endsAt;
}

async function requireRecords(principal: string, table: KeyDeployment['table']): Promise<readonly KeyRecord[]> {
  const records = (await table.listAll()).filter((record) => record.principal === principal);
  if (records.length === 0) throw new UsageError(`there is no client ${principal}; list shows their ids`);
  return records;
}
