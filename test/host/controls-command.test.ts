import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createProgram } from '../../host/command/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'controls-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const births = join(folder, 'births.csv');
const controls = join(folder, 'controls.csv');

const lines = (text: string): readonly string[] => text.trimEnd().split('\n');

/** Runs the command line and gives what it says on standard error. */
async function run(...args: readonly string[]): Promise<readonly string[]> {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await createProgram().parseAsync(['bulk', 'controls', ...args], { from: 'user' });
    return told.mock.calls.map(([text]) => String(text));
  } finally {
    told.mockRestore();
  }
}

test('control births are written, and what has none is said', async () => {
  const head = 'id,date,time,place';
  const rows = [
    ['a,1960-02-29,04:15,Berlin', 'b,1960-06-01,08:30,"Paris, Texas"', 'c,1961-01-01,12:00,Berlin'],
    ['d,,12:00,Berlin', 'e,,13:00,Berlin'],
  ].flat();
  writeFileSync(births, `\uFEFF${[head, ...rows].join('\r\n')}`);
  const told = await run(births, controls, '--shuffle', 'date', '--seed', '3', '--times', '400');
  expect(told).toEqual([
    '1200 control births of 3 births',
    '2 births (lines 5, 6) without a date: no controls',
    '1 birth (line 4) alone in their year: their controls equal them',
  ]);
  const [header, ...records] = lines(readFileSync(controls, 'utf8'));
  expect(header).toBe(`${head},control,source_id,exchanged_id`);
  expect(records).toHaveLength(1200);
  const moved = records.filter(
    (record) => record.startsWith('b~') && record.includes(',1960-02-29,08:30,"Paris, Texas",'),
  );
  // Half of 400; five standard deviations.
  expect(Math.abs(moved.length - 200)).toBeLessThan(50);
});

test('a wrong input is refused with its file and line', async () => {
  writeFileSync(births, 'id,date\na,1960-02-30T04:00Z\n');
  await expect(run(births, controls, '--shuffle', 'date')).rejects.toThrow(
    /births\.csv: line 2: date .* has an offset/,
  );
  writeFileSync(births, 'id,date\na,"1960\n');
  await expect(run(births, controls, '--shuffle', 'date')).rejects.toThrow(
    /births\.csv: Line 2 opens a quotation mark/,
  );
});

test.each([
  [['--seed', '-1'], /whole number such as 1/],
  [['--times', '0'], /from 1 to 100000/],
])('a wrong number is refused: %j', async (options, message) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(run(births, controls, '--shuffle', 'date', ...options)).rejects.toThrow(message);
  vi.restoreAllMocks();
});
