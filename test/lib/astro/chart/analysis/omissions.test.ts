import { describe, expect, test } from 'vitest';
import { assessChart, type ConditionSettings } from '../../../../../lib/astro/chart/analysis/chart-conditions.ts';
import { BORN, castIn, TROPICAL } from '../../timing/progressions/births.ts';

const SETTINGS: ConditionSettings = {
  rulership: 'traditional',
  hayzRule: 'halb',
  receptionRule: 'listed',
  chartKind: 'moment',
};
const assess = (changes: Partial<ConditionSettings> = {}, ...[zodiac, when, settings]: Parameters<typeof castIn>) =>
  assessChart(castIn(zodiac, when, settings), { ...SETTINGS, ...changes });

describe('what a chart cannot have is undefined and listed', () => {
  test('midpoints without a time of birth: each fact is listed under one reason', () => {
    const { omissions } = assess({ chartKind: 'midpoints' }, TROPICAL, { ...BORN, timeIsKnown: false });
    expect(omissions.map(({ reason }) => reason)).toEqual(['birth_time_unknown', 'midpoints']);
    const facts = omissions.flatMap((omission) => omission.facts);
    expect(new Set(facts).size).toBe(facts.length);
    expect(omissions[1]?.facts).toEqual(['swift', 'station']);
  });
});
