import { expect, test } from 'vitest';
import { documentedOperations } from '../../support/fuzz/document.ts';
import { operationOf, readCorpus } from './requests.ts';

const { requests } = readCorpus();

test('the corpus has at least 20 000 different requests', () => {
  expect(requests.length).toBeGreaterThanOrEqual(20_000);
  expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(requests.length);
});

test('every operation of the contract is in the corpus; `npm run answers -- --draw` adds new ones', () => {
  const counts = new Map([...Map.groupBy(requests, operationOf)].map(([title, list]) => [title, list.length]));
  const titles = documentedOperations.map(({ title }) => title);
  expect(titles.filter((title) => (counts.get(title) ?? 0) < 5)).toEqual([]);
});
