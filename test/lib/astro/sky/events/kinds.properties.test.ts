import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventQuery } from '../../../../../lib/astro/sky/events/event.ts';
import {
  DEFAULT_EVENT_BODIES,
  EVENT_KINDS,
  EVENT_TYPES,
  selectParticipants,
} from '../../../../../lib/astro/sky/events/kinds.ts';
import { countMinimumEvents } from '../../../../../lib/astro/sky/events/minimum-count.ts';
import { ASPECT_IDS } from '../../../../../lib/base/catalog/aspects.ts';
import { CATALOG_BODY_IDS } from '../../../../../lib/base/catalog/bodies.ts';
import { type JdRange, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { openSearchedPositions } from '../../../../support/positions.ts';

const sky = { ephemeris, zodiac: { type: 'tropical' }, store: openSearchedPositions() } as const;
const MAJOR = ASPECT_IDS.slice(0, 5);
const windowOf = (from: number, days: number): JdRange => ({ fromJdUt: jdUt(from), toJdUt: jdUt(from + days) });

const toQuery = (window: JdRange, aspects: EventQuery['aspects'] = MAJOR): EventQuery => ({
  sky,
  window,
  aspects,
  tradition: 'modern',
});

function findMoments(type: (typeof EVENT_TYPES)[number], window: JdRange): readonly number[] {
  return [...EVENT_KINDS[type].find(toQuery(window), selectParticipants(type, DEFAULT_EVENT_BODIES))]
    .map(({ refine }) => refine().moment)
    .sort((a, b) => a - b);
}

const wholeWindow = windowOf(2_460_000, 1500);
const MS = 1e-3 / 86_400;

describe.each(EVENT_TYPES)('%s', (type) => {
  const all = findMoments(type, wholeWindow);

  test('a window has exactly the events of a longer window that lie in it, at the same instants to the last bit', () => {
    forAll(
      [fc.double({ min: 5, max: 1400, noNaN: true }), fc.double({ min: 0.5, max: 90, noNaN: true })],
      { numRuns: 15 },
      (start, days) => {
        const window = windowOf(wholeWindow.fromJdUt + start, days);
        const within = all.filter((moment) => moment >= window.fromJdUt && moment <= window.toJdUt);
        const found = findMoments(type, window).filter((moment) => moment >= window.fromJdUt);
        expect(found).toEqual(within);
      },
    );
  });

  test('an event at an end of a window, to the millisecond, is in it; a millisecond beyond it is not', () => {
    const isEclipse = type.startsWith('eclipse');
    for (const moment of all.slice(3, 6)) {
      const hasEvent = (from: number, to: number) => findMoments(type, windowOf(from, to - from)).includes(moment);
      expect(hasEvent(moment, moment + 20)).toBe(true);
      expect(hasEvent(moment - 20, moment)).toBe(!isEclipse);
      // The void of course that begins at this moment is under way in the window after it.
      expect(hasEvent(moment + MS, moment + 20)).toBe(type === 'void_of_course');
      expect(hasEvent(moment - 20, moment - MS)).toBe(false);
    }
  });
});

test('a search never finds fewer events than the minimum count', () => {
  const anyBodies = fc.uniqueArray(fc.constantFrom(...CATALOG_BODY_IDS), { minLength: 2, maxLength: 4 });
  forAll(
    [anyBodies, fc.double({ min: 2_300_000, max: 2_500_000, noNaN: true }), fc.constantFrom(30, 400, 5000)],
    { numRuns: 30 },
    (bodies, from, days) => {
      const search = toQuery(windowOf(from, days), ASPECT_IDS);
      const types = ['ingress', 'aspect'] as const;
      const found = types.flatMap((type) => [...EVENT_KINDS[type].find(search, selectParticipants(type, bodies))]);
      expect(found.length).toBeGreaterThanOrEqual(countMinimumEvents({ ...search, types, bodies }));
    },
  );
});
