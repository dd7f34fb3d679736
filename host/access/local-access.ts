import { createDemoRecord } from '../../infra/keys/demo.ts';
import type { PlanName } from '../../infra/plans.ts';
import { makeSecret } from '../../lib/adapters/access/key-format.ts';
import { toIssuerRecordId, toKeyRecordId } from '../../lib/adapters/access/record-id.ts';
import { SCOPES } from '../../lib/contract/endpoint.ts';
import type { KeyRecord, KeyRegistry } from '../../lib/contract/tables/key-store.ts';

/** Credentials that the local service accepts from its start. */
export interface LocalAccess {
  readonly keys: KeyRegistry;
  readonly key: string;
  /** Undefined where OIDC_ISSUER names another issuer. */
  readonly issuer?: string | undefined;
}

const PLAN: PlanName = 'local';

/** Each local issuer has another address, so in a persistent table its record must expire. */
const ISSUER_DAYS = 30;

/** Registers the local key, visitors with demo tokens, and all subjects of the local issuer. Repeating it has no effect. */
export async function seedLocalAccess({ keys, key, issuer }: LocalAccess): Promise<void> {
  await keys.add(toDeveloperRecord({ id: toKeyRecordId(key), principal: 'local', hint: 'local' }));
  await keys.add(createDemoRecord(new Date()));
  if (issuer === undefined) return;
  const endsAt = Math.floor(Date.now() / 1000) + ISSUER_DAYS * 86_400;
  await keys.add(toDeveloperRecord({ id: toIssuerRecordId(issuer), principal: 'local-tokens', hint: '*', endsAt }));
}

function toDeveloperRecord(record: Pick<KeyRecord, 'id' | 'principal' | 'hint' | 'endsAt'>): KeyRecord {
  return {
    name: record.principal,
    plan: PLAN,
    scopes: SCOPES,
    state: 'active',
    created: new Date().toISOString(),
    gatewayKey: makeSecret(),
    ...record,
  };
}
