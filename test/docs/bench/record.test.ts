import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { benchPage, PAGE_PATH } from '../../bench/page.ts';
import { EVERY_ROW, formatReached, readReached, verdictOf } from '../../bench/record.ts';

const row = { id: 'search', unit: '×', goal: 2 } as const;
const verdict = (value: number, reached: number) =>
  verdictOf(row, { search: { value } }, { search: { value: reached } });

describe('a row', () => {
  test('may be 15 % above what was reached, regardless of its goal', () => {
    expect(verdict(3.44, 3)).toMatchObject({ budget: expect.closeTo(3.45), isOver: false, isGoalKept: false });
    expect(verdict(3.46, 3)).toMatchObject({ isOver: true, isGoalKept: false });
    expect(verdict(1.2, 1)).toMatchObject({ isOver: true, isGoalKept: true });
  });

  test('that could not be measured, or never was before, is over its budget', () => {
    expect(verdict(Number.NaN, 3).isOver).toBe(true);
    expect(verdictOf(row, { search: { value: 1 } }, {}).isOver).toBe(true);
    expect(verdictOf(row, {}, { search: { value: 1 } }).isOver).toBe(true);
  });
});

describe('what was reached', () => {
  const { figures } = readReached();

  test('is recorded of every row and of nothing else', () => {
    const ids = EVERY_ROW.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(figures).toSorted()).toEqual(ids.toSorted());
    for (const { value } of Object.values(figures)) expect(value).toBeGreaterThan(0);
  });

  test('is what docs/bench.md says: else run `npx node test/bench/page.ts`', () => {
    expect(readFileSync(PAGE_PATH, 'utf8')).toBe(benchPage(readReached()));
  });
});

describe('the file of what was reached', () => {
  test('is written as it stands in the repository', () => {
    const text = readFileSync(new URL('../../bench/reached.json', import.meta.url), 'utf8');
    expect(formatReached(readReached())).toBe(text);
  });

  test.each([100, 107, 108, 109, 110, 111, 112, 113, 114, 120])(
    'is laid out as biome does, cells of %i characters',
    (width) => {
      const cell = (length: number) => 'ö"[],{}\\'.padEnd(length, '=');
      const record = {
        load: 1,
        tables: { speed: [['a', 'b'], [cell(width), ''], [cell(width)]] },
        empty: [],
        none: {},
      };
      expect(formatWithBiome(formatReached(record))).toBe(formatReached(record));
    },
  );
});

function formatWithBiome(json: string): string {
  const root = new URL('../../../', import.meta.url);
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root));
  const options = ['format', '--stdin-file-path=test/bench/reached.json'];
  return execFileSync(process.execPath, [biome, ...options], {
    cwd: fileURLToPath(root),
    input: json,
    encoding: 'utf8',
  });
}
