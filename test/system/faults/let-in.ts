import type { PlanName } from '../../../infra/plans.ts';
import { makeKey, makeSecret } from '../../../lib/adapters/access/key-format.ts';
import { toKeyRecordId } from '../../../lib/adapters/access/record-id.ts';
import { SCOPES } from '../../../lib/contract/endpoint.ts';
import type { KeyRegistry } from '../../../lib/contract/tables/key-store.ts';

/** Admits a client with every scope, by default in the plan without throttle, quota and budget. @returns its key */
export async function letIn(table: KeyRegistry, principal: string, plan: PlanName = 'local'): Promise<string> {
  const key = makeKey();
  await table.add({
    id: toKeyRecordId(key),
    principal,
    name: principal,
    plan,
    scopes: SCOPES,
    state: 'active',
    created: new Date().toISOString(),
    gatewayKey: makeSecret(),
    hint: 'test',
  });
  return key;
}
