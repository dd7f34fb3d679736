import { describe, expect, test } from 'vitest';
import { buildLongitudePaths } from '../../../../lib/domain/longitude-model/path.ts';
import { findContacts } from '../../../../lib/domain/transits/contacts.ts';
import { addOrbTimes } from '../../../../lib/domain/transits/orb-window.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { dayAt, daysFrom, daysOf, madeUpSky, run, swing } from '../longitude-model/synthetic-sky.ts';

/** Mars goes from 100° to 130° and back, on to 70°, and so on: it turns on the days 100, 300, 500, 700. */
const sky = madeUpSky({ mars: swing(100, 30, 400), sun: run(350, 1), jupiter: run(50, -0.5) });
const at = (degree: number) => ({ natalPoint: 'point', aspect: 'conjunction', degree: longitudeDeg(degree) }) as const;

/** When Mars first stands at a degree. */
const dayOf = (degree: number): number => (Math.asin((degree - 100) / 30) * 400) / (2 * Math.PI);
const SECONDS = 5;

interface Asked {
  readonly degree: number;
  readonly orbDeg?: number;
  readonly from?: number;
  readonly to?: number;
  readonly body?: 'mars' | 'sun' | 'jupiter';
}

const contacts = ({ degree, orbDeg = 0, from = 0, to = 800, body = 'mars' }: Asked) =>
  buildLongitudePaths(sky, [body], daysFrom(from, to)).flatMap((path) =>
    [...findContacts(sky, path, { targets: [at(degree)], orbDeg })].map((contact) => addOrbTimes(sky, contact)),
  );

const near = (days: number) => expect.closeTo(days, SECONDS);

describe('exact contacts', () => {
  test('of a body that swings are as many as it passes, forward and backward, counted on', () => {
    const day = dayOf(115);
    const found = contacts({ degree: 115 });
    expect(found.map(({ moment }) => daysOf(moment))).toEqual([day, 200 - day, 400 + day, 600 - day].map(near));
    expect(found.map(({ retrograde }) => retrograde)).toEqual([false, true, false, true]);
    expect(found.map(({ pass }) => pass)).toEqual([1, 2, 3, 4]);
    for (const { orbDeg, applying, body, target } of found) {
      expect({ orbDeg, applying, body, target }).toEqual({ orbDeg: 0, applying: false, body: 'mars', target: at(115) });
    }
  });

  test('of a body that goes round are counted anew in every round', () => {
    const forward = contacts({ degree: 10, body: 'sun' });
    expect(forward.map(({ moment, pass, retrograde }) => [daysOf(moment), pass, retrograde])).toEqual([
      [near(20), 1, false],
      [near(380), 1, false],
      [near(740), 1, false],
    ]);
    const backward = contacts({ degree: 10, body: 'jupiter' }).toSorted((a, b) => a.moment - b.moment);
    expect(backward.map(({ moment, pass, retrograde }) => [daysOf(moment), pass, retrograde])).toEqual([
      [near(80), 1, true],
      [near(800), 1, true],
    ]);
  });

  test('at the window’s own borders count at the end of the way forward, and at the beginning of it with an orb only', () => {
    expect(contacts({ degree: 10, body: 'sun', from: 0, to: 20 }).length).toBe(1);
    expect(contacts({ degree: 10, body: 'sun', from: 20, to: 40 }).map(({ orbDeg }) => orbDeg)).toEqual([0]);
  });
});

