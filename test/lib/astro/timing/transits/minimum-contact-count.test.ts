import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildLongitudePaths } from '../../../../../lib/astro/motion/path.ts';
import { findContacts } from '../../../../../lib/astro/timing/transits/contacts.ts';
import { countMinimumContacts } from '../../../../../lib/astro/timing/transits/minimum-contact-count.ts';
import { toTransitTargets } from '../../../../../lib/astro/timing/transits/targets.ts';
import { CATALOG_BODY_IDS } from '../../../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { openPositions } from '../../../../support/positions.ts';

const sky = { ephemeris, store: openPositions(), zodiac: { type: 'tropical' } } as const;
const targets = toTransitTargets([{ name: 'point', degree: longitudeDeg(123.4) }], ['trine', 'opposition']);

const anySearch = fc.record({
  body: fc.constantFrom(...CATALOG_BODY_IDS),
  from: fc.integer({ min: 2_415_021, max: 2_450_000 }),
  days: fc.integer({ min: 1, max: 6000 }),
});

test('a search never finds fewer contacts than the minimum count', () => {
  forAll([anySearch], { numRuns: 25 }, ({ body, from, days }) => {
    const shortened = body === 'moon' ? Math.min(days, 200) : days;
    const window = { fromJdUt: jdUt(from), toJdUt: jdUt(from + shortened) };
    const contacts = buildLongitudePaths(sky, [body], window).flatMap((path) => [
      ...findContacts(sky, path, { targets, orbDeg: 0 }),
    ]);
    expect(contacts.length).toBeGreaterThanOrEqual(countMinimumContacts([body], window, targets.length));
  });
});

test('the Moon has at least twelve contacts with each target in a year', () => {
  const year = { fromJdUt: jdUt(2_451_545), toJdUt: jdUt(2_451_545 + 366) };
  expect(countMinimumContacts(['moon'], year, 10)).toBe(120);
});
