import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import { type ExactAspect, findExactAspects } from '../../../../lib/domain/mutual-aspects/exact-aspects.ts';
import type { BodyPair } from '../../../../lib/domain/mutual-aspects/relative-motion.ts';
import { buildTracks, type Track } from '../../../../lib/domain/mutual-aspects/track.ts';
import { listAspectPairs } from '../../../../lib/domain/timeline/aspects.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { arcDeg, longitudeDeg } from '../../../../lib/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { denseMeetings, leadOf, looksAt } from './brute-force.ts';

/** `SEARCH_CASES=1000` looks at more of them than belong in every test run. */
const CASES = Number(process.env.SEARCH_CASES ?? 60);
const SECONDS = 1 / 86_400;
const ARCSEC = 1 / 3600;

const sky = { ephemeris, zodiac: { type: 'tropical' }, store: openPieceStore() } as const;

/** Long enough for several turns of the lead, short enough to be looked at step by step. */
function mostDays({ first, second }: BodyPair): number {
  const includes = (...bodies: readonly CatalogBodyId[]): boolean => bodies.includes(first) || bodies.includes(second);
  if (includes('true_node')) return 60;
  if (includes('moon', 'true_lilith')) return 120;
  return includes('mercury') ? 500 : 2500;
}

const anyCase = fc.constantFrom(...listAspectPairs(CATALOG_BODY_IDS)).chain((pair) =>
  fc.record({
    pair: fc.constant(pair),
    window: fc
      .tuple(
        fc.double({ min: 2_305_000, max: 2_560_000, noNaN: true }),
        fc.double({ min: mostDays(pair) / 5, max: mostDays(pair), noNaN: true }),
      )
      .map(([from, days]): JdRange => ({ fromJdUt: jdUt(from), toJdUt: jdUt(from + days) })),
    angleDeg: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
    /** Beside which turn of the lead a second angle lies, and how far: a few hundredths of a second up to a degree. */
    turn: fc.nat(),
    besideDeg: fc
      .tuple(fc.constantFrom(-1, 1), fc.double({ min: -5, max: -0.1, noNaN: true }))
      .map(([side, power]) => side * 10 ** power),
  }),
);

type Looks = ReturnType<typeof looksAt>;

/** Where the lead was seen to turn, but for the very ends of the window. */
function turnsAmong(looks: Looks): Looks {
  return looks.slice(1, -1).filter(({ leadDeg }, index) => {
    const [before, after] = [looks[index]?.leadDeg ?? 0, looks[index + 2]?.leadDeg ?? 0];
    return arcDeg(before, leadDeg) > 0 !== arcDeg(leadDeg, after) > 0;
  });
}

function found(pair: BodyPair, window: JdRange, angles: readonly number[]): readonly ExactAspect[] {
  const tracks = buildTracks(sky, [pair.first, pair.second], window);
  const both = [tracks.get(pair.first) as Track, tracks.get(pair.second) as Track] as const;
  return [...findExactAspects({ sky, pair, angles }, both)];
}

test('two moving bodies meet where a dense grid of the engine has them meet, and nowhere else', {
  timeout: 3_600_000,
}, () => {
  const counted = { meetings: 0, besideTurns: 0 };
  fc.assert(
    fc.property(anyCase, ({ pair, window, angleDeg, turn, besideDeg }) => {
      const looks = looksAt(pair, window);
      const turns = turnsAmong(looks);
      const beside = turns[turn % Math.max(1, turns.length)];
      const angles = [angleDeg, ...(beside ? [longitudeDeg(beside.leadDeg + besideDeg)] : [])];
      const meetings = found(pair, window, angles);
      const moments = meetings.map(({ moment }) => moment);
      for (const [index, moment] of moments.entries()) {
        expect(moment).toBeGreaterThanOrEqual((moments[index - 1] ?? 0) - SECONDS);
      }
      for (const angle of angles) {
        const seen = denseMeetings(pair, looks, angle);
        const own = meetings.filter((meeting) => meeting.angleDeg === angle);
        expect(own.length, `${pair.first} ${pair.second} ${angle}`).toBe(seen.length);
        for (const [index, meeting] of own.entries()) expectExact(pair, meeting, seen[index] ?? 0);
        counted.meetings += seen.length;
        if (beside && angle !== angleDeg) counted.besideTurns += seen.length;
      }
    }),
    { numRuns: CASES },
  );
  expect(counted.meetings).toBeGreaterThan(CASES / 2);
  expect(counted.besideTurns).toBeGreaterThan(CASES / 10);
});

/** At single moments the engine's true apogee jumps aside by some seconds of arc: to less it is never exact. */
const isJumpy = ({ first, second }: BodyPair): boolean => first === 'true_lilith' || second === 'true_lilith';

/** To the millisecond, or to a thousandth of a second of arc where the two hardly move against each other. */
function expectExact(pair: BodyPair, { angleDeg, moment, refine }: ExactAspect, seen: number): void {
  const exact = refine();
  const residual = Math.abs(arcDeg(angleDeg, leadOf(pair)(exact)));
  expect(Math.abs(moment - exact)).toBeLessThan(60 * SECONDS);
  expect(residual).toBeLessThan((isJumpy(pair) ? 10 : 0.001) * ARCSEC);
  if (!isJumpy(pair) && Math.abs(exact - seen) > 0.001 * SECONDS) expect(residual).toBeLessThan(1e-7);
}
