import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOG_BODY_IDS } from '../../../../lib/catalog/bodies.ts';
import { buildLongitudePaths } from '../../../../lib/domain/longitude-model/path.ts';
import { findContacts } from '../../../../lib/domain/transits/contacts.ts';
import { countMinimumContacts } from '../../../../lib/domain/transits/minimum-contact-count.ts';
import { toTransitTargets } from '../../../../lib/domain/transits/targets.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const sky = { ephemeris, store: openPieceStore(), zodiac: { type: 'tropical' } } as const;
const targets = toTransitTargets([{ name: 'point', degree: longitudeDeg(123.4) }], ['trine', 'opposition']);

const asked = fc.record({
  body: fc.constantFrom(...CATALOG_BODY_IDS),
  from: fc.integer({ min: 2_415_021, max: 2_450_000 }),
  days: fc.integer({ min: 1, max: 6000 }),
});

test('there are never fewer', () => {
  fc.assert(
    fc.property(asked, ({ body, from, days }) => {
      const shortened = body === 'moon' ? Math.min(days, 200) : days;
      const window = { fromJdUt: jdUt(from), toJdUt: jdUt(from + shortened) };
      const found = buildLongitudePaths(sky, [body], window).flatMap((path) => [
        ...findContacts(sky, path, { targets, orbDeg: 0 }),
      ]);
      expect(found.length).toBeGreaterThanOrEqual(countMinimumContacts([body], window, targets.length));
    }),
    { numRuns: 25 },
  );
});

test('of the Moon in a year there are at least eleven or twelve for each', () => {
  const year = { fromJdUt: jdUt(2_451_545), toJdUt: jdUt(2_451_545 + 366) };
  expect(countMinimumContacts(['moon'], year, 10)).toBe(120);
});
