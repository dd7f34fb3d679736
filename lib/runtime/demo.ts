import { DEMO_RECORD_ID, isDemoOpen, signDemoToken } from '../adapters/access/demo-tokens.ts';
import { KeyCache } from '../adapters/access/key-cache.ts';
import type { IssueDemoToken } from '../contract/services.ts';

import { readDemoSetting } from './demo-setting.ts';
import { readKeysTable } from './keys-table.ts';
import { openKeyTable } from './tables.ts';

/**
 * Opens the issuer of demo tokens, which reads the record of the demo from the table that KEYS_TABLE names.
 *
 * @throws Error for an invalid DEMO_TOKENS, or without KEYS_TABLE
 */
export function openDemoTokens(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): IssueDemoToken {
  const isOffered = readDemoSetting(environment) !== 'off';
  const keys = new KeyCache(openKeyTable(readKeysTable(environment)), Date.now);
  return async (network) => {
    const record = isOffered ? await keys.find(DEMO_RECORD_ID) : undefined;
    return isDemoOpen(record) ? signDemoToken({ record, network, nowMs: Date.now() }) : undefined;
  };
}
