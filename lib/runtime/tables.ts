import { createAnswerTable } from '../adapters/dynamodb/answers.ts';
import { openTableClient } from '../adapters/dynamodb/client.ts';
import { openConnection } from '../adapters/dynamodb/connection.ts';
import type { CallTimeout } from '../adapters/dynamodb/deadline.ts';
import { openEndedLinks } from '../adapters/dynamodb/ended-links.ts';
import { openKeyStore } from '../adapters/dynamodb/key-store.ts';
import { createLimitTable } from '../adapters/dynamodb/limits.ts';
import { openLinkSecretStore } from '../adapters/dynamodb/link-secrets.ts';
import { createStatisticsTable } from '../adapters/dynamodb/statistics.ts';
import { createAnswerTableInFile } from '../adapters/sqlite/answers.ts';
import { createEndedLinksInFile } from '../adapters/sqlite/ended-links.ts';
import { createKeyTableInFile } from '../adapters/sqlite/keys.ts';
import { createLimitTableInFile } from '../adapters/sqlite/limits.ts';
import { createLinkSecretsInFile } from '../adapters/sqlite/link-secrets.ts';
import { createStatisticsTableInFile } from '../adapters/sqlite/statistics.ts';
import { TABLES_FILE_VARIABLE, TablesFile } from '../adapters/sqlite/tables-file.ts';
import type { AnswerTable } from '../contract/tables/answers/answer-table.ts';
import type { KeyStore } from '../contract/tables/key-store.ts';
import type { EndedLinks, LinkSecretStore } from '../contract/tables/link-secrets.ts';
import type { LimitTable, SlotTable } from '../contract/tables/rate-limits/limiter.ts';
import type { Statistics } from '../contract/tables/statistics.ts';

import { getProvidedParts } from './provided-parts.ts';

const filesByPath = new Map<string, TablesFile>();

/** The file of the tables, one connection for all of them; undefined where they are in DynamoDB. */
function findTablesFile(path = process.env[TABLES_FILE_VARIABLE]): TablesFile | undefined {
  if (!path) return undefined;
  const file = filesByPath.get(path) ?? new TablesFile(path);
  filesByPath.set(path, file);
  return file;
}

/** Loads what the tables need before the first request. Failures are ignored here; they resurface on first use. */
export function preloadTables(): void {
  if (!findTablesFile()) openConnection().catch(() => undefined);
}

/** @param name of the table in DynamoDB; a file has one table for each purpose */
export function openKeyTable(name: string): KeyStore {
  const file = findTablesFile();
  return file ? createKeyTableInFile(file) : openKeyStore(name);
}

/** @param keysTable name of the table of keys in DynamoDB, one of whose items has the secrets of links */
export function openLinkSecrets(keysTable: string): LinkSecretStore {
  const { linkSecrets } = getProvidedParts();
  if (linkSecrets) return linkSecrets;
  const file = findTablesFile();
  return file ? createLinkSecretsInFile(file) : openLinkSecretStore(keysTable);
}

/** @param keysTable name of the table of keys in DynamoDB, which has an item for each ended link */
export function openEndedLinkTable(keysTable: string): EndedLinks {
  const file = findTablesFile();
  return file ? createEndedLinksInFile(file) : openEndedLinks(keysTable);
}

/** @param name of the table in DynamoDB */
export function openLimitTable(name: string, timeout: CallTimeout): LimitTable & SlotTable {
  const { limits } = getProvidedParts();
  if (limits) return limits;
  const file = findTablesFile();
  return file ? createLimitTableInFile(file) : createLimitTable({ client: openTableClient(), name, timeout });
}

/** @param name of the table in DynamoDB */
export function openAnswerTableNamed(name: string): AnswerTable {
  const { answers } = getProvidedParts();
  if (answers) return answers;
  const file = findTablesFile();
  return file ? createAnswerTableInFile(file) : createAnswerTable({ client: openTableClient(), name });
}

/** @param name of the table in DynamoDB */
export function openStatisticsTable(name: string): Statistics {
  const { statistics } = getProvidedParts();
  if (statistics) return statistics;
  const file = findTablesFile();
  return file ? createStatisticsTableInFile(file) : createStatisticsTable({ client: openTableClient(), name });
}
