import { expect, test } from 'vitest';
import { listMutants, type MutantStatus, tableOf } from './score.ts';

const reportOf = (files: Readonly<Record<string, readonly MutantStatus[]>>) => ({
  files: Object.fromEntries(
    Object.entries(files).map(([file, statuses]) => [
      file,
      { mutants: statuses.map((status) => ({ status, mutatorName: 'Boolean', location: { start: { line: 1 } } })) },
    ]),
  ),
});

test('the table has the folders to which people refer, and adds mutants where percentages would be averaged', () => {
  const report = reportOf({
    'functions/natal/work.ts': ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'],
    'host/start.ts': ['Survived'],
    'lib/charts/life.ts': ['Killed'],
    'lib/astro/sky/vector.ts': ['Killed'],
    'lib/astro/port.ts': ['Killed'],
  });
  expect(tableOf(report).split('\n').slice(2)).toEqual([
    '| functions | 5 | 2 | 1 | 1 | 1 | 60.0 % |',
    '| host | 1 | 0 | 0 | 1 | 0 | 0.0 % |',
    '| lib/astro | 1 | 1 | 0 | 0 | 0 | 100.0 % |',
    '| lib/astro/sky | 1 | 1 | 0 | 0 | 0 | 100.0 % |',
    '| lib/charts | 1 | 1 | 0 | 0 | 0 | 100.0 % |',
    '| **all** | 9 | 5 | 1 | 2 | 1 | 66.7 % |',
  ]);
  expect(listMutants(report)).toHaveLength(11);
});
