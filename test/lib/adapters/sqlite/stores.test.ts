import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { createAnswerTableInFile } from '../../../../lib/adapters/sqlite/answers.ts';
import { prepareTablesFile } from '../../../../lib/adapters/sqlite/database.ts';
import { createEndedLinksInFile } from '../../../../lib/adapters/sqlite/ended-links.ts';
import { createKeyTableInFile } from '../../../../lib/adapters/sqlite/keys.ts';
import { createLimitTableInFile } from '../../../../lib/adapters/sqlite/limits.ts';
import { createLinkSecretsInFile } from '../../../../lib/adapters/sqlite/link-secrets.ts';
import { createStatisticsTableInFile } from '../../../../lib/adapters/sqlite/statistics.ts';
import { TablesFile } from '../../../../lib/adapters/sqlite/tables-file.ts';
import { testAnswers } from '../tables/suites/answers.ts';
import { testEndedLinks } from '../tables/suites/ended-links.ts';
import { testKeys } from '../tables/suites/keys.ts';
import { NOW, testLimits } from '../tables/suites/limits.ts';
import { testLinkSecrets } from '../tables/suites/link-secrets.ts';
import { testSlots } from '../tables/suites/slots.ts';
import { testStatistics } from '../tables/suites/statistics.ts';

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

describe('ended links in a file', () => testEndedLinks(() => createEndedLinksInFile(new TablesFile(path))));

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
