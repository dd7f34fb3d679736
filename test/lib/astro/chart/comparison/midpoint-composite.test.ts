import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chart, castChart } from '../../../../../lib/astro/chart/cast.ts';
import type { Birth } from '../../../../../lib/astro/chart/comparison/birth.ts';
import { castMidpointComposite } from '../../../../../lib/astro/chart/comparison/midpoint-composite.ts';
import type { ChartSettings } from '../../../../../lib/astro/chart/settings.ts';
import type { Zodiac } from '../../../../../lib/astro/port.ts';
import { AYANAMSA_IDS, type AyanamsaId } from '../../../../../lib/base/catalog/ayanamsas.ts';
import { OBJECT_SETS } from '../../../../../lib/base/catalog/chart-objects.ts';
import {
  COMPOSITE_HOUSE_METHODS,
  type CompositeHouseMethod,
} from '../../../../../lib/base/catalog/composite-methods.ts';
import { TWELVE_HOUSE_CODES } from '../../../../../lib/base/catalog/house-systems.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { anyBirth } from '../../../../support/births.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { settingsIn, TROPICAL } from '../../timing/progressions/births.ts';

const SETTINGS = settingsIn(TROPICAL, {
  objects: [...OBJECT_SETS.full, 'vertex', 'part_of_fortune'],
  withEquatorial: true,
  withLots: true,
});

const compose = (births: readonly Birth[], settings = SETTINGS, houseMethod?: CompositeHouseMethod): Chart =>
  castMidpointComposite(ephemeris, { births, place: (births[0] as Birth).place, houseMethod }, settings);

/** Every longitude, right ascension and declination of a chart by name. */
function anglesOf({ points, horizon, lots = [] }: Chart): ReadonlyMap<string, number> {
  const { cuspsDeg = [], ascendantDeg = 0, midheavenDeg = 0, vertexDeg = 0, eastPointDeg = 0 } = horizon?.houses ?? {};
  const named: [string, number][] = [
    ...points.map(({ id, longitudeDeg }): [string, number] => [id, longitudeDeg]),
    ...points.map(({ id, equatorial }): [string, number] => [`${id} ra`, equatorial?.rightAscensionDeg ?? 0]),
    ...points.map(({ id, equatorial }): [string, number] => [`${id} declination`, equatorial?.declinationDeg ?? 0]),
    ...cuspsDeg.map((cusp, index): [string, number] => [`cusp ${index + 1}`, cusp]),
    ...lots.map(({ lot, longitudeDeg }): [string, number] => [`lot ${lot.id}`, longitudeDeg]),
    ['ascendant', ascendantDeg],
    ['midheaven', midheavenDeg],
    ['vertex', vertexDeg],
    ['east point', eastPointDeg],
  ];
  return new Map(named);
}

/** The largest difference between two charts, degrees. */
function worstDifferenceDeg(one: Chart, other: Chart): number {
  const others = anglesOf(other);
  expect([...others.keys()]).toEqual([...anglesOf(one).keys()]);
  return Math.max(...[...anglesOf(one)].map(([name, angle]) => separationDeg(angle, others.get(name) ?? Number.NaN)));
}

/** These lie on the ecliptic of an epoch, from which the ayanamsa alone does not lead to the houses (see the port). */
const ON_EPOCH_ECLIPTIC: readonly AyanamsaId[] = AYANAMSA_IDS.filter((id) =>
  ['j2000', 'j1900', 'b1950', 'skydram'].includes(id),
);

const anyZodiac: fc.Arbitrary<Zodiac> = fc.oneof(
  fc.constant<Zodiac>({ type: 'tropical' }),
  fc
    .constantFrom(...AYANAMSA_IDS.filter((id) => !ON_EPOCH_ECLIPTIC.includes(id)))
    .map((ayanamsa): Zodiac => ({ type: 'sidereal', ayanamsa })),
);

const anySettings: fc.Arbitrary<ChartSettings> = fc
  .record({
    zodiac: anyZodiac,
    houseSystem: fc.constantFrom(...TWELVE_HOUSE_CODES.filter((code) => code !== 'W')),
    coordinateSystem: fc.constantFrom('geocentric' as const, 'topocentric' as const),
  })
  .map((changes) => ({ ...SETTINGS, ...changes }));

