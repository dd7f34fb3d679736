import { describe, expect, test } from 'vitest';
import { buildLongitudePaths } from '../../../../../lib/astro/motion/path.ts';
import { findContacts } from '../../../../../lib/astro/timing/transits/contacts.ts';
import { addOrbTimes } from '../../../../../lib/astro/timing/transits/orb-window.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { createSyntheticSky, dayAt, daysOf, moveSteadily, oscillate, rangeOfDays } from '../../motion/synthetic-sky.ts';

/** Mars oscillates between 70° and 130°, starting at 100°: it turns on the days 100, 300, 500 and 700. */
const sky = createSyntheticSky({
  mars: oscillate(100, 30, 400),
  sun: moveSteadily(350, 1),
  jupiter: moveSteadily(50, -0.5),
});
const toTarget = (degree: number) =>
  ({ natalPoint: 'point', aspect: 'conjunction', degree: longitudeDeg(degree) }) as const;

/** Day on which Mars first reaches a degree. */
const dayOf = (degree: number): number => (Math.asin((degree - 100) / 30) * 400) / (2 * Math.PI);
const SECONDS = 5;

interface ContactSearch {
  readonly degree: number;
  readonly orbDeg?: number;
  readonly from?: number;
  readonly to?: number;
  readonly body?: 'mars' | 'sun' | 'jupiter';
}

const searchContacts = ({ degree, orbDeg = 0, from = 0, to = 800, body = 'mars' }: ContactSearch) =>
  buildLongitudePaths(sky, [body], rangeOfDays(from, to)).flatMap((path) =>
    [...findContacts(sky, path, { targets: [toTarget(degree)], orbDeg })].map((contact) => addOrbTimes(sky, contact)),
  );

const closeToDay = (days: number) => expect.closeTo(days, SECONDS);

describe('exact contacts', () => {
  test('of an oscillating body are all its crossings, forward and backward, numbered consecutively', () => {
    const day = dayOf(115);
    const contacts = searchContacts({ degree: 115 });
    expect(contacts.map(({ moment }) => daysOf(moment))).toEqual(
      [day, 200 - day, 400 + day, 600 - day].map(closeToDay),
    );
    expect(contacts.map(({ retrograde }) => retrograde)).toEqual([false, true, false, true]);
    expect(contacts.map(({ pass }) => pass)).toEqual([1, 2, 3, 4]);
    for (const { orbDeg, applying, body, target } of contacts) {
      expect({ orbDeg, applying, body, target }).toEqual({
        orbDeg: 0,
        applying: false,
        body: 'mars',
        target: toTarget(115),
      });
    }
  });

  test('of a revolving body are numbered from 1 in every revolution', () => {
    const forward = searchContacts({ degree: 10, body: 'sun' });
    expect(forward.map(({ moment, pass, retrograde }) => [daysOf(moment), pass, retrograde])).toEqual([
      [closeToDay(20), 1, false],
      [closeToDay(380), 1, false],
      [closeToDay(740), 1, false],
    ]);
    const backward = searchContacts({ degree: 10, body: 'jupiter' }).toSorted((a, b) => a.moment - b.moment);
    expect(backward.map(({ moment, pass, retrograde }) => [daysOf(moment), pass, retrograde])).toEqual([
      [closeToDay(80), 1, true],
      [closeToDay(800), 1, true],
    ]);
  });

  test('at an end of the window are exact, those at its beginning are contacts within orb', () => {
    expect(searchContacts({ degree: 10, body: 'sun', from: 0, to: 20 }).length).toBe(1);
    expect(searchContacts({ degree: 10, body: 'sun', from: 20, to: 40 }).map(({ orbDeg }) => orbDeg)).toEqual([0]);
  });
});