describe('closest approaches', () => {
  test('are the turns within orb and short of the target', () => {
    const found = contacts({ degree: 131, orbDeg: 2 });
    expect(found.map(({ moment, orbDeg, pass }) => [daysOf(moment), orbDeg, pass])).toEqual([
      [expect.closeTo(100, 3), expect.closeTo(1, 6), 1],
      [expect.closeTo(500, 3), expect.closeTo(1, 6), 2],
    ]);
    for (const { applying, retrograde } of found) expect([applying, retrograde]).toEqual([false, false]);
    const day = dayOf(129);
    const within = found.map(({ entersAt, leavesAt }) => [daysOf(entersAt ?? 0), daysOf(leavesAt ?? 0)]);
    expect(within).toEqual([
      [near(day), near(200 - day)],
      [near(400 + day), near(600 - day)],
    ]);
  });

  test('on the way back are found too', () => {
    const found = contacts({ degree: 69, orbDeg: 2 });
    expect(found.map(({ moment, orbDeg, retrograde }) => [daysOf(moment), orbDeg, retrograde])).toEqual([
      [expect.closeTo(300, 3), expect.closeTo(1, 6), true],
      [expect.closeTo(700, 3), expect.closeTo(1, 6), true],
    ]);
    const day = 200 - dayOf(71);
    expect(daysOf(found[0]?.entersAt ?? 0)).toBeCloseTo(day, 4);
    expect(daysOf(found[0]?.leavesAt ?? 0)).toBeCloseTo(600 - day, 4);
  });

  test('are none beyond the orb', () => {
    expect(contacts({ degree: 132.1, orbDeg: 2 })).toEqual([]);
    expect(contacts({ degree: 67.9, orbDeg: 2 })).toEqual([]);
  });

  test('and contacts are told apart where the body turns just beyond the target', () => {
    const found = contacts({ degree: 129, orbDeg: 2, to: 300 });
    expect(found.map(({ orbDeg, pass }) => [orbDeg, pass])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    // One spell from 127° to 127°: between the two it never leaves the orb.
    const [first, second] = found;
    expect([first?.entersAt, first?.leavesAt]).toEqual([second?.entersAt, second?.leavesAt]);
    expect(daysOf(first?.entersAt ?? 0)).toBeCloseTo(dayOf(127), 4);
    expect(daysOf(first?.leavesAt ?? 0)).toBeCloseTo(200 - dayOf(127), 4);
  });
});

describe('where the window cuts', () => {
  const degreeOn = (days: number): number => 100 + 30 * Math.sin((2 * Math.PI * days) / 400);

  test.each([
    ['forward', 115, 0, 30, false],
    ['backward', 85, 200, 230, true],
  ])('a contact still ahead is applying at the end: %s', (_way, degree, from, to, retrograde) => {
    const [found, ...others] = contacts({ degree, orbDeg: 2, from, to });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ moment: dayAt(to), applying: true, retrograde, pass: 1, leavesAt: undefined });
    expect(found?.orbDeg).toBeCloseTo(Math.abs(degreeOn(to) - degree), 9);
    expect(daysOf(found?.entersAt ?? 0)).toBeGreaterThan(from);
  });

  test.each([
    ['forward', 115, 36, 100, false],
    ['backward', 85, 236, 300, true],
  ])('a contact just over is at its nearest at the beginning: %s', (_way, degree, from, to, retrograde) => {
    const [found, ...others] = contacts({ degree, orbDeg: 2, from, to });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ moment: dayAt(from), applying: false, retrograde, pass: 1, entersAt: undefined });
    expect(found?.orbDeg).toBeCloseTo(Math.abs(degreeOn(from) - degree), 9);
    expect(daysOf(found?.leavesAt ?? 0)).toBeLessThan(to);
  });

  test('one ahead at the beginning is told of when it is exact, with no entering', () => {
    const [found, ...others] = contacts({ degree: 115, orbDeg: 2, from: 31, to: 100 });
    expect(others).toEqual([]);
    expect([found?.orbDeg, found?.entersAt]).toEqual([0, undefined]);
    expect(daysOf(found?.moment ?? 0)).toBeCloseTo(dayOf(115), 4);
    expect(daysOf(found?.leavesAt ?? 0)).toBeCloseTo(dayOf(117), 4);
  });

  test('one out of orb at either border is none', () => {
    expect(contacts({ degree: 115, orbDeg: 2, from: 0, to: 20 })).toEqual([]);
    expect(contacts({ degree: 115, orbDeg: 2, from: 50, to: 100 })).toEqual([]);
  });
});

test('targets keep their own contacts, in the order of time each', () => {
  const targets = [at(110), at(120)];
  const found = buildLongitudePaths(sky, ['mars'], daysFrom(0, 200)).flatMap((path) => [
    ...findContacts(sky, path, { targets, orbDeg: 0 }),
  ]);
  for (const target of targets) {
    const own = found.filter((contact) => contact.target === target);
    const day = dayOf(target.degree);
    expect(own.map(({ moment, pass }) => [daysOf(moment), pass])).toEqual([
      [near(day), 1],
      [near(200 - day), 2],
    ]);
  }
  expect(found.length).toBe(4);
});
