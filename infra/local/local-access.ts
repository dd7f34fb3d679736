import { makeSecret } from '../../lib/access/key-format.ts';
import { toIssuerRecordId, toKeyRecordId } from '../../lib/access/record-id.ts';
import { SCOPES } from '../../lib/http/endpoint.ts';
import type { KeyRecord } from '../../lib/store/key-store.ts';
import { KeyTable } from '../keys/key-table.ts';
import type { PlanName } from '../plans.ts';
import { LOCAL_CLIENT_CONFIG } from './tables/client-config.ts';

/** What the local service lets in from the start. */
export interface LocalAccess {
  readonly tablesEndpoint: string;
  readonly keysTable: string;
  readonly key: string;
  /** Undefined where tokens come from an issuer of the developer's own. */
  readonly issuer?: string | undefined;
}

const PLAN: PlanName = 'local';

/** Local issuers come and go, each at its own address: in a table that stays, their records go too. */
const ISSUER_DAYS = 30;

/** Lets the developer in: the local key, and every subject of the local issuer. Done again it changes nothing. */
export async function seedLocalAccess({ tablesEndpoint, keysTable, key, issuer }: LocalAccess): Promise<void> {
  const table = KeyTable.open(keysTable, { endpoint: tablesEndpoint, ...LOCAL_CLIENT_CONFIG });
  await table.add(toDeveloperRecord({ id: toKeyRecordId(key), principal: 'local', hint: 'local' }));
  if (issuer === undefined) return;
  const endsAt = Math.floor(Date.now() / 1000) + ISSUER_DAYS * 86_400;
  await table.add(toDeveloperRecord({ id: toIssuerRecordId(issuer), principal: 'local-tokens', hint: '*', endsAt }));
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
