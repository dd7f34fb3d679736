import { expect, test } from 'vitest';
import { formatFormula } from '../../../../../lib/astro/chart/lots/formula-text.ts';
import { LOTS, type Lot } from '../../../../../lib/base/catalog/lots.ts';

const lotById = (id: string): Lot => LOTS.find((lot) => lot.id === id) as Lot;

test.each([
  ['fortune', true, 'ASC + Moon − Sun (day)'],
  ['fortune', false, 'ASC + Sun − Moon (night)'],
  ['necessity', true, 'ASC + Fortune − Mercury (day)'],
  ['victory', false, 'ASC + Spirit − Jupiter (night)'],
  ['debt', false, 'ASC + Saturn − Mercury (day and night)'],
  ['theft', true, 'Saturn + Mars − Mercury (day)'],
  ['exaltation', true, 'ASC + 19° Aries − Sun (day)'],
  ['exaltation', false, 'ASC + 3° Taurus − Moon (night)'],
  ['livelihood', true, 'ASC + MC − Sun (day and night)'],
  ['property', true, 'ASC + cusp of house 2 − ruler of house 2 (day and night)'],
  ['enemies', true, 'ASC + cusp of house 12 − ruler of house 12 (day and night)'],
  ['basis', false, 'ASC + shorter arc between Fortune and Spirit (day and night)'],
])('%s, day %j: %s', (id, isDayChart, text) => {
  expect(formatFormula(lotById(id), isDayChart)).toBe(text);
});

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

test('uses no id of a point', () => {
  for (const lot of LOTS) expect(formatFormula(lot, true)).not.toMatch(/[a-z]_|undefined/);
});
