import type {
  LimitTable,
  PendingBatch,
  RateLimitRequest,
  RequestCounts,
  SlotLease,
  SlotRequest,
  SlotTable,
} from '../../contract/tables/rate-limits/limiter.ts';
import {
  counterExpiryOf,
  listExhaustedPolicies,
  toCounterId,
  toMinuteName,
} from '../../contract/tables/rate-limits/windows.ts';
import { SLOT_LEASE_MS } from '../tables/slot-lease.ts';
import type { Sql, TablesFile } from './tables-file.ts';

/** Counters and slots in a file. One transaction checks and counts, so no two processes accept the same last request. */
export function createLimitTableInFile(file: TablesFile): LimitTable & SlotTable {
  return {
    usage: (request) => file.read((sql) => readCounts(sql, request)),
    take: (request) => file.write((sql) => take(sql, request)),
    addPending: (request, batch) => file.write((sql) => addPending(sql, request, batch)),
    takeSlot: (request) => takeSlot(file, request),
  };
}

const ADD = `
  INSERT INTO counters (id, name, count, expires_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (id, name) DO UPDATE SET count = count + excluded.count`;

function readCounts(sql: Sql, request: RateLimitRequest): RequestCounts {
  const id = toCounterId(request);
  const read = (name: string): number =>
    Number(sql.get('SELECT count FROM counters WHERE id = ? AND name = ?', id, name)?.count ?? 0);
  return { minute: read(toMinuteName(request)), hour: read('hour') };
}

function take(sql: Sql, request: RateLimitRequest): { accepted: boolean; counts: RequestCounts } {
  const { cost = 1, limitClass } = request;
  const counts = readCounts(sql, request);
  if (listExhaustedPolicies(limitClass, counts, cost).length > 0) return { accepted: false, counts };
  addTo(sql, request, toMinuteName(request), cost);
  addTo(sql, request, 'hour', cost);
  return { accepted: true, counts: { minute: counts.minute + cost, hour: counts.hour + cost } };
}

const addTo = (sql: Sql, request: RateLimitRequest, name: string, count: number): number =>
  sql.run(ADD, toCounterId(request), name, count, counterExpiryOf(request));

/** Ignores a batch that was added before: an earlier write succeeded, but its answer was lost. */
function addPending(sql: Sql, request: RateLimitRequest, { instanceId, serial, requests }: PendingBatch): void {
  const settled = `settled_${instanceId}`;
  const isNew = sql.run(
    `INSERT INTO counters (id, name, count, expires_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (id, name) DO UPDATE SET count = excluded.count WHERE count < excluded.count`,
    toCounterId(request),
    settled,
    serial,
    counterExpiryOf(request),
  );
  if (isNew === 0) return;
  for (const [minute, count] of requests) {
    addTo(sql, request, minute, count);
    addTo(sql, request, 'hour', count);
  }
}

interface Slot {
  readonly principal: string;
  readonly index: number;
  readonly untilMs: number;
}

const OCCUPY = `
  INSERT INTO slots (principal, slot, until_ms, expires_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (principal, slot) DO UPDATE SET until_ms = excluded.until_ms, expires_at = excluded.expires_at
  WHERE until_ms < ?`;

/** @returns undefined while every slot of the principal is taken */
async function takeSlot(
  file: TablesFile,
  { principalId = '', slots, at }: SlotRequest,
): Promise<SlotLease | undefined> {
  const untilMs = at.getTime() + SLOT_LEASE_MS;
  const values = [untilMs, Math.ceil(untilMs / 1000), at.getTime()] as const;
  const index = await file.write((sql) =>
    Array.from({ length: slots }, (_, slot) => slot).find((slot) => sql.run(OCCUPY, principalId, slot, ...values) > 0),
  );
  return index === undefined
    ? undefined
    : { release: () => releaseSlot(file, { principal: principalId, index, untilMs }) };
}

/** Frees a slot, unless it was over and another calculation has taken it. */
async function releaseSlot(file: TablesFile, { principal, index, untilMs }: Slot): Promise<void> {
  await file.write((sql) =>
    sql.run('DELETE FROM slots WHERE principal = ? AND slot = ? AND until_ms = ?', principal, index, untilMs),
  );
}
