import { expect, test } from 'vitest';
import { type MutantStatus, mutantsOf, percentageOf, scoreOf, sumOf, tableOf } from './score.ts';

const reportOf = (...statuses: MutantStatus[]) => ({
  files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } },
});

test('killed and timed-out mutants are detected; mutants that cannot be run do not count', () => {
  const score = scoreOf(reportOf('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'));
  expect(score).toEqual({ killed: 2, timedOut: 1, survived: 1, notCovered: 1 });
  expect(mutantsOf(score)).toBe(5);
  expect(percentageOf(score)).toBe(60);
});

test('the score of several folders adds mutants and does not average percentages', () => {
  const [small, large] = [scoreOf(reportOf('Survived')), scoreOf(reportOf('Killed', 'Killed', 'Killed'))];
  expect(percentageOf(sumOf([small, large]))).toBe(75);
});

test('the table ends with the sum of all folders', () => {
  const rows = tableOf(new Map([['http', scoreOf(reportOf('Killed', 'Survived'))]])).split('\n');
  expect(rows.slice(2)).toEqual(['| http | 2 | 1 | 0 | 1 | 0 | 50.0 % |', '| **all** | 2 | 1 | 0 | 1 | 0 | 50.0 % |']);
});
