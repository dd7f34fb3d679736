import { hintOf, makeKey, makeSecret } from '../../lib/adapters/access/key-format.ts';
import { toIssuerRecordId, toKeyRecordId, toTokenRecordId } from '../../lib/adapters/access/record-id.ts';
import type { KeyRecord } from '../../lib/contract/tables/key-store.ts';

const BASE = {
  principal: 'acme-1',
  name: 'acme',
  plan: 'standard',
  scopes: [],
  state: 'active',
  created: '2026-11-21T12:00:00.000Z',
} as const;

/** A client: its key and the record of that key. */
interface TestClient {
  readonly key: string;
  readonly record: KeyRecord;
}

export function testClient(changed: Partial<KeyRecord> = {}, key = makeKey()): TestClient {
  return { key, record: { ...BASE, gatewayKey: makeSecret(), id: toKeyRecordId(key), hint: hintOf(key), ...changed } };
}

/** A record for the subject of an issuer's tokens. */
export function subjectRecord(issuer: string, subject: string, changed: Partial<KeyRecord> = {}): KeyRecord {
  return { ...BASE, gatewayKey: makeSecret(), id: toTokenRecordId(issuer, subject), hint: subject, ...changed };
}

/** A record for all subjects of an issuer's tokens. */
export function issuerRecord(issuer: string, changed: Partial<KeyRecord> = {}): KeyRecord {
  return { ...BASE, gatewayKey: makeSecret(), id: toIssuerRecordId(issuer), hint: '*', ...changed };
}
