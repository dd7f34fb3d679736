import { expect, test } from 'vitest';
import { type MutantStatus, mutantsOf, percentageOf, scoreFolders, scoreOf, sumOf, tableOf } from './score.ts';

const mutants = (...statuses: MutantStatus[]) =>
  statuses.map((status) => ({ status, mutatorName: 'BooleanLiteral', location: { start: { line: 1 } } }));

test('killed and timed-out mutants are detected; mutants that cannot be run do not count', () => {
  const score = scoreOf(mutants('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'));
  expect(score).toEqual({ killed: 2, timedOut: 1, survived: 1, notCovered: 1 });
  expect(mutantsOf(score)).toBe(5);
  expect(percentageOf(score)).toBe(60);
});

test('the score of several folders adds mutants and does not average percentages', () => {
  const [small, large] = [scoreOf(mutants('Survived')), scoreOf(mutants('Killed', 'Killed', 'Killed'))];
  expect(percentageOf(sumOf([small, large]))).toBe(75);
});

test('the table ends with the sum of all folders', () => {
  const rows = tableOf(new Map([['http', scoreOf(mutants('Killed', 'Survived'))]])).split('\n');
  expect(rows.slice(2)).toEqual(['| http | 2 | 1 | 0 | 1 | 0 | 50.0 % |', '| **all** | 2 | 1 | 0 | 1 | 0 | 50.0 % |']);
});

test('folders are those of the tree to which people refer', () => {
  const files = [
    'functions/natal/work.ts',
    'host/start.ts',
    'lib/charts/life.ts',
    'lib/astro/sky/vector.ts',
    'lib/astro/port.ts',
  ];
  const report = { files: Object.fromEntries(files.map((file) => [file, { mutants: mutants('Killed') }])) };
  expect([...scoreFolders(report).keys()]).toEqual(['functions', 'host', 'lib/astro', 'lib/astro/sky', 'lib/charts']);
});
