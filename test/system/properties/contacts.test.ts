import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refinePage } from '../../../lib/astro/motion/pagination.ts';
import { buildLongitudePaths } from '../../../lib/astro/motion/path.ts';
import type { SearchZodiac } from '../../../lib/astro/port.ts';
import { type Contact, findContacts } from '../../../lib/astro/timing/transits/contacts.ts';
import { addOrbTimes, type OrbTimes } from '../../../lib/astro/timing/transits/orb-window.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { arcDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../lib/base/units/time.ts';
import {
  type ContactCase,
  findContactsDensely,
  findTurns,
  toLongitudeCurve,
} from '../../lib/astro/timing/transits/brute-force.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { openPositions } from '../../support/positions.ts';

/** `SEARCH_CASES=1000` runs more cases than an ordinary test run needs. */
const CASES = Number(process.env.SEARCH_CASES ?? 60);
const SECONDS = 1 / 86_400;
const ARCSEC = 1 / 3600;

const store = openPositions();

type TimedContact = Contact & OrbTimes;

/** Longest window of a body: long enough for several loops, short enough for a dense grid. */
function longestWindowDays(body: CatalogBodyId): number {
  if (body === 'true_node') return 60;
  if (body === 'moon' || body === 'true_lilith') return 120;
  return body === 'mercury' ? 500 : 2500;
}

const anyZodiac: fc.Arbitrary<SearchZodiac> = fc.constantFrom<SearchZodiac>(
  { type: 'tropical' },
  { type: 'tropical' },
  { type: 'sidereal', ayanamsa: 'lahiri' },
);

const anyWindow = fc.constantFrom(...CATALOG_BODY_IDS).chain((body) =>
  fc.record({
    body: fc.constant(body),
    zodiac: anyZodiac,
    window: fc
      .tuple(
        fc.double({ min: 2_305_000, max: 2_560_000, noNaN: true }),
        fc.double({ min: longestWindowDays(body) / 5, max: longestWindowDays(body), noNaN: true }),
      )
      .map(([from, days]): JdRange => ({ fromJdUt: jdUt(from), toJdUt: jdUt(from + days) })),
    orbDeg: fc.constantFrom(0, 0.0012, 0.3, 1, 5, 15),
    anyDegree: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
    /** The turning point near which the target lies. */
    turn: fc.nat(),
    /** Distance of the target from it: a few hundredths of an arcsecond up to a degree. */
    offsetDeg: fc
      .tuple(fc.constantFrom(-1, 1), fc.double({ min: -5, max: -0.1, noNaN: true }))
      .map(([side, power]) => side * 10 ** power),
  }),
);

/** Two of three targets lie near a turning point, where bodies return and near misses happen. */
const anyCase = fc
  .tuple(anyWindow, fc.nat({ max: 2 }))
  .map(([{ anyDegree, turn, offsetDeg, ...contactCase }, third]): ContactCase => {
    const turns = third === 0 ? [] : findTurns(contactCase);
    const nearTurn = turns[turn % Math.max(1, turns.length)];
    const targetDeg =
      nearTurn === undefined ? anyDegree : longitudeDeg(toLongitudeCurve(contactCase)(nearTurn) + offsetDeg);
    return { ...contactCase, targetDeg };
  });

/** Whether the window ends within minutes of a turn: the fit and the grid may then disagree about which comes first. */
function endsAtTurn({ window, ...contactCase }: ContactCase): boolean {
  const [fromJdUt, toJdUt] = [jdUt(window.fromJdUt - 600 * SECONDS), jdUt(window.toJdUt + 600 * SECONDS)];
  return findTurns({ ...contactCase, window: { fromJdUt, toJdUt } }).some(
    (turn) => Math.min(turn - fromJdUt, toJdUt - turn) < 1200 * SECONDS,
  );
}

const JUMP_SECONDS = 60 * SECONDS;
const JUMP_DEG = 0.01 * ARCSEC;

/**
 * Whether the engine's longitude jumps at a turn. The true node jumps by one or two tenths of an arcsecond: the grid reads a
 * jump as a turn, and the fit smooths it out.
 */
function jumpsAtTurn(contactCase: ContactCase): boolean {
  const longitudeAt = toLongitudeCurve(contactCase);
  return findTurns(contactCase).some((turn) => {
    const [before, after] = [longitudeAt(turn - JUMP_SECONDS), longitudeAt(turn + JUMP_SECONDS)];
    return Math.abs(arcDeg(before, after)) > JUMP_DEG;
  });
}

function searchContacts({ body, zodiac, window, targetDeg, orbDeg }: ContactCase): readonly TimedContact[] {
  const sky = { ephemeris, zodiac, store };
  const target = { natalPoint: 'point', aspect: 'conjunction', degree: longitudeDeg(targetDeg) } as const;
  const contacts = buildLongitudePaths(sky, [body], window).flatMap((path) => [
    ...findContacts(sky, path, { targets: [target], orbDeg }),
  ]);
  return refinePage(sky, contacts, { offset: 0, limit: 10_000 }).map((contact) => addOrbTimes(sky, contact));
}

function kindOf({ moment, orbDeg, applying }: TimedContact, { window }: ContactCase): string {
  if (applying) return 'end';
  if (orbDeg === 0) return 'exact';
  return moment === window.fromJdUt ? 'start' : 'closest';
}

test('a search finds exactly the contacts that a dense grid of the engine has', { timeout: 3_600_000 }, () => {
  let contacts = 0;
  fc.assert(
    fc.property(anyCase, (contactCase) => {
      fc.pre(!endsAtTurn(contactCase) && !jumpsAtTurn(contactCase));
      const [found, expected] = [searchContacts(contactCase), findContactsDensely(contactCase)];
      contacts += expected.length;
      expect(found.map((contact) => kindOf(contact, contactCase))).toEqual(expected.map(({ kind }) => kind));
      for (const [index, { kind, moment, orbDeg }] of expected.entries()) {
        const contact = found[index] as TimedContact;
        expect(Math.abs(contact.orbDeg - orbDeg)).toBeLessThan(1e-7);
        if (kind === 'exact') expectExact(contact.moment, moment, contactCase);
        else expect(Math.abs(contact.moment - moment)).toBeLessThan(3600 * SECONDS);
        expectOrb(contact, contactCase);
      }
    }),
    { numRuns: CASES },
  );
  expect(contacts).toBeGreaterThan(CASES / 2);
});

/** Exact to the millisecond, or to a thousandth of an arcsecond where the body is almost stationary. */
function expectExact(moment: number, expected: number, contactCase: ContactCase): void {
  const residual = Math.abs(arcDeg(contactCase.targetDeg, toLongitudeCurve(contactCase)(moment)));
  expect(residual).toBeLessThan(0.001 * ARCSEC);
  if (Math.abs(moment - expected) > 0.001 * SECONDS) expect(residual).toBeLessThan(1e-8);
}

/** The contact lies between the moments of entering and leaving orb, at which the body is at the border of the orb. */
function expectOrb({ moment, entersAt, leavesAt }: TimedContact, contactCase: ContactCase): void {
  const distanceAt = (at: number): number => Math.abs(arcDeg(contactCase.targetDeg, toLongitudeCurve(contactCase)(at)));
  for (const border of [entersAt, leavesAt]) {
    if (border !== undefined) expect(Math.abs(distanceAt(border) - contactCase.orbDeg)).toBeLessThan(1.75 * ARCSEC);
  }
  expect(entersAt ?? contactCase.window.fromJdUt).toBeLessThanOrEqual(moment);
  expect(leavesAt ?? contactCase.window.toJdUt).toBeGreaterThanOrEqual(moment);
}
