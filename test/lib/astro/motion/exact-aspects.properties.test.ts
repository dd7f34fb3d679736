import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPairAspects } from '../../../../lib/astro/motion/exact-aspects.ts';
import type { BodyPair, ExactAspect } from '../../../../lib/astro/motion/separation.ts';
import { listAspectPairs } from '../../../../lib/astro/sky/events/aspects.ts';
import { CATALOG_BODY_IDS, type NumberedBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg, longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { openSearchedPositions } from '../../../support/positions.ts';
import { findExactMomentsDensely, sampleSeparations, toSeparationCurve } from './brute-force.ts';

/** `SEARCH_CASES=1000` runs more cases than an ordinary test run needs. */
const CASES = Number(process.env.SEARCH_CASES ?? 60);
const SECONDS = 1 / 86_400;
const ARCSEC = 1 / 3600;

const sky = { ephemeris, zodiac: { type: 'tropical' }, store: openSearchedPositions() } as const;

/** Longest window of a pair: long enough for several turns of the separation, short enough for a dense grid. */
function longestWindowDays({ first, second }: BodyPair): number {
  const includes = (...bodies: readonly NumberedBodyId[]): boolean => bodies.includes(first) || bodies.includes(second);
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
        fc.double({ min: longestWindowDays(pair) / 5, max: longestWindowDays(pair), noNaN: true }),
      )
      .map(([from, days]): JdRange => ({ fromJdUt: jdUt(from), toJdUt: jdUt(from + days) })),
    angleDeg: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
    /** The turn of the separation near which a second angle lies. */
    turn: fc.nat(),
    /** Distance of the second angle from the turn: a few hundredths of an arcsecond up to a degree. */
    offsetDeg: fc
      .tuple(fc.constantFrom(-1, 1), fc.double({ min: -5, max: -0.1, noNaN: true }))
      .map(([side, power]) => side * 10 ** power),
  }),
);

type SeparationSamples = ReturnType<typeof sampleSeparations>;

/** Samples at which the separation turns, without the ends of the window. */
function selectTurns(samples: SeparationSamples): SeparationSamples {
  return samples.slice(1, -1).filter(({ separationDeg: leadDeg }, index) => {
    const [before, after] = [samples[index]?.separationDeg ?? 0, samples[index + 2]?.separationDeg ?? 0];
    return arcDeg(before, leadDeg) > 0 !== arcDeg(leadDeg, after) > 0;
  });
}

function searchExactAspects(pair: BodyPair, window: JdRange, angles: readonly number[]): readonly ExactAspect[] {
  return [...findPairAspects({ sky, pair, angles, window })];
}

test('a search finds exactly the exact aspects that a dense grid of the engine has', {
  timeout: 3_600_000,
}, () => {
  const counts = { aspects: 0, nearTurns: 0 };
  forAll([anyCase], { numRuns: CASES }, ({ pair, window, angleDeg, turn, offsetDeg }) => {
    const samples = sampleSeparations(pair, window);
    const turns = selectTurns(samples);
    const nearTurn = turns[turn % Math.max(1, turns.length)];
    const angles = [angleDeg, ...(nearTurn ? [longitudeDeg(nearTurn.separationDeg + offsetDeg)] : [])];
    const aspects = searchExactAspects(pair, window, angles);
    const moments = aspects.map(({ moment }) => moment);
    for (const [index, moment] of moments.entries()) {
      expect(moment).toBeGreaterThanOrEqual((moments[index - 1] ?? 0) - SECONDS);
    }
    for (const angle of angles) {
      const expected = findExactMomentsDensely(pair, samples, angle);
      const atAngle = aspects.filter((aspect) => aspect.angleDeg === angle);
      const all = [...expected, ...atAngle.map(({ moment }) => moment)];
      if (isJumpy(pair) && all.some((moment) => isAtBorder(moment, window))) continue;
      expect(atAngle.length, `${pair.first} ${pair.second} ${angle}`).toBe(expected.length);
      for (const [index, aspect] of atAngle.entries()) expectExact(pair, aspect, expected[index] ?? 0);
      counts.aspects += expected.length;
      if (nearTurn && angle !== angleDeg) counts.nearTurns += expected.length;
    }
  });
  expect(counts.aspects).toBeGreaterThan(CASES / 2);
  expect(counts.nearTurns).toBeGreaterThan(CASES / 10);
});

/**
 * The engine's true apogee jumps at single moments, so its aspects are never more exact than that: by 20″ within a
 * millisecond where the Moon stands in it (1965-10-04T19:36:28).
 */
const JUMP_ARCSEC = 30;
const isJumpy = ({ first, second }: BodyPair): boolean => first === 'true_lilith' || second === 'true_lilith';

/** Whether a jump may move a moment across a border of the window. */
const isAtBorder = (moment: number, { fromJdUt, toJdUt }: JdRange): boolean =>
  Math.min(Math.abs(moment - fromJdUt), Math.abs(moment - toJdUt)) < SECONDS;

/** Exact to the millisecond, or to a thousandth of an arcsecond where the relative speed is almost zero. */
function expectExact(pair: BodyPair, { angleDeg, moment, refine }: ExactAspect, expected: number): void {
  const exact = refine();
  const residual = Math.abs(arcDeg(angleDeg, toSeparationCurve(pair)(exact)));
  expect(Math.abs(moment - exact)).toBeLessThan(60 * SECONDS);
  expect(residual).toBeLessThan((isJumpy(pair) ? JUMP_ARCSEC : 0.001) * ARCSEC);
  if (!isJumpy(pair) && Math.abs(exact - expected) > 0.001 * SECONDS) expect(residual).toBeLessThan(1e-7);
}
