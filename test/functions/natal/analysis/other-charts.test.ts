import { describe, expect, test } from 'vitest';
import { ProgressedResponse } from '../../../../functions/natal/progressed/contract.ts';
import { expectExactly } from '../../../support/fuzz/well-answered.ts';
import { send } from '../../../support/natal.ts';
import { analyze, at, codesOf, subject, timeless, withoutSearches } from './facts.ts';

describe('the facts in other charts', () => {
  test('each chart of a batch has those of its birth', async () => {
    const subjects = [subject, timeless, at(-33)];
    const { body } = await send({
      path: '/ephemeris/natal/batch',
      body: { subjects, options: { include_analysis: true } },
    });
    for (const [index, one] of subjects.entries()) {
      const single = await analyze({ subject: one });
      expect(body.charts[index].data.analysis).toEqual(withoutSearches(single.body.data.analysis));
    }
  });

  test('a relocated chart has the quadrants of the new place', async () => {
    const there = { latitude: 35.68, longitude: 139.65, timezone: { iana_name: 'Asia/Tokyo' } };
    const { body } = await send({
      path: '/ephemeris/relocation',
      body: { subject, relocation_location: there, options: { include_analysis: true } },
    });
    const natal = await analyze({ subject });
    const { balance } = body.data.analysis;
    expect(balance.elements).toEqual(natal.body.data.analysis.balance.elements);
    expect(balance.quadrants).not.toEqual(natal.body.data.analysis.balance.quadrants);
  });

  test('a progressed chart has its own, and those of a birth without a time say what is left out', async () => {
    const progress = (one: object) =>
      send({
        path: '/ephemeris/progressed',
        body: {
          subject: one,
          progressed_datetime: { iso: '1980-01-01T00:00:00Z' },
          options: { include_analysis: true },
        },
      });
    const [timed, untimed] = [await progress(subject), await progress(timeless)];
    expectExactly(ProgressedResponse, timed.body);
    const { analysis, progressed_planets: planets } = timed.body.data;
    const bodies = Object.values<string[]>(analysis.balance.elements).flat();
    expect(bodies).toHaveLength(10);
    for (const id of analysis.balance.elements.fire)
      expect(['Aries', 'Leo', 'Sagittarius']).toContain(planets[id].sign);
    expect(codesOf(timed)).not.toContain('FactsOmitted');
    expect(codesOf(untimed)).toContain('FactsOmitted');
  });
});
