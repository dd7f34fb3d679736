import { afterAll, beforeAll } from 'vitest';
import { openTableClient } from '../../../../lib/adapters/dynamodb/client.ts';
import { createLimitTable } from '../../../../lib/adapters/dynamodb/limits.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';
import { testSlots } from '../tables/suites/slots.ts';

const PATIENT = { deadlineMs: 60_000 };

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

testSlots(() =>
  createLimitTable({ client: openTableClient(), name: process.env.LIMITS_TABLE ?? '', timeout: PATIENT }),
);
