import { describe, expect, test } from 'vitest';
import { CATALOG_BODY_IDS } from '../../../../lib/catalog/bodies.ts';
import { isOscillatingPair, listAspectPairs, toAspectAngles } from '../../../../lib/domain/timeline/aspects.ts';
import { LUNATION_PHASES } from '../../../../lib/domain/timeline/event.ts';
import {
  DEFAULT_EVENT_BODIES,
  EVENT_KINDS,
  EVENT_TYPES,
  type EventType,
  selectFollowedBodies,
  selectParticipants,
  selectPossibleTypes,
} from '../../../../lib/domain/timeline/kinds.ts';
import { findLunationEvents } from '../../../../lib/domain/timeline/lunations.ts';
import { countMinimumEvents, countPairYears } from '../../../../lib/domain/timeline/minimum-count.ts';
import { hasOrbit, orbitalPeriodDays, orbitOf, sampleMoments } from '../../../../lib/domain/timeline/orbits.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { jdUtFromUnix, unixSeconds } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { daysFrom, daysOf } from '../longitude-model/synthetic-sky.ts';

describe('who takes part', () => {
  test.each([
    ['station', ['sun', 'moon', 'mars', 'chiron', 'mean_node', 'mean_lilith'], ['mars', 'chiron']],
    ['ingress', ['mean_node', 'sun'], ['sun', 'mean_node']],
    ['lunation', ['moon', 'mars', 'sun'], ['sun', 'moon']],
    ['lunation', ['sun', 'mars'], []],
    ['lunation', ['moon'], []],
    ['eclipse_solar', ['moon', 'sun'], ['sun', 'moon']],
    ['eclipse_lunar', ['moon'], []],
    ['aspect', ['mars', 'sun'], ['sun', 'mars']],
    ['aspect', ['mars'], []],
    ['aspect', ['mean_node', 'true_node'], []],
    ['void_of_course', ['moon', 'mars'], ['moon']],
    ['void_of_course', ['mars'], []],
    ['apsis', ['sun', 'moon', 'vesta', 'true_lilith'], ['sun', 'moon', 'vesta']],
    ['node_crossing', ['sun', 'moon', 'mars', 'true_node'], ['moon', 'mars']],
  ] as const)('in a %s, of %j', (type, asked, expected) => {
    expect(selectParticipants(type, asked)).toEqual(expected);
  });

  test('is said in words, for who asked for something that cannot come about', () => {
    expect(EVENT_TYPES.map((type) => [type, EVENT_KINDS[type].needs])).toEqual([
      ['station', 'a planet or an asteroid'],
      ['ingress', 'a body'],
      ['lunation', 'sun and moon'],
      ['eclipse_solar', 'sun and moon'],
      ['eclipse_lunar', 'sun and moon'],
      ['aspect', 'two bodies that move against each other'],
      ['void_of_course', 'moon'],
      ['apsis', 'a planet or an asteroid'],
      ['node_crossing', 'moon, a planet or an asteroid'],
    ]);
  });

  test('usually are Sun to Pluto', () => {
    expect(DEFAULT_EVENT_BODIES).toEqual(CATALOG_BODY_IDS.slice(0, 10));
    expect(DEFAULT_EVENT_BODIES.at(-1)).toBe('pluto');
  });
});

describe('what can come about', () => {
  test('among some bodies, of all kinds and of those that were asked for', () => {
    expect(selectPossibleTypes(['sun', 'moon'])).toEqual(EVENT_TYPES.filter((type) => type !== 'station'));
    expect(selectPossibleTypes(['mars'])).toEqual(['station', 'ingress', 'apsis', 'node_crossing']);
    expect(selectPossibleTypes(['mars'], ['aspect', 'apsis'])).toEqual(['apsis']);
  });

  test('needs the way of those bodies, save for eclipses, which are few', () => {
    expect(selectFollowedBodies(['sun', 'moon'], ['eclipse_solar', 'eclipse_lunar'])).toEqual([]);
    expect(selectFollowedBodies(['sun', 'moon', 'mars'], ['lunation'])).toEqual(['sun', 'moon']);
    expect(selectFollowedBodies(['sun', 'moon', 'mars'], ['void_of_course', 'station'])).toEqual(['mars', 'moon']);
    expect(selectFollowedBodies(['mars'])).toEqual(['mars']);
  });
});

describe('pairs and angles', () => {
  test('are each pair once, but for those that stand at a fixed angle', () => {
    const told = (...bodies: Parameters<typeof listAspectPairs>[0]) =>
      listAspectPairs(bodies).map(({ first, second }) => `${first} ${second}`);
    expect(told('sun', 'moon', 'mars')).toEqual(['sun moon', 'sun mars', 'moon mars']);
    expect(told('mean_node', 'true_node', 'mean_lilith', 'true_lilith')).toEqual([
      'mean_node mean_lilith',
      'mean_node true_lilith',
      'true_node mean_lilith',
      'true_node true_lilith',
    ]);
    expect(told('true_node', 'mean_node')).toEqual([]);
  });

  test('are one for conjunction and opposition, two for the rest', () => {
    expect([...toAspectAngles(['conjunction', 'sextile', 'opposition'])]).toEqual([
      [0, 'conjunction'],
      [60, 'sextile'],
      [300, 'sextile'],
      [180, 'opposition'],
    ]);
  });

  test('swing to and fro between Sun, Mercury and Venus', () => {
    expect(isOscillatingPair({ first: 'sun', second: 'venus' })).toBe(true);
    expect(isOscillatingPair({ first: 'mercury', second: 'venus' })).toBe(true);
    expect(isOscillatingPair({ first: 'sun', second: 'mars' })).toBe(false);
  });
});

