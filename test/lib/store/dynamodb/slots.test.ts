import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTableClient } from '../../../../lib/store/dynamodb/client.ts';
import { takeSlot } from '../../../../lib/store/dynamodb/slots.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';

const PATIENT = { deadlineMs: 60_000 };
const NOON = new Date('2026-11-21T12:00:00Z');

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

const table = () => ({ client: openTableClient(), name: process.env.LIMITS_TABLE ?? '', timeout: PATIENT });

const newcomer = (slots: number) => ({ principalId: crypto.randomUUID(), slots, at: NOON });

test('of ten instances that ask at once, as many get a slot as there are', async () => {
  const request = newcomer(4);
  const leases = await Promise.all(Array.from({ length: 10 }, () => takeSlot(table(), request)));
  expect(leases.filter((lease) => lease !== undefined)).toHaveLength(4);
});

test('a released slot is free at once, one that is not after half a minute', async () => {
  const request = newcomer(1);
  const lease = await takeSlot(table(), request);
  expect(await takeSlot(table(), request)).toBeUndefined();
  await lease?.release();
  expect(await takeSlot(table(), request)).toBeDefined();
  expect(await takeSlot(table(), { ...request, at: new Date(NOON.getTime() + 29_000) })).toBeUndefined();
  expect(await takeSlot(table(), { ...request, at: new Date(NOON.getTime() + 31_000) })).toBeDefined();
});

test('a late release leaves the slot to the calculation that has it now', async () => {
  const request = newcomer(1);
  const late = await takeSlot(table(), request);
  const after = { ...request, at: new Date(NOON.getTime() + 31_000) };
  expect(await takeSlot(table(), after)).toBeDefined();
  await late?.release();
  expect(await takeSlot(table(), after)).toBeUndefined();
});

test('principals have slots of their own', async () => {
  expect(await takeSlot(table(), newcomer(1))).toBeDefined();
  expect(await takeSlot(table(), newcomer(1))).toBeDefined();
});
