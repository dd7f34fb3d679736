import { describe, expect, test } from 'vitest';
import { isOscillatingPair, listAspectPairs, toAspectAngles } from '../../../../../lib/astro/sky/events/aspects.ts';
import { LUNATION_PHASES } from '../../../../../lib/astro/sky/events/event.ts';
import {
  DEFAULT_EVENT_BODIES,
  EVENT_KINDS,
  EVENT_TYPES,
  type EventType,
  selectFollowedBodies,
  selectParticipants,
  selectPossibleTypes,
} from '../../../../../lib/astro/sky/events/kinds.ts';
import { findLunationEvents } from '../../../../../lib/astro/sky/events/lunations.ts';
import { countMinimumEvents, countPairYears } from '../../../../../lib/astro/sky/events/minimum-count.ts';
import {
  gridMoments,
  hasOrbit,
  orbitalPeriodDays,
  orbitOf,
  sampleMoments,
} from '../../../../../lib/astro/sky/events/orbits.ts';
import { CATALOG_BODY_IDS } from '../../../../../lib/base/catalog/bodies.ts';
import { jdUtFromUnix, unixSeconds } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { openPositions } from '../../../../support/positions.ts';
import { dayAt, daysOf, rangeOfDays } from '../../motion/synthetic-sky.ts';

describe('participants', () => {
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
  ] as const)('in a %s among %j', (type, bodies, expected) => {
    expect(selectParticipants(type, bodies)).toEqual(expected);
  });

  test('are described in words for error messages', () => {
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

  test('are Sun to Pluto by default', () => {
    expect(DEFAULT_EVENT_BODIES).toEqual(CATALOG_BODY_IDS.slice(0, 10));
    expect(DEFAULT_EVENT_BODIES.at(-1)).toBe('pluto');
  });
});

describe('possible types of event', () => {
  test('are selected for a set of bodies, from all types or from given ones', () => {
    expect(selectPossibleTypes(['sun', 'moon'])).toEqual(EVENT_TYPES.filter((type) => type !== 'station'));
    expect(selectPossibleTypes(['mars'])).toEqual(['station', 'ingress', 'apsis', 'node_crossing']);
    expect(selectPossibleTypes(['mars'], ['aspect', 'apsis'])).toEqual(['apsis']);
  });

  test('follow their bodies through the whole window, except eclipses', () => {
    expect(selectFollowedBodies(['sun', 'moon'], ['eclipse_solar', 'eclipse_lunar'])).toEqual([]);
    expect(selectFollowedBodies(['sun', 'moon', 'mars'], ['lunation'])).toEqual(['sun', 'moon']);
    expect(selectFollowedBodies(['sun', 'moon', 'mars'], ['void_of_course', 'station'])).toEqual(['mars', 'moon']);
    expect(selectFollowedBodies(['mars'])).toEqual(['mars']);
  });
});

describe('aspects between bodies', () => {
  test('are searched in each pair once, except pairs at a fixed separation', () => {
    const listPairs = (...bodies: Parameters<typeof listAspectPairs>[0]) =>
      listAspectPairs(bodies).map(({ first, second }) => `${first} ${second}`);
    expect(listPairs('sun', 'moon', 'mars')).toEqual(['sun moon', 'sun mars', 'moon mars']);
    expect(listPairs('mean_node', 'true_node', 'mean_lilith', 'true_lilith')).toEqual([
      'mean_node mean_lilith',
      'mean_node true_lilith',
      'true_node mean_lilith',
      'true_node true_lilith',
    ]);
    expect(listPairs('true_node', 'mean_node')).toEqual([]);
  });

  test('have one angle for conjunction and opposition, two for all others', () => {
    expect([...toAspectAngles(['conjunction', 'sextile', 'opposition'])]).toEqual([
      [0, 'conjunction'],
      [60, 'sextile'],
      [300, 'sextile'],
      [180, 'opposition'],
    ]);
  });

  test('oscillate between Sun, Mercury and Venus', () => {
    expect(isOscillatingPair({ first: 'sun', second: 'venus' })).toBe(true);
    expect(isOscillatingPair({ first: 'mercury', second: 'venus' })).toBe(true);
    expect(isOscillatingPair({ first: 'sun', second: 'mars' })).toBe(false);
  });
});

