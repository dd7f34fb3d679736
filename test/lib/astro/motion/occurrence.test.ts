import { describe, expect, test } from 'vitest';
import { readInstant } from '../../../../lib/answers/instant.ts';
import { countCrossing, countTurn } from '../../../../lib/astro/motion/occurrence.ts';
import { DATA_EDITIONS } from '../../../../lib/base/catalog/calendar-edition.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { J2000, stateAt, testIdentifiers, testMeanMotions } from './suites/occurrences.ts';

// `test/system/calendars` has all bodies and kinds of events for eighty years and more.
testMeanMotions(['moon', 'mercury', 'mars', 'chiron', 'true_node'], 10);

testIdentifiers([
  ['station', 2],
  ['lunation', 2],
  ['eclipse_solar', 14],
  ['apsis', 2],
  ['node_crossing', 2],
]);

describe('the count of a crossing', () => {
  test.each(['mercury', 'mars', 'pluto', 'chiron'] as const)('of %s stays when the moment moves by a day', (body) => {
    const degree = 250;
    let previous = stateAt(body, -4000);
    const counts = new Set<string>();
    let crossings = 0;
    for (let days = -3999; days < 4000; days += 1) {
      const state = stateAt(body, days);
      const [before, after] = [previous.longitudeDeg - degree, state.longitudeDeg - degree];
      if (before < 0 !== after < 0 && Math.abs(before - after) < 180) {
        const at = { body, longitudeDeg: degree, isRetrograde: after < before };
        const [count, ...others] = [-0.5, -1.5, 0.5].map((shift) =>
          JSON.stringify(countCrossing({ ...at, moment: jdUt(J2000 + days + shift) })),
        );
        expect(others).toEqual([count, count]);
        counts.add(String(count));
        crossings += 1;
      }
      previous = state;
    }
    expect(crossings).toBeGreaterThan(0);
    expect(counts.size).toBe(crossings);
  });

  test('of a turn tells its beginning from its end', () => {
    const station = (iso: string) =>
      JSON.stringify(countTurn({ body: 'mars', moment: readInstant(iso), longitudeDeg: 126.5 }));
    expect(station('2024-12-06T23:33:00.000Z')).not.toBe(station('2025-02-24T02:00:00.000Z'));
  });
});

test('the edition of calendars is that of the data', () => {
  expect(DATA_EDITIONS.at(-1)).toBe(ephemeris.facts.dataVersion);
});
