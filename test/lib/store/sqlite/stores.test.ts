import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { createAnswerTableInFile } from '../../../../lib/store/sqlite/answers.ts';
import { prepareTablesFile } from '../../../../lib/store/sqlite/database.ts';
import { createKeyTableInFile } from '../../../../lib/store/sqlite/keys.ts';
import { createLimitTableInFile } from '../../../../lib/store/sqlite/limits.ts';
import { createLinkSecretsInFile } from '../../../../lib/store/sqlite/link-secrets.ts';
import { createStatisticsTableInFile } from '../../../../lib/store/sqlite/statistics.ts';
import { TablesFile } from '../../../../lib/store/sqlite/tables-file.ts';
import { testAnswers } from '../suites/answers.ts';
import { testKeys } from '../suites/keys.ts';
import { NOW, testLimits } from '../suites/limits.ts';
import { testLinkSecrets } from '../suites/link-secrets.ts';
import { testSlots } from '../suites/slots.ts';
import { testStatistics } from '../suites/statistics.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-file-test-'));
const path = join(folder, 'tables.sqlite');
prepareTablesFile(path);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('keys in a file', () => {
  const keys = createKeyTableInFile(new TablesFile(path));
  testKeys(() => keys);
});

describe('secrets of links in a file', () => {
  const secrets = createLinkSecretsInFile(new TablesFile(path));
  testLinkSecrets(() => secrets);
});

describe('limits in a file', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  testLimits(() => createLimitTableInFile(new TablesFile(path)));
});

describe('slots in a file', () => testSlots(() => createLimitTableInFile(new TablesFile(path))));

describe('statistics in a file', () => testStatistics(() => createStatisticsTableInFile(new TablesFile(path))));

describe('answers in a file', () => {
  const file = new TablesFile(path);
  testAnswers((timeoutMs) => createAnswerTableInFile(file, timeoutMs));
});