describe('closest approaches', () => {
  test('are turns within orb before the target', () => {
    const contacts = searchContacts({ degree: 131, orbDeg: 2 });
    expect(contacts.map(({ moment, orbDeg, pass }) => [daysOf(moment), orbDeg, pass])).toEqual([
      [expect.closeTo(100, 3), expect.closeTo(1, 6), 1],
      [expect.closeTo(500, 3), expect.closeTo(1, 6), 2],
    ]);
    for (const { applying, retrograde } of contacts) expect([applying, retrograde]).toEqual([false, false]);
    const day = dayOf(129);
    const within = contacts.map(({ entersAt, leavesAt }) => [daysOf(entersAt ?? 0), daysOf(leavesAt ?? 0)]);
    expect(within).toEqual([
      [closeToDay(day), closeToDay(200 - day)],
      [closeToDay(400 + day), closeToDay(600 - day)],
    ]);
  });

  test('exist in retrograde motion too', () => {
    const contacts = searchContacts({ degree: 69, orbDeg: 2 });
    expect(contacts.map(({ moment, orbDeg, retrograde }) => [daysOf(moment), orbDeg, retrograde])).toEqual([
      [expect.closeTo(300, 3), expect.closeTo(1, 6), true],
      [expect.closeTo(700, 3), expect.closeTo(1, 6), true],
    ]);
    const day = 200 - dayOf(71);
    expect(daysOf(contacts[0]?.entersAt ?? 0)).toBeCloseTo(day, 4);
    expect(daysOf(contacts[0]?.leavesAt ?? 0)).toBeCloseTo(600 - day, 4);
  });

  test('are replaced by two exact contacts in one orb window where the body turns just beyond the target', () => {
    const contacts = searchContacts({ degree: 129, orbDeg: 2, to: 300 });
    expect(contacts.map(({ orbDeg, pass }) => [orbDeg, pass])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    // One orb window from 127° to 127°: the body does not leave orb between the two contacts.
    const [first, second] = contacts;
    expect([first?.entersAt, first?.leavesAt]).toEqual([second?.entersAt, second?.leavesAt]);
    expect(daysOf(first?.entersAt ?? 0)).toBeCloseTo(dayOf(127), 4);
    expect(daysOf(first?.leavesAt ?? 0)).toBeCloseTo(200 - dayOf(127), 4);
  });
});

describe('at the ends of the window', () => {
  const degreeOn = (days: number): number => 100 + 30 * Math.sin((2 * Math.PI * days) / 400);

  test.each([
    ['forward', 115, 0, 30, false],
    ['backward', 85, 200, 230, true],
  ])(
    'a body that still approaches at the end has an applying contact there: %s',
    (_way, degree, from, to, retrograde) => {
      const [contacts, ...others] = searchContacts({ degree, orbDeg: 2, from, to });
      expect(others).toEqual([]);
      expect(contacts).toMatchObject({ moment: dayAt(to), applying: true, retrograde, pass: 1, leavesAt: undefined });
      expect(contacts?.orbDeg).toBeCloseTo(Math.abs(degreeOn(to) - degree), 9);
      expect(daysOf(contacts?.entersAt ?? 0)).toBeGreaterThan(from);
    },
  );

  test.each([
    ['forward', 115, 36, 100, false],
    ['backward', 85, 236, 300, true],
  ])(
    'a body that already recedes at the start has a separating contact there: %s',
    (_way, degree, from, to, retrograde) => {
      const [contacts, ...others] = searchContacts({ degree, orbDeg: 2, from, to });
      expect(others).toEqual([]);
      const atStart = {
        moment: dayAt(from),
        applying: false,
        separating: true,
        retrograde,
        pass: 1,
        entersAt: undefined,
      };
      expect(contacts).toMatchObject(atStart);
      expect(contacts?.orbDeg).toBeCloseTo(Math.abs(degreeOn(from) - degree), 9);
      expect(daysOf(contacts?.leavesAt ?? 0)).toBeLessThan(to);
    },
  );

  test('a body that is exact at the start has a contact there that is not separating', () => {
    const [contacts, ...others] = searchContacts({ degree: 100, orbDeg: 2, from: 0, to: 50 });
    expect(others).toEqual([]);
    expect(contacts).toMatchObject({ moment: dayAt(0), orbDeg: 0, applying: false, separating: false });
  });

  test('a body that begins within orb and approaches has an exact contact without a moment of entering', () => {
    const [contacts, ...others] = searchContacts({ degree: 115, orbDeg: 2, from: 31, to: 100 });
    expect(others).toEqual([]);
    expect([contacts?.orbDeg, contacts?.entersAt]).toEqual([0, undefined]);
    expect(daysOf(contacts?.moment ?? 0)).toBeCloseTo(dayOf(115), 4);
    expect(daysOf(contacts?.leavesAt ?? 0)).toBeCloseTo(dayOf(117), 4);
  });

  test('a body outside orb has no contact', () => {
    expect(searchContacts({ degree: 115, orbDeg: 2, from: 0, to: 20 })).toEqual([]);
    expect(searchContacts({ degree: 115, orbDeg: 2, from: 50, to: 100 })).toEqual([]);
  });
});

test('each target has its own contacts, ascending in time', () => {
  const targets = [toTarget(110), toTarget(120)];
  const contacts = buildLongitudePaths(sky, ['mars'], rangeOfDays(0, 200)).flatMap((path) => [
    ...findContacts(sky, path, { targets, orbDeg: 0 }),
  ]);
  for (const target of targets) {
    const targetContacts = contacts.filter((contact) => contact.target === target);
    const day = dayOf(target.degree);
    expect(targetContacts.map(({ moment, pass }) => [daysOf(moment), pass])).toEqual([
      [closeToDay(day), 1],
      [closeToDay(200 - day), 2],
    ]);
  }
  expect(contacts.length).toBe(4);
});
