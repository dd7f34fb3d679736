import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { buildLongitudePaths } from '../../../lib/domain/longitude-model/path.ts';
import { findContacts } from '../../../lib/domain/transits/contacts.ts';
import { addOrbTimes, type TimedContact } from '../../../lib/domain/transits/orb-window.ts';
import { refinePage } from '../../../lib/domain/transits/pagination.ts';
import type { Zodiac } from '../../../lib/ephemeris/port.ts';
import { openPieceStore } from '../../../lib/runtime/piece-store.ts';
import { arcDeg, longitudeDeg } from '../../../lib/units/angle.ts';
import { type JdRange, jdUt } from '../../../lib/units/time.ts';
import { bruteForce, type Case, longitudeOf, turnsIn } from '../../lib/domain/transits/brute-force.ts';
import { ephemeris } from '../../support/ephemeris.ts';

/** `SEARCH_CASES=1000` looks at more of them than belong in every test run. */
const CASES = Number(process.env.SEARCH_CASES ?? 60);
const SECONDS = 1 / 86_400;
const ARCSEC = 1 / 3600;

const store = openPieceStore();

/** Long enough for several loops, short enough to be looked at step by step. */
function mostDays(body: CatalogBodyId): number {
  if (body === 'true_node') return 60;
  if (body === 'moon' || body === 'true_lilith') return 120;
  return body === 'mercury' ? 500 : 2500;
}

const anyZodiac: fc.Arbitrary<Zodiac> = fc.constantFrom<Zodiac>(
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
        fc.double({ min: mostDays(body) / 5, max: mostDays(body), noNaN: true }),
      )
      .map(([from, days]): JdRange => ({ fromJdUt: jdUt(from), toJdUt: jdUt(from + days) })),
    orbDeg: fc.constantFrom(0, 0.0012, 0.3, 1, 5, 15),
    anyDegree: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
    /** Which turn the target lies beside, and how far from it: a few hundredths of a second up to a degree. */
    turn: fc.nat(),
    besideDeg: fc
      .tuple(fc.constantFrom(-1, 1), fc.double({ min: -5, max: -0.1, noNaN: true }))
      .map(([side, power]) => side * 10 ** power),
  }),
);

/** Two of three targets lie beside a turn, where bodies come back and near misses happen. */
const anyCase = fc
  .tuple(anyWindow, fc.nat({ max: 2 }))
  .map(([{ anyDegree, turn, besideDeg, ...sought }, third]): Case => {
    const turns = third === 0 ? [] : turnsIn(sought);
    const beside = turns[turn % Math.max(1, turns.length)];
    const targetDeg = beside === undefined ? anyDegree : longitudeDeg(longitudeOf(sought)(beside) + besideDeg);
    return { ...sought, targetDeg };
  });

/** Where the window ends within minutes of a turn, the fit may see the end first and the grid the turn. */
function endsAtTurn({ window, ...sought }: Case): boolean {
  const [fromJdUt, toJdUt] = [jdUt(window.fromJdUt - 600 * SECONDS), jdUt(window.toJdUt + 600 * SECONDS)];
  return turnsIn({ ...sought, window: { fromJdUt, toJdUt } }).some(
    (turn) => Math.min(turn - fromJdUt, toJdUt - turn) < 1200 * SECONDS,
  );
}

const JUMP_SECONDS = 60 * SECONDS;
const JUMP_DEG = 0.01 * ARCSEC;

/**
 * Whether the engine's own place jumps at a turn, where it stands still for longer than this. Its true node does, by a
 * tenth of a second of arc or two: the grid takes a jump for a turn, and the fit goes through.
 */
function jumpsAtTurn(sought: Case): boolean {
  const longitudeAt = longitudeOf(sought);
  return turnsIn(sought).some((turn) => {
    const [before, after] = [longitudeAt(turn - JUMP_SECONDS), longitudeAt(turn + JUMP_SECONDS)];
    return Math.abs(arcDeg(before, after)) > JUMP_DEG;
  });
}

function found({ body, zodiac, window, targetDeg, orbDeg }: Case): readonly TimedContact[] {
  const sky = { ephemeris, zodiac, store };
  const target = { natalPoint: 'point', aspect: 'conjunction', degree: longitudeDeg(targetDeg) } as const;
  const contacts = buildLongitudePaths(sky, [body], window).flatMap((path) => [
    ...findContacts(sky, path, { targets: [target], orbDeg }),
  ]);
  return refinePage(sky, contacts, { offset: 0, limit: 10_000 }).map((contact) => addOrbTimes(sky, contact));
}

function kindOf({ moment, orbDeg, applying }: TimedContact, { window }: Case): string {
  if (applying) return 'end';
  if (orbDeg === 0) return 'exact';
  return moment === window.fromJdUt ? 'start' : 'closest';
}

test('a search finds what a dense grid of the engine has, and nothing else', { timeout: 3_600_000 }, () => {
  let contacts = 0;
  fc.assert(
    fc.property(anyCase, (sought) => {
      fc.pre(!endsAtTurn(sought) && !jumpsAtTurn(sought));
      const [searched, seen] = [found(sought), bruteForce(sought)];
      contacts += seen.length;
      expect(searched.map((contact) => kindOf(contact, sought))).toEqual(seen.map(({ kind }) => kind));
      for (const [index, { kind, moment, orbDeg }] of seen.entries()) {
        const contact = searched[index] as TimedContact;
        expect(Math.abs(contact.orbDeg - orbDeg)).toBeLessThan(1e-7);
        if (kind === 'exact') expectExact(contact.moment, moment, sought);
        else expect(Math.abs(contact.moment - moment)).toBeLessThan(3600 * SECONDS);
        expectOrb(contact, sought);
      }
    }),
    { numRuns: CASES },
  );
  expect(contacts).toBeGreaterThan(CASES / 2);
});

/** To the millisecond, or to a thousandth of a second of arc where the body hardly moves. */
function expectExact(moment: number, seen: number, sought: Case): void {
  const residual = Math.abs(arcDeg(sought.targetDeg, longitudeOf(sought)(moment)));
  expect(residual).toBeLessThan(0.001 * ARCSEC);
  if (Math.abs(moment - seen) > 0.001 * SECONDS) expect(residual).toBeLessThan(1e-8);
}

/** The borders of the orb hold the contact between them, and the body stands at them there. */
function expectOrb({ moment, entersAt, leavesAt }: TimedContact, sought: Case): void {
  const distanceAt = (at: number): number => Math.abs(arcDeg(sought.targetDeg, longitudeOf(sought)(at)));
  for (const border of [entersAt, leavesAt]) {
    if (border !== undefined) expect(Math.abs(distanceAt(border) - sought.orbDeg)).toBeLessThan(1.75 * ARCSEC);
  }
  expect(entersAt ?? sought.window.fromJdUt).toBeLessThanOrEqual(moment);
  expect(leavesAt ?? sought.window.toJdUt).toBeGreaterThanOrEqual(moment);
}
