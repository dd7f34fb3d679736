import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import type { SearchZodiac } from '../../../lib/astro/port.ts';
import { findReturnAfter, findReturnBefore } from '../../../lib/astro/timing/returns/neighbors.ts';
import {
  computeNatalLongitude,
  findReturns,
  pickNearestReturn,
  returnCycleOf,
} from '../../../lib/astro/timing/returns/returns.ts';
import { clipWindowAround, farthestReturnDays } from '../../../lib/astro/timing/returns/window.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { findContactsDensely, toLongitudeCurve } from '../../lib/astro/timing/transits/brute-force.ts';
import { longestStepDays } from '../../support/dense-sampling.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { openPositions } from '../../support/positions.ts';

/** `RETURN_CASES=500` runs more cases than an ordinary test run needs. */
const CASES = Number(process.env.RETURN_CASES ?? 3);
const ARCSEC = 1 / 3600;
const MILLISECOND = 0.001 / 86_400;

const store = openPositions();
const skyIn = (zodiac: SearchZodiac): GeocentricSky => ({ ephemeris, zodiac, store });
const zodiacs: fc.Arbitrary<SearchZodiac> = fc.constantFrom<SearchZodiac>(
  { type: 'tropical' },
  { type: 'sidereal', ayanamsa: 'fagan_bradley' },
  { type: 'sidereal', ayanamsa: 'lahiri' },
);
/** Births of 1500 to 2400. */
const births = fc.double({ min: 2_268_923, max: 2_597_641, noNaN: true });
/** Ages up to 150 years, and negative ones. */
const ages = fc.double({ min: -20_000, max: 55_000, noNaN: true });

/** A case in which one return of the true apogee is accurate only to 1.009 ms without the last Newton's step. */
const WITHOUT_LAST_STEP: [SearchZodiac, number, number] = [
  { type: 'sidereal', ayanamsa: 'fagan_bradley' },
  2_597_640.9331788695,
  54_331.80364359427,
];

/** Largest number of samples of the engine in one case. */
const MOST_SAMPLES = 12_000;

describe.each(CATALOG_BODY_IDS)('%s', (body) => {
  test('the returns are exactly the crossings of the natal degree that a dense grid of the engine has', () => {
    fc.assert(
      fc.property(zodiacs, births, ages, (zodiac, birth, age) => {
        const sky = skyIn(zodiac);
        const natal = computeNatalLongitude(sky, body, jdUt(birth));
        const { meanDays } = returnCycleOf(sky, body);
        const reach = Math.min(0.8 * meanDays, (MOST_SAMPLES * longestStepDays(body)) / 2);
        const window = clipWindowAround(jdUt(birth + age), reach, ephemeris.coverage(body));
        const returns = [...findReturns(sky, natal, window)];
        const expected = findContactsDensely({ body, zodiac, window, targetDeg: natal.degree, orbDeg: 0 }).filter(
          ({ kind, moment }) => kind === 'exact' && Math.abs(moment - birth) > meanDays / 2,
        );
        expect(returns.length).toBe(expected.length);
        for (const [index, { moment }] of returns.entries()) {
          const residual = Math.abs(arcDeg(natal.degree, toLongitudeCurve({ body, zodiac })(moment)));
          expect(residual).toBeLessThan(0.001 * ARCSEC);
          if (Math.abs(moment - (expected[index]?.moment ?? 0)) > MILLISECOND) expect(residual).toBeLessThan(1e-8);
        }
      }),
      { numRuns: CASES, examples: [WITHOUT_LAST_STEP] },
    );
  });

  test('the default window always contains the nearest return, before or after', () => {
    fc.assert(
      fc.property(zodiacs, births, ages, (zodiac, birth, age) => {
        const sky = skyIn(zodiac);
        const natal = computeNatalLongitude(sky, body, jdUt(birth));
        const target = jdUt(birth + age);
        const reach = farthestReturnDays(returnCycleOf(sky, body), { birth: natal.birth, target });
        const window = clipWindowAround(target, reach, ephemeris.coverage(body));
        const nearest = pickNearestReturn([...findReturns(sky, natal, window)], target);
        const neighbors = [findReturnBefore(sky, natal, target), findReturnAfter(sky, natal, target)];
        expect(nearest).toBeDefined();
        expect(Math.abs((nearest?.moment ?? 0) - target)).toBeCloseTo(
          Math.min(...neighbors.map((one) => Math.abs((one?.moment ?? Number.POSITIVE_INFINITY) - target))),
          7,
        );
      }),
      { numRuns: CASES },
    );
  });

  test('the numbers of its returns are right over the whole ephemeris', () => {
    const sky = skyIn({ type: 'tropical' });
    const { fromJdUt, toJdUt } = ephemeris.coverage(body);
    const natal = computeNatalLongitude(sky, body, jdUt(fromJdUt + 1));
    const rounds = trackRounds(body, natal.birth, { toJdUt, degree: natal.degree });
    expect(rounds.length).toBeGreaterThan(4);
    for (const { moment, round } of rounds) {
      const { meanDays } = returnCycleOf(sky, body);
      expect(Math.round((moment - natal.birth) / meanDays)).toBe(round);
    }
  });
});

/** Moments at which a body is near a degree, with its revolutions since birth, sampled until the end of the files. */
function trackRounds(
  body: CatalogBodyId,
  birth: number,
  { toJdUt, degree }: { readonly toJdUt: number; readonly degree: number },
): readonly { readonly moment: number; readonly round: number }[] {
  const angleAt = toLongitudeCurve({ body, zodiac: { type: 'tropical' } });
  const { meanDays } = returnCycleOf(skyIn({ type: 'tropical' }), body);
  const direction = body.endsWith('_node') ? -1 : 1;
  // Within one step the deviation of a body from its mean motion is too small to make the number of the revolution ambiguous.
  const rounds = body === 'moon' ? 3.37 : 0.37;
  const found: { moment: number; round: number }[] = [];
  let [movedDeg, last] = [0, angleAt(birth)];
  for (let moment = birth + rounds * meanDays; moment < toJdUt; moment += rounds * meanDays) {
    const meanDeg = direction * 360 * rounds;
    const now = angleAt(moment);
    movedDeg += meanDeg + arcDeg(last + meanDeg, now);
    last = now;
    if (Math.abs(arcDeg(degree, now)) < 20) found.push({ moment, round: Math.round((direction * movedDeg) / 360) });
  }
  return found;
}
