import { describe, expect, test } from 'vitest';
import { judgeAll } from './suite/adapter.ts';
import { inProcess } from './suite/in-process.ts';
import { addScores, readConformance, toScores } from './suite/record.ts';
import { readVectors, TECHNIQUES } from './suite/vector.ts';

const all = TECHNIQUES.flatMap(readVectors);
const values = all.flatMap(({ expected }) => Object.keys(expected));
const { programs } = readConformance();
const [ownRecord = {}] = Object.values(programs);

describe('the published vectors', () => {
  test('are five hundred values and more, each with one id', () => {
    expect(values.length).toBeGreaterThan(500);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test.each(TECHNIQUES)('%s: every line has the members of the format', (technique) => {
    for (const vector of readVectors(technique)) {
      expect(Object.keys(vector)).toEqual(['id', 'technique', 'input', 'expected', 'tolerance', 'source']);
      expect([vector.technique, vector.id.split('/')[0]], vector.id).toEqual([technique, technique]);
      expect(Object.keys(vector.source)).toEqual(['title', 'edition', 'page', 'url']);
      expect(Object.values(vector.tolerance).every(({ value, unit }) => value > 0 && typeof unit === 'string')).toBe(
        true,
      );
      for (const [quantity, value] of Object.entries(vector.expected)) {
        const isExact = vector.tolerance[quantity] === undefined;
        const isMeasured = typeof value === 'number' ? !Number.isInteger(value) : /\d:\d/.test(String(value));
        expect(isExact && isMeasured, `${vector.id} ${quantity} has no tolerance`).toBe(false);
      }
    }
  });
});

describe('this service', () => {
  test.each(TECHNIQUES)(
    '%s: answers every value within its tolerance, and no farther off than it was recorded',
    async (technique) => {
      const judgments = await judgeAll(inProcess, [technique]);
      const off = judgments.filter(({ outcome }) => outcome !== 'held');
      expect(
        off.map(({ vector, quantity, outcome, difference, fault }) => [
          vector.id,
          quantity,
          outcome,
          difference,
          fault,
        ]),
      ).toEqual([]);
      const scores = toScores(judgments)[technique] ?? {};
      for (const [quantity, { worst }] of Object.entries(scores)) {
        const recorded = ownRecord[technique]?.[quantity];
        expect(recorded, quantity).toBeDefined();
        expect(worst ?? 0, quantity).toBeLessThanOrEqual((recorded?.worst ?? 0) * 1.01 + 1e-6);
      }
    },
  );

  test('is recorded with every value held', () => {
    const totals = Object.values(ownRecord).map(addScores);
    expect(totals.reduce((sum, { held }) => sum + held, 0)).toBe(values.length);
  });
});
