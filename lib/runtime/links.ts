import { LinkSecretCache } from '../adapters/access/link-secret-cache.ts';
import { createLinks } from '../adapters/access/links.ts';
import type { Links } from '../contract/services.ts';
import { readKeysTable } from './keys-table.ts';
import { openEndedLinkTable, openLinkSecrets } from './tables.ts';

/** Opens links with the secrets in the table that KEYS_TABLE names. @throws Error if the variable is not set */
export const openLinks = (environment: Readonly<Record<string, string | undefined>>): Links =>
  createLinks(
    new LinkSecretCache(openLinkSecrets(readKeysTable(environment)), Date.now),
    openEndedLinkTable(readKeysTable(environment)),
  );