describe('how many there are at least', () => {
  const asked = (types: readonly EventType[], bodies: readonly (typeof CATALOG_BODY_IDS)[number][], days: number) =>
    ({ types, bodies, aspects: ['conjunction', 'square'], window: daysFrom(0, days) }) as const;

  test('ingresses: twelve a round, less one round', () => {
    // Ten rounds of the Sun in 3 700 days.
    expect(countMinimumEvents(asked(['ingress'], ['sun'], 3700))).toBe(12 * 9);
    expect(countMinimumEvents(asked(['ingress'], ['sun', 'pluto'], 3700))).toBe(12 * 9);
    expect(countMinimumEvents(asked(['apsis'], ['sun'], 3700))).toBe(0);
  });

  test('aspects: every angle once a round of the one about the other, less one round', () => {
    // 3 700 days are 125 synodic months; a conjunction and two squares in each.
    expect(countMinimumEvents(asked(['aspect'], ['sun', 'moon'], 3700))).toBe(3 * 124);
    expect(countMinimumEvents(asked(['aspect', 'ingress'], ['sun', 'moon'], 3700))).toBe(3 * 124 + 12 * (9 + 134));
    expect(countMinimumEvents(asked(['aspect'], ['sun', 'venus'], 3700))).toBe(0);
  });

  test('and what they take is pairs times years', () => {
    expect(countPairYears(asked(['aspect'], ['sun', 'moon', 'mars'], 3652.5))).toBe(30);
    expect(countPairYears(asked(['ingress'], ['sun', 'moon', 'mars'], 3652.5))).toBe(0);
  });
});

describe('revolutions', () => {
  test.each([
    ['mercury', 88],
    ['venus', 225],
    ['sun', 365.25],
    ['moon', 27.32],
    ['jupiter', 4332.6],
  ] as const)('of %s take some %d days', (body, days) => {
    expect(orbitalPeriodDays(body) / days).toBeCloseTo(1, 3);
  });

  test('are the Earth’s for the Sun, and the Moon’s about the Earth; nodes and apogees have none', () => {
    expect(orbitOf('moon')).toEqual({ body: 'moon', center: { type: 'geocentric' } });
    expect(orbitOf('sun')).toEqual({ body: 'earth', center: { type: 'heliocentric' } });
    expect(orbitOf('mars')).toEqual({ body: 'mars', center: { type: 'heliocentric' } });
    expect(CATALOG_BODY_IDS.filter((body) => !hasOrbit(body))).toEqual([
      'mean_node',
      'true_node',
      'mean_lilith',
      'true_lilith',
    ]);
  });

  test('are looked at in equal steps, both ends among them', () => {
    const days = (from: number, to: number, step: number) => sampleMoments(daysFrom(from, to), step).map(daysOf);
    expect(days(0, 10, 5)).toEqual([0, 5, 10]);
    expect(days(0, 10, 4)).toEqual([0, expect.closeTo(10 / 3, 8), expect.closeTo(20 / 3, 8), 10]);
    expect(days(0, 10, 100)).toEqual([0, 10]);
    expect(days(5, 5, 1)).toEqual([5, 5]);
  });
});

/**
 * Phases of January and February 2004 in Central European Time.
 *
 * @source Osservatorio Astronomico di Capodimonte, Naples: http://dame.na.astro.it/effemeridi/effemeridi04/moon_phase.html
 */
const NAPLES = ['2004-01-21T22:05', '2004-01-29T07:03', '2004-02-06T09:47', '2004-02-13T14:40'] as const;

test('the quarters of a lunation as they are printed; it is the fiftieth after Brown’s 953rd', () => {
  const printed = NAPLES.map((time) => Date.parse(`${time}+01:00`) / 1000);
  const [first = 0, , , last = 0] = printed;
  const window = { fromJdUt: jdUtFromUnix(unixSeconds(first - 3600)), toJdUt: jdUtFromUnix(unixSeconds(last + 3600)) };
  const sky = { ephemeris, zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, store: openPieceStore() } as const;
  const found = [...findLunationEvents({ sky, window, aspects: [], tradition: 'modern' })].map(({ refine }) =>
    refine(),
  );
  expect(found.map(({ moment, ...told }) => told)).toEqual(
    LUNATION_PHASES.map((phase) => ({ type: 'lunation', phase, lunation: 1003 })),
  );
  for (const [index, { moment }] of found.entries()) {
    expect(Math.abs(moment - jdUtFromUnix(unixSeconds(printed[index] as number)))).toBeLessThan(60 / 86_400);
  }
});
