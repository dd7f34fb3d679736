import { describe, expect, test } from 'vitest';
import { judgeAll } from './adapter.ts';
import { judge } from './judge.ts';
import type { Tolerance, Values, Vector } from './vector.ts';

const vectorOf = (expected: Values, tolerance: Readonly<Record<string, Tolerance>> = {}) =>
  ({ id: 'x/1', technique: 'x', input: {}, expected, tolerance, source: {} }) as unknown as Vector;

const outcomeOf = (expected: unknown, answer: unknown, tolerance?: Tolerance) =>
  judge(vectorOf({ it: expected }, tolerance && { it: tolerance }), { it: answer })[0];

describe('an answer', () => {
  test.each([
    [359.9999, 0.0001, { value: 1, unit: 'arcsec' }, 0.72],
    [10, 10.1, { value: 6.5, unit: 'arcmin' }, 6],
    [100, 99.5, { value: 0.5, unit: 'km' }, -0.5],
    ['2024-04-08T18:18:29', '2024-04-08T18:18:30', { value: 1, unit: 's' }, 1],
    ['2024-04-08T18:18:29Z', '2024-04-08T17:18:29.000Z', { value: 1, unit: 'h' }, -1],
    ['2000-01-01T12:00:00Z', 2_451_545.25, { value: 360, unit: 'min' }, 360],
  ] as const)('%j by %j is held within %j', (expected, answer, tolerance, difference) => {
    expect(outcomeOf(expected, answer, tolerance)).toMatchObject({
      outcome: 'held',
      difference: expect.closeTo(difference, 2),
    });
    expect(outcomeOf(expected, answer, { ...tolerance, value: Math.abs(difference) * 0.99 })?.outcome).toBe('missed');
  });

  test.each([null, Number.NaN, 'no date', undefined])(
    '%j where a moment or a number is published is a miss',
    (answer) => {
      expect(outcomeOf('2024-04-08T18:18:29', answer, { value: 1e9, unit: 's' })?.outcome).toBe('missed');
      expect(outcomeOf(12, answer, { value: 1e9, unit: 'deg' })?.outcome).toBe('missed');
    },
  );

  test('without a tolerance must be equal', () => {
    expect(outcomeOf(['mars'], ['mars'])?.outcome).toBe('held');
    expect(outcomeOf('total', 'annular')?.outcome).toBe('missed');
  });

  test('that lacks a quantity, or is none at all, does not offer it', () => {
    const vector = vectorOf({ gamma: 1, type: 'total' });
    expect(judge(vector, { type: 'total' }).map(({ outcome }) => outcome)).toEqual(['not offered', 'held']);
    expect(judge(vector, undefined).map(({ outcome }) => outcome)).toEqual(['not offered', 'not offered']);
  });
});

test('a program that fails misses, and one without the technique does not offer it', async () => {
  const fail = () => {
    throw new Error('beyond my range');
  };
  const [first, second] = ['davison', 'directions'];
  const judgments = await judgeAll({ title: 'x', answers: { [first]: fail } }, [first, second]);
  expect(judgments.map(({ outcome }) => outcome)).toEqual(['missed', 'missed', 'not offered', 'not offered']);
});