const anyCount = fc.integer({ min: 2, max: 4 });
const anyHouseMethod = fc.constantFrom(...COMPOSITE_HOUSE_METHODS);

describe('the composite of a chart with itself is that chart', () => {
  test('in bodies, angles, cusps, lots and equatorial positions, to 1e-6°', () => {
    forAll(
      [anyBirth, anySettings, anyCount, anyHouseMethod],
      { numRuns: 60 },
      (birth, settings, count, houseMethod) => {
        const alone = castChart(ephemeris, birth, settings);
        const births = Array.from({ length: count }, () => birth);
        const whole = compose(births, settings, houseMethod);
        expect(worstDifferenceDeg(whole, alone)).toBeLessThan(1e-6);
        expect(whole.horizon?.isDayChart).toBe(alone.horizon?.isDayChart);
        expect(whole.points.map(({ house }) => house)).toEqual(alone.points.map(({ house }) => house));
      },
    );
  });

  test('also inside the polar circles, where Campanus, Regiomontanus and Topocentric take the opposite midheaven', () => {
    const anyPolarBirth = fc
      .tuple(anyBirth, fc.double({ min: 67, max: 89, noNaN: true }))
      .map(([birth, latitudeDeg]) => ({ ...birth, place: { ...birth.place, latitudeDeg } }));
    forAll([anyPolarBirth, fc.constantFrom('C', 'R', 'T', 'O', 'E')], { numRuns: 60 }, (birth, houseSystem) => {
      const settings: ChartSettings = { ...SETTINGS, houseSystem };
      expect(worstDifferenceDeg(compose([birth, birth], settings), castChart(ephemeris, birth, settings))).toBeLessThan(
        1e-6,
      );
    });
  });
});

test('the composite does not depend on the order of the births', () => {
  forAll([fc.array(anyBirth, { minLength: 2, maxLength: 5 })], { numRuns: 40 }, (births) => {
    const { place } = births[0] as Birth;
    const there = castMidpointComposite(ephemeris, { births, place }, SETTINGS);
    const back = castMidpointComposite(ephemeris, { births: births.toReversed(), place }, SETTINGS);
    fc.pre(there.warnings.every(({ code }) => code !== 'MidpointAmbiguous'));
    expect(worstDifferenceDeg(there, back)).toBeLessThan(1e-6);
  });
});

test('bodies, each seen from its own birthplace, and the midheaven are at the nearer midpoint', () => {
  const ids = [...OBJECT_SETS.full, 'midheaven'];
  forAll([anyBirth, anyBirth, anySettings], { numRuns: 60 }, (first, second, settings) => {
    const natal = [first, second].map((birth) => anglesOf(castChart(ephemeris, birth, settings)));
    const whole = anglesOf(compose([first, second], settings));
    for (const id of ids) {
      const [near, far] = natal.map((chart) =>
        separationDeg(chart.get(id) ?? Number.NaN, whole.get(id) ?? Number.NaN),
      ) as [number, number];
      expect(Math.abs(near - far), id).toBeLessThan(1e-8);
      expect(near, id).toBeLessThan(90 + 1e-8);
    }
  });
});

test('midpoint houses put every angle, cusp and lot at the nearer midpoint of those of the births', () => {
  forAll([anyBirth, anyBirth, anySettings], { numRuns: 60 }, (first, second, settings) => {
    const natal = [first, second].map((birth) => anglesOf(castChart(ephemeris, birth, settings)));
    const whole = compose([first, second], settings, 'midpoint');
    fc.pre(whole.warnings.every(({ code }) => code !== 'HouseSystemReplaced'));
    for (const [id, angle] of anglesOf(whole)) {
      if (/ ra$| declination$/.test(id)) continue;
      const [near = Number.NaN, far] = natal.map((chart) => separationDeg(chart.get(id) ?? Number.NaN, angle));
      expect(near, id).toBeCloseTo(far ?? Number.NaN, 8);
      expect(near, id).toBeLessThan(90 + 1e-8);
    }
  });
});
