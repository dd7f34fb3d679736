import { DEMO_CLIENT, DEMO_RECORD_ID } from '../../lib/adapters/access/demo-tokens.ts';
import { makeSecret } from '../../lib/adapters/access/key-format.ts';
import { DEMO_PLAN } from '../../lib/base/catalog/work-budgets.ts';
import type { KeyRecord } from '../../lib/contract/tables/key-store.ts';
import { addRecord } from './create.ts';
import type { KeyDeployment } from './deployment.ts';

/** The record that lets visitors take demo tokens, with a new secret. */
export const createDemoRecord = (now: Date): KeyRecord => ({
  id: DEMO_RECORD_ID,
  principal: DEMO_CLIENT,
  name: 'Visitors with demo tokens',
  plan: DEMO_PLAN,
  scopes: [],
  state: 'active',
  created: now.toISOString(),
  gatewayKey: makeSecret(),
  hint: '–',
});

/** Lets visitors take demo tokens. @throws UsageError where they may already */
export async function openDemo(deployment: KeyDeployment, now: Date): Promise<KeyRecord> {
  const record = createDemoRecord(now);
  await addRecord(record, deployment);
  return record;
}
