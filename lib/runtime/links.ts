import { LinkSecretCache } from '../adapters/access/link-secret-cache.ts';
import { createIdentifiers, createLinks } from '../adapters/access/links.ts';
import type { Links, Services } from '../contract/services.ts';
import { readKeysTable } from './keys-table.ts';
import { openEndedLinkTable, openLinkSecrets } from './tables.ts';

/** Opens links with the secrets in the table that KEYS_TABLE names. @throws Error if the variable is not set */
export const openLinks = (environment: Readonly<Record<string, string | undefined>>): Links =>
  createLinks(
    new LinkSecretCache(openLinkSecrets(readKeysTable(environment)), Date.now),
    openEndedLinkTable(readKeysTable(environment)),
  );

/** Identifies events with a key of the same secrets. @throws Error if KEYS_TABLE is not set */
export const openIdentifiers = (environment: Readonly<Record<string, string | undefined>>): Services['identifiers'] =>
  createIdentifiers(new LinkSecretCache(openLinkSecrets(readKeysTable(environment)), Date.now));
