import { describe, expect, test } from 'vitest';
import { createChartlessWarnings } from '../../../lib/charts/unread-options.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';

describe('options of a chart where the answer has none', () => {
  const namesOf = (options: object) =>
    createChartlessWarnings(ChartOptions.parse(options), 'no chart').map(({ message }) => message.split(':')[0]);

  test('are named where they differ from their defaults', () => {
    const options = { include_analysis: true, formatted: true, include_hermetic_lots: true, verbosity: 'detailed' };
    expect(namesOf(options).sort()).toEqual(
      Object.keys(options)
        .map((name) => `options.${name}`)
        .sort(),
    );
    expect(namesOf({ orbs: { trine: 3 }, include_aspects: false })).toHaveLength(2);
  });

  test('are not named where they state defaults; the decimals of the return are read', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ include_analysis: false, verbosity: 'standard', decimal_places: 2 })).toEqual([]);
  });
});
