import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createAnswerTableInFile } from '../../../../lib/adapters/sqlite/answers.ts';
import { backUpTables } from '../../../../lib/adapters/sqlite/backup.ts';
import { prepareTablesFile } from '../../../../lib/adapters/sqlite/database.ts';
import { createKeyTableInFile } from '../../../../lib/adapters/sqlite/keys.ts';
import { removeExpired } from '../../../../lib/adapters/sqlite/maintenance.ts';
import { TablesFile } from '../../../../lib/adapters/sqlite/tables-file.ts';
import { createAnswerCache } from '../../../../lib/adapters/tables/table-answer-cache.ts';
import type { AnswerCache } from '../../../../lib/contract/tables/answers/answer-cache.ts';
import { createAnswerKey } from '../../../../lib/contract/tables/answers/answer-key.ts';
import { openAnswerMemory } from '../../../../lib/runtime/answers.ts';
import { testClient } from '../../../support/clients.ts';

const NOW_SECONDS = 1_800_000_000;
const DAY_SECONDS = 86_400;
/** Short enough to be stored as it is, so that it can be looked for in the file. */
const TEXT = '{"birth":"1990-06-15T14:30 at a place that nobody else asks about"}';

const folder = mkdtempSync(join(tmpdir(), 'erasure-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

let path = '';
let tables: TablesFile;
let count = 0;
beforeEach(() => {
  count += 1;
  path = join(folder, `${count}.sqlite`);
  prepareTablesFile(path);
  tables = new TablesFile(path);
});

const key = createAnswerKey({ type: 'transits', path: '/p', request: '{}', edition: [] });

const openCache = (nowSeconds: number): AnswerCache =>
  createAnswerCache({
    table: createAnswerTableInFile(tables),
    openMemory: openAnswerMemory,
    edition: [],
    now: () => nowSeconds * 1000,
  });

const storeAnswer = () => openCache(NOW_SECONDS).store(key, { text: TEXT, calculatedInUs: 1 });

/** What is in the file, whether SQLite knows it or not. */
function readWholeFile(): string {
  tables.close();
  const database = new DatabaseSync(path);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  return readFileSync(path, 'latin1');
}

test('an answer, with the birth in it, is found for a day, and is then gone from the file to the last byte', async () => {
  await storeAnswer();
  expect(await openCache(NOW_SECONDS + DAY_SECONDS - 1).find(key)).toMatchObject({ text: TEXT });
  expect(await openCache(NOW_SECONDS + DAY_SECONDS).find(key)).toBeUndefined();
  expect(await removeExpired(tables, NOW_SECONDS + DAY_SECONDS - 1)).toBe(0);
  expect(readWholeFile()).toContain(TEXT);

  tables = new TablesFile(path);
  expect(await removeExpired(tables, NOW_SECONDS + DAY_SECONDS)).toBe(1);
  expect(readWholeFile()).not.toContain(TEXT);
});

test('a backup has the keys and no answers', async () => {
  const { record } = testClient();
  await createKeyTableInFile(tables).add(record);
  await storeAnswer();
  const copy = `${path}.copy`;
  backUpTables(path, copy);
  expect(await createKeyTableInFile(new TablesFile(copy)).listAll()).toEqual([record]);
  const database = new DatabaseSync(copy);
  expect(database.prepare('SELECT count(*) AS answers FROM answers').get()).toEqual({ answers: 0 });
  database.close();
  expect(readFileSync(copy, 'latin1')).not.toContain(TEXT);
  expect(readWholeFile()).toContain(TEXT);
});
