import { describe, expect, test } from 'vitest';
import { growthRows } from '../../bench/growth.ts';
import { exponentOf, lastExponentOf } from '../../bench/growth-fit.ts';
import { missedBudgets, ratiosFirst, tableOf } from '../../bench/row.ts';

describe('the table', () => {
  const rows = [
    { name: 'time', unit: 'ms', measured: 3 },
    { name: 'ratio', unit: '×', measured: 1.5, budget: 2 },
    { name: 'size', unit: 'kB', measured: 40 },
    { name: 'exponent', unit: '', measured: 0.9 },
    { name: 'error', unit: '″', measured: 0.0025, budget: 0.001 },
  ];

  test('has what holds on any machine first, each part in the order given', () => {
    expect(ratiosFirst(rows).map(({ name }) => name)).toEqual(['ratio', 'exponent', 'error', 'time', 'size']);
  });

  test('shows two digits of what is small, and whether a budget is kept', () => {
    const lines = tableOf(rows)
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(lines[2]).toEqual(['ratio', '1.50 ×', '2.00 ×', 'kept']);
    expect(lines[4]).toEqual(['exponent', '0.90']);
    expect(lines[5]).toEqual(['error', '0.0025 ″', '0.0010 ″', 'MISSED']);
    expect(missedBudgets(rows).map(({ name }) => name)).toEqual(['error']);
  });
});

describe('the exponent', () => {
  const costs = (power: number) => [1, 10, 100].map((size) => ({ size, ms: 7 * size ** power }));

  test.each([0.5, 1, 2])('of a cost that grows with the power %d is that power', (power) => {
    expect(exponentOf(costs(power))).toBeCloseTo(power, 12);
    expect(lastExponentOf(costs(power))).toBeCloseTo(power, 12);
  });

  test('at last is that between the two largest works, where the price of any request no longer hides it', () => {
    const squares = [1, 10, 100].map((size) => ({ size, ms: 100 + size ** 2 }));
    expect(lastExponentOf(squares)).toBeCloseTo(Math.log10(10_100 / 200), 12);
    expect(exponentOf(squares)).toBeLessThan(lastExponentOf(squares));
  });

  test('of a square misses its budget, that of a line keeps it', () => {
    const grown = (power: number) => ({ name: 'search', unit: 'years', costs: costs(power) });
    expect(missedBudgets(growthRows([grown(1), grown(2)])).map(({ measured }) => measured)).toEqual([
      expect.closeTo(2, 9),
    ]);
  });
});
