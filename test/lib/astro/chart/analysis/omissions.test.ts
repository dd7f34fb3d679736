import { describe, expect, test } from 'vitest';
import { assessChart, type ConditionSettings } from '../../../../../lib/astro/chart/analysis/chart-conditions.ts';
import { CONDITION_FACTS } from '../../../../../lib/astro/chart/analysis/omissions.ts';
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
  test('a chart of a known moment has everything', () => {
    const facts = assess({}, TROPICAL, BORN);
    expect(facts.omissions).toEqual([]);
    for (const fact of Object.values(facts)) expect(fact).toBeDefined();
  });

  test('without a time of birth all that needs the horizon is left out', () => {
    const facts = assess({}, TROPICAL, { ...BORN, timeIsKnown: false });
    expect(facts.omissions).toEqual([
      {
        reason: 'birth_time_unknown',
        facts: ['sect', 'house_rulers', 'angularity', 'joy', 'hayz', 'moon', 'almuten_figuris'],
      },
    ]);
    expect([facts.sect, facts.houseRulers]).toEqual([undefined, undefined]);
    for (const body of facts.bodies ?? []) {
      expect([body.angularity, body.joy, body.hayz]).toEqual([undefined, undefined, undefined]);
    }
    expect(facts.bodies?.[0]).toMatchObject({ id: 'sun', swift: expect.any(Boolean) });
  });

  test('a heliocentric chart has none of these facts', () => {
    const facts = assess({}, TROPICAL, BORN, { coordinateSystem: 'heliocentric', objects: ['mars', 'jupiter'] });
    const { omissions, ...others } = facts;
    expect(omissions).toEqual([{ reason: 'heliocentric', facts: CONDITION_FACTS }]);
    for (const fact of Object.values(others)) expect(fact).toBeUndefined();
  });

  test('a harmonic chart has dispositors alone', () => {
    const { omissions, dispositors, ...others } = assess({ chartKind: 'harmonic' }, TROPICAL, BORN);
    expect(omissions.flatMap(({ facts }) => facts)).toEqual(CONDITION_FACTS.filter((fact) => fact !== 'dispositors'));
    expect(dispositors?.dispositors.size).toBeGreaterThan(0);
    for (const fact of Object.values(others)) expect(fact).toBeUndefined();
  });

  test('midpoints without a time of birth: each fact is listed under one reason', () => {
    const { omissions } = assess({ chartKind: 'midpoints' }, TROPICAL, { ...BORN, timeIsKnown: false });
    expect(omissions.map(({ reason }) => reason)).toEqual(['birth_time_unknown', 'midpoints']);
    const facts = omissions.flatMap((omission) => omission.facts);
    expect(new Set(facts).size).toBe(facts.length);
    expect(omissions[1]?.facts).toEqual(['swift', 'station']);
  });
});
