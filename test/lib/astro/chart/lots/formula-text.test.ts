import { expect, test } from 'vitest';
import { formatFormula } from '../../../../../lib/astro/chart/lots/formula-text.ts';
import { LOTS, type Lot } from '../../../../../lib/base/catalog/lots.ts';

const lotById = (id: string): Lot => LOTS.find((lot) => lot.id === id) as Lot;

test('distinguishes day and night for every difference of the two formulas', () => {
  const lot = lotById('livelihood');
  const { day } = lot;
  const sectOf = (night: Lot['night']) => /\((.*)\)$/.exec(formatFormula({ ...lot, night }, true))?.[1];
  expect(sectOf({ ...day })).toBe('day and night');
  expect(sectOf({ ...day, from: 'moon' })).toBe('day');
  expect(sectOf({ ...day, to: 'moon' })).toBe('day');
  expect(sectOf({ ...day, base: 'moon' })).toBe('day');
  expect(sectOf({ ...day, arc: 'shorter' })).toBe('day');
});
