import { expect, test } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { documentedOperations } from '../../support/fuzz/document.ts';
import { GROUPS, KINDS, runsOf } from './plan.ts';

test('every operation of the service is fuzzed by exactly one file', () => {
  const groups: readonly string[] = Object.values(GROUPS).flat();
  expect(new Set(groups).size).toBe(groups.length);
  const fuzzed = documentedOperations.filter(({ tag }) => groups.includes(tag));
  expect(fuzzed.map(({ title }) => title).sort()).toEqual(operations.map(({ title }) => title).sort());
});

test('the fuzz tests send 20 000 requests or more', () => {
  const requests = documentedOperations.reduce((sum, operation) => sum + KINDS * runsOf(operation), 0);
  expect(requests).toBeGreaterThanOrEqual(20_000);
});
