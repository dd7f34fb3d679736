import type { KeyTable } from '../../../infra/keys/key-table.ts';
import { makeKey, makeSecret } from '../../../lib/access/key-format.ts';
import { toKeyRecordId } from '../../../lib/access/record-id.ts';
import { SCOPES } from '../../../lib/http/endpoint.ts';

/** Admits a client with every scope, in the plan without throttle and quota. @returns its key */
export async function letIn(table: KeyTable, principal: string): Promise<string> {
  const key = makeKey();
  await table.add({
    id: toKeyRecordId(key),
    principal,
    name: principal,
    plan: 'local',
    scopes: SCOPES,
    state: 'active',
    created: new Date().toISOString(),
    gatewayKey: makeSecret(),
    hint: 'test',
  });
  return key;
}
