import { expect, test } from 'vitest';
import { findPairAspects } from '../../../../lib/astro/motion/exact-aspects.ts';
import type { GeocentricSky, PieceStore } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { ExactAspect } from '../../../../lib/astro/motion/separation.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { openPositions, openSearchedPositions } from '../../../support/positions.ts';

const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const skyOf = (store: PieceStore): GeocentricSky => ({ ephemeris, zodiac: { type: 'tropical' }, store });
const [read, searched] = [skyOf(openPositions()), skyOf(openSearchedPositions())];
const window = { fromJdUt: jdUt(2_451_545.3), toJdUt: jdUt(2_458_849.7) };

/** Unwrapped angles count from the first aspect: where the count begins means nothing. */
const describe = (aspects: readonly ExactAspect[]) =>
  aspects.map(({ refine, angleDeg, unwrappedAngleDeg, isGrowing }) => ({
    moment: refine(),
    angleDeg,
    unwrappedDeg: unwrappedAngleDeg - (aspects[0]?.unwrappedAngleDeg ?? 0),
    isGrowing,
  }));

test.each([
  ['sun', 'moon', ANGLES],
  ['moon', 'sun', [0, 90, 180, 270]],
  ['mercury', 'venus', ANGLES],
  ['venus', 'mercury', [60, 300]],
  ['mars', 'jupiter', [120, 240]],
  ['jupiter', 'mars', ANGLES],
] as const)(
  'aspects of %s to %s at %j that were found ahead are those that a search finds',
  (first, second, angles) => {
    const query = { pair: { first, second }, angles, window };
    const found = [...findPairAspects({ ...query, sky: read })];
    expect(describe(found)).toEqual(describe([...findPairAspects({ ...query, sky: searched })]));
    expect(found.length).toBeGreaterThan(5);
  },
);

test.each([
  ['another angle', { pair: { first: 'mars', second: 'jupiter' }, angles: [0, 45] }],
  ['another body', { pair: { first: 'mars', second: 'chiron' }, angles: [0] }],
  ['a window before 1700', { pair: { first: 'mars', second: 'jupiter' }, angles: [0], from: 2_341_000 }],
] as const)('%s is searched', (_, { pair, angles, ...rest }) => {
  const from = 'from' in rest ? rest.from : 2_451_545;
  const span = { fromJdUt: jdUt(from), toJdUt: jdUt(from + 1500) };
  const query = { pair, angles, window: span };
  const found = describe([...findPairAspects({ ...query, sky: read })]);
  expect(found).toEqual(describe([...findPairAspects({ ...query, sky: searched })]));
  expect(found.length).toBeGreaterThan(0);
});
