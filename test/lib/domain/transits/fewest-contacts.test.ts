import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOG_BODY_IDS } from '../../../../lib/catalog/bodies.ts';
import { pathsOver } from '../../../../lib/domain/positions/path.ts';
import { contactsOf } from '../../../../lib/domain/transits/contacts.ts';
import { fewestContacts } from '../../../../lib/domain/transits/fewest-contacts.ts';
import { targetsOf } from '../../../../lib/domain/transits/targets.ts';
import { openPieceStore } from '../../../../lib/runtime/positions.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const sky = { ephemeris, store: openPieceStore(), zodiac: { type: 'tropical' } } as const;
const targets = targetsOf([{ name: 'point', degree: longitudeDeg(123.4) }], ['trine', 'opposition']);

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
      const found = pathsOver(sky, [body], window).flatMap((path) => [
        ...contactsOf(sky, path, { targets, orbDeg: 0 }),
      ]);
      expect(found.length).toBeGreaterThanOrEqual(fewestContacts([body], window, targets.length));
    }),
    { numRuns: 25 },
  );
});

test('of the Moon in a year there are at least eleven or twelve for each', () => {
  const year = { fromJdUt: jdUt(2_451_545), toJdUt: jdUt(2_451_545 + 366) };
  expect(fewestContacts(['moon'], year, 10)).toBe(120);
});
