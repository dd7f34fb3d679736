import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConditionText } from '../../../../lib/requests/conditions/condition-text.ts';
import { describeTree } from '../../../../lib/requests/conditions/describe-tree.ts';
import { readConditions } from '../../../../lib/requests/conditions/leaves.ts';
import { anyTreeWithoutBirth, unwrapSingles } from '../../../support/elections/any-conditions.ts';

const LEO = { in_sign: { body: 'moon', signs: ['Leo'] } };
const DIRECT = { motion: { body: 'mercury', direction: 'direct' } };
const WAXING = { moon_phase: { phases: ['waxing'] } };
const VOID = { void_of_course: {} };

describe('conditions in words', () => {
  test.each<[string, object]>([
    ['Moon waxing, not void of course, Mercury direct', { all: [WAXING, { not: VOID }, DIRECT] }],
    ['waxing Moon; no void-of-course Moon\nMercury is direct.', { all: [WAXING, { not: VOID }, DIRECT] }],
    ['The Moon is in Leo and the Moon is not void of course', { all: [LEO, { not: VOID }] }],
    ['(Moon in Leo or Mercury direct), waxing', { all: [{ any: [LEO, DIRECT] }, WAXING] }],
    ['not (Moon in Leo, Mercury direct)', { not: { all: [LEO, DIRECT] } }],
    ['Moon in Leo, Mercury direct', { all: [LEO, DIRECT] }],
    ['Moon in Leo, Virgo or Libra', { in_sign: { body: 'moon', signs: ['Leo', 'Virgo', 'Libra'] } }],
    ['Moon in Leo, Virgo rising', { all: [LEO, { angle: { point: 'ascendant', signs: ['Virgo'] } }] }],
    ['MC in Aries', { angle: { point: 'midheaven', signs: ['Aries'] } }],
    ['Moon applying to Venus', { aspect: { a: 'moon', b: 'venus', applying: true } }],
    [
      'Moon separating from a conjunction with North Node within 2.5 degrees',
      { aspect: { a: 'moon', b: 'true_node', types: ['conjunction'], orb: 2.5, applying: false } },
    ],
    [
      'ruler of the 7th house semi-sextile or opposite Venus',
      {
        aspect: { a: { lord_of: { house: 7 } }, b: 'venus', types: ['semi_sextile', 'opposition'] },
      },
    ],
    ['Jupiter trine 211.5°', { to_natal: { body: 'jupiter', longitude: 211.5, types: ['trine'] } }],
    ['Jupiter in the 1st or 10th house', { in_house: { body: 'jupiter', houses: [1, 10] } }],
    ['Venus under the beams', { solar_phase: { body: 'venus', is: 'under_beams' } }],
    ['planetary hour of Venus', { planetary_hour: { rulers: ['venus'] } }],
    ['at night, on weekends', { all: [{ sect: { is: 'night' } }, { weekday: { days: ['saturday', 'sunday'] } }] }],
    ['between 9am and 12:30 pm', { time_of_day: { from: '09:00', to: '12:30' } }],
  ])('%s', (text, tree) => {
    expect(readConditionText(text)).toEqual(tree);
  });

  test('the words of an answer are read as its tree', () => {
    fc.assert(
      fc.property(anyTreeWithoutBirth, (conditions) => {
        const { tree, leaves } = readConditions(conditions, 'conditions', 0);
        expect(readConditionText(describeTree(tree, leaves))).toEqual(unwrapSingles(conditions));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['a part that is none', 'Moon waxing, lucky', /part that is no condition, “lucky”.*“Moon waxing”/],
    ['two meanings', 'Moon in Leo, Mercury direct or waxing', /“or” beside a comma or “and”.*parentheses/],
    ['too few parentheses', '(Moon in Leo', /opening parenthesis without a closing one/],
    ['too many parentheses', 'Moon in Leo)', /closing parenthesis without an opening one/],
    ['nothing', ' ', /no condition, “”/],
    ['a house that is none', 'Moon in house 13', /no condition/],
    ['deep nesting', '('.repeat(1999), /more than 24 levels/],
    ['long text', 'not '.repeat(600), /2400 characters; at most 2000/],
  ])('is refused: %s', (_, text, fault) => {
    expect(readConditionText(text)).toEqual({ fault: expect.stringMatching(fault) });
  });

  test('a misspelled word is corrected in the text', () => {
    const read = readConditionText('Moon in Taurs, Mercry direct');
    expect(read).toHaveProperty('suggestion', 'Moon in taurus, Mercry direct');
  });
});
