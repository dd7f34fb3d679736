import { expect, it } from 'vitest';
import { readRule, readYogas } from '../../../../lib/base/catalog/yoga-rules.ts';

it('and binds more than or, and not only what follows it', () => {
  const [moon, mars] = [{ combust: { body: 'moon' } }, { combust: { body: 'mars' } }];
  expect(readRule('moon combust or not moon combust and mars combust')).toEqual({
    any: [moon, { all: [{ not: moon }, mars] }],
  });
  expect(readRule('not ( moon combust or mars combust )')).toEqual({ not: { any: [moon, mars] } });
});

it('lords, dispositors, amounts and sets', () => {
  expect(readRule('2+ of houses kendra from dispositor:lord_1 hold benefics')).toEqual({
    occupied: { houses: [1, 4, 7, 10], from: { dispositor_of: { lord_of: { house: 1 } } }, by: 'benefics', min: 2 },
  });
  expect(readRule('1-3 of venus,lord_9 it aspects house_7')).toEqual({
    count: {
      ...{ of: ['venus', { lord_of: { house: 9 } }], min: 1, max: 3 },
      where: { aspects: { body: 'it', to: { house: 7 } } },
    },
  });
});

it.each([
  'moon near jupiter',
  'luna in kendra',
  'moon is happy',
  'houses 2 hold everybody',
  '( moon with mars',
  'moon with mars mars',
  'moon with',
  'owner:moon in 1',
])('refuses %s', (rule) => {
  expect(() => readRule(rule)).toThrow();
});

it('refuses a source without a name', () => {
  expect(() => readYogas('x | X | Z 1.1 | moon with mars')).toThrow('Z 1.1 names no source');
});