describe('the minimum number of events', () => {
  const toQuery = (types: readonly EventType[], bodies: readonly (typeof CATALOG_BODY_IDS)[number][], days: number) =>
    ({ types, bodies, aspects: ['conjunction', 'square'], window: rangeOfDays(0, days) }) as const;

  test('has twelve ingresses per revolution, minus one revolution', () => {
    // Ten revolutions of the Sun in 3 700 days.
    expect(countMinimumEvents(toQuery(['ingress'], ['sun'], 3700))).toBe(12 * 9);
    expect(countMinimumEvents(toQuery(['ingress'], ['sun', 'pluto'], 3700))).toBe(12 * 9);
    expect(countMinimumEvents(toQuery(['apsis'], ['sun'], 3700))).toBe(0);
  });

  test('has every angle once per relative revolution of a pair, minus one revolution', () => {
    // 3 700 days are 125 synodic months; a conjunction and two squares in each.
    expect(countMinimumEvents(toQuery(['aspect'], ['sun', 'moon'], 3700))).toBe(3 * 124);
    expect(countMinimumEvents(toQuery(['aspect', 'ingress'], ['sun', 'moon'], 3700))).toBe(3 * 124 + 12 * (9 + 134));
    expect(countMinimumEvents(toQuery(['aspect'], ['sun', 'venus'], 3700))).toBe(0);
  });

  test('and the cost of a search is pairs times years', () => {
    expect(countPairYears(toQuery(['aspect'], ['sun', 'moon', 'mars'], 3652.5))).toBe(30);
    expect(countPairYears(toQuery(['ingress'], ['sun', 'moon', 'mars'], 3652.5))).toBe(0);
  });
});

describe('revolutions', () => {
  test.each([
    ['mercury', 88],
    ['venus', 225],
    ['sun', 365.25],
    ['moon', 27.32],
    ['jupiter', 4332.6],
  ] as const)('of %s take about %d days', (body, days) => {
    expect(orbitalPeriodDays(body) / days).toBeCloseTo(1, 3);
  });

  test('are the Earth’s for the Sun, and round the Earth for the Moon; nodes and apogees have none', () => {
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

  test('are sampled in equal steps, both ends included', () => {
    const days = (from: number, to: number, step: number) => sampleMoments(rangeOfDays(from, to), step).map(daysOf);
    expect(days(0, 10, 5)).toEqual([0, 5, 10]);
    expect(days(0, 10, 4)).toEqual([0, expect.closeTo(10 / 3, 8), expect.closeTo(20 / 3, 8), 10]);
    expect(days(0, 10, 100)).toEqual([0, 10]);
    expect(days(5, 5, 1)).toEqual([5, 5]);
  });

  test('on a grid are the same for any range, from before it to after it, within the coverage', () => {
    const coverage = rangeOfDays(-7, 100);
    const step = 4;
    const origin = dayAt(0) % step;
    const days = (from: number, to: number) =>
      gridMoments(rangeOfDays(from, to), step, coverage).map((moment) => daysOf(moment) + origin);
    expect(days(1, 9)).toEqual([0, 4, 8, 12]);
    expect(days(4, 8)).toEqual([4, 8]);
    expect(days(-20, 1)).toEqual([-7 + origin, -4, 0, 4]);
    expect(days(90, 200).at(-1)).toBe(100 + origin);
  });
});

/**
 * Phases of January and February 2004 in Central European Time.
 *
 * @source Osservatorio Astronomico di Capodimonte, Naples: http://dame.na.astro.it/effemeridi/effemeridi04/moon_phase.html
 */
const NAPLES = ['2004-01-21T22:05', '2004-01-29T07:03', '2004-02-06T09:47', '2004-02-13T14:40'] as const;

test('the phases of a lunation equal the printed ones; its Brown number is 1003', () => {
  const printed = NAPLES.map((time) => Date.parse(`${time}+01:00`) / 1000);
  const [first = 0, , , last = 0] = printed;
  const window = { fromJdUt: jdUtFromUnix(unixSeconds(first - 3600)), toJdUt: jdUtFromUnix(unixSeconds(last + 3600)) };
  const sky = { ephemeris, zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, store: openPositions() } as const;
  const lunations = [...findLunationEvents({ sky, window, aspects: [], tradition: 'modern' })].map(({ refine }) =>
    refine(),
  );
  expect(lunations.map(({ moment, ...event }) => event)).toEqual(
    LUNATION_PHASES.map((phase) => ({ type: 'lunation', phase, lunation: 1003 })),
  );
  for (const [index, { moment }] of lunations.entries()) {
    expect(Math.abs(moment - jdUtFromUnix(unixSeconds(printed[index] as number)))).toBeLessThan(60 / 86_400);
  }
});
