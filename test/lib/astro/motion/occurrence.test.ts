import { describe, expect, test } from 'vitest';
import { readInstant } from '../../../../lib/answers/instant.ts';
import { countTurn } from '../../../../lib/astro/motion/occurrence.ts';
import { DATA_EDITIONS } from '../../../../lib/base/catalog/calendar-edition.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { testCrossings, testIdentifiers, testMeanMotions } from './suites/occurrences.ts';

// `test/system/calendars` has all bodies and kinds of events for eighty years and more.
testMeanMotions(['moon', 'mercury', 'mars', 'chiron', 'true_node'], 10);

testIdentifiers([
  ['station', 2],
  ['lunation', 2],
  ['eclipse_solar', 14],
  ['apsis', 2],
  ['node_crossing', 2],
]);

testCrossings(['mercury', 'mars', 'pluto', 'chiron'], 4000);

describe('the count', () => {
  test('of a turn tells its beginning from its end', () => {
    const station = (iso: string) =>
      JSON.stringify(countTurn({ body: 'mars', moment: readInstant(iso), longitudeDeg: 126.5 }));
    expect(station('2024-12-06T23:33:00.000Z')).not.toBe(station('2025-02-24T02:00:00.000Z'));
  });
});

test('the edition of calendars is that of the data', () => {
  expect(DATA_EDITIONS.at(-1)).toBe(ephemeris.facts.dataVersion);
});
