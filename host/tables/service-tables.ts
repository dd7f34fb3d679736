import type { KeyRegistry } from '../../lib/contract/tables/key-store.ts';
import type { LinkSecretRegistry } from '../../lib/contract/tables/link-secrets.ts';
import type { NamedTable } from './create.ts';

/** Where tables are: a DynamoDB at an address, or a file. */
export type TablesLocation = { readonly endpoint: string } | { readonly file: string };

/** The tables of a running service. */
export interface ServiceTables {
  readonly location: TablesLocation;
  /** Variables by which the functions find the tables. */
  readonly variables: Readonly<Record<string, string>>;
  /** @param table name of the table of keys */
  openKeys(table: string): KeyRegistry;
  /** @param table name of the table of keys */
  openLinkSecrets(table: string): LinkSecretRegistry;
  stop(): Promise<void>;
}

/** Opens the tables of a template and creates those that do not exist. */
export type OpenTables = (tables: readonly NamedTable[]) => Promise<ServiceTables>;
