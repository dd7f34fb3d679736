import { Body, Illumination, MakeTime } from 'astronomy-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contracts } from '../../../functions/venus/contract.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { askVenus } from '../../support/venus.ts';

async function phaseOf(date: string) {
  const { status, body, text } = await askVenus('/phase', { date });
  expect(status, text).toBe(200);
  return body.phase;
}

describe('200 the phase of Venus', () => {
  test('in a transit she has no magnitude that a formula gives', async () => {
    const phase = await phaseOf('2012-06-06T01:30:00Z');
    expect(phase).toMatchObject({ magnitude: null, cazimi: true, is_retrograde: true });
    expect(phase.illumination).toBeLessThan(0.001);
  });

  test('at the ends of the files the conjunction beyond them is absent', async () => {
    expect(await phaseOf('-3001-12-20')).not.toHaveProperty('last_conjunction');
    expect(await phaseOf('2999-12-29')).not.toHaveProperty('next_conjunction');
  });

  test('light and brightness by astronomy-engine, twice a month for eight years', async () => {
    let [worstAngle, worstMagnitude] = [0, 0];
    for (let day = 0; day < 2920; day += 15) {
      const date = new Date(Date.UTC(2018, 0, 1 + day));
      const phase = await phaseOf(date.toISOString());
      const expected = Illumination(Body.Venus, MakeTime(date));
      worstAngle = Math.max(worstAngle, Math.abs(phase.phase_angle - expected.phase_angle));
      expect(Math.abs(phase.illumination / 100 - expected.phase_fraction)).toBeLessThan(1e-3);
      if (phase.phase_angle > 165) continue; // where the two formulas part: new Venus is hardly ever measured
      worstMagnitude = Math.max(worstMagnitude, Math.abs(phase.magnitude - expected.mag));
    }
    expect(worstAngle).toBeLessThan(0.05);
    expect(worstMagnitude).toBeLessThan(0.25);
  });

  test('at any moment the answer is of a piece', async () => {
    const within = fc.date({ min: new Date('0001-01-01'), max: new Date('2999-01-01'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(within, async (date) => {
        const { body } = await askVenus('/phase', { date: date.toISOString() });
        expectExactly(contracts.phase.response, body);
        const { phase } = body;
        expect(phase.elongation).toBeLessThan(48);
        expect(Date.parse(phase.last_conjunction.exact_datetime)).toBeLessThanOrEqual(date.getTime());
        expect(Date.parse(phase.next_conjunction.exact_datetime)).toBeGreaterThanOrEqual(date.getTime());
        expect(phase.visibility).toBe(phase.last_conjunction.visibility);
        expect(phase.last_conjunction.type).not.toBe(phase.next_conjunction.type);
      }),
      { numRuns: 60 },
    );
  });
});
