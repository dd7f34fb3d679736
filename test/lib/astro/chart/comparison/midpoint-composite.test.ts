import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chart, castChart } from '../../../../../lib/astro/chart/cast.ts';
import type { Birth } from '../../../../../lib/astro/chart/comparison/birth.ts';
import { castMidpointComposite } from '../../../../../lib/astro/chart/comparison/midpoint-composite.ts';
import { HousesUndefinedError, ObjectsExcludedError } from '../../../../../lib/astro/chart/errors.ts';
import type { ChartSettings } from '../../../../../lib/astro/chart/settings.ts';
import type { Zodiac } from '../../../../../lib/astro/port.ts';
import { AYANAMSA_IDS, type AyanamsaId } from '../../../../../lib/base/catalog/ayanamsas.ts';
import { CHART_OBJECT_IDS, OBJECT_SETS } from '../../../../../lib/base/catalog/chart-objects.ts';
import {
  COMPOSITE_HOUSE_METHODS,
  type CompositeHouseMethod,
} from '../../../../../lib/base/catalog/composite-methods.ts';
import { TWELVE_HOUSE_CODES } from '../../../../../lib/base/catalog/house-systems.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
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

test('a system that is undefined for one birth is replaced for all in midpoint houses', () => {
  const births = [birth(2_450_000, true, 70), birth(2_451_000)];
  const { horizon, warnings } = compose(births, SETTINGS, 'midpoint');
  expect(horizon?.houses).toMatchObject({ requestedSystem: 'P', usedSystem: 'O' });
  expect(warnings.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    expect.stringMatching(/^HouseSystemReplaced .*70/),
  );
  expect(() => compose(births, { ...SETTINGS, polarFallback: 'error' }, 'midpoint')).toThrow(HousesUndefinedError);
});

const birth = (day: number, timeIsKnown = true, latitudeDeg = 48): Birth => ({
  moment: jdUt(day),
  place: { latitudeDeg, longitudeDeg: 2, elevationM: 0 },
  timeIsKnown,
});

test('irregular cusps have a warning: of derived houses by the latitude, of midpoint houses by the midpoints', () => {
  const explain = (births: readonly Birth[], settings: ChartSettings, method: CompositeHouseMethod) =>
    compose(births, settings, method).warnings.flatMap(({ code, message }) =>
      code === 'HousesIrregular' ? [message] : [],
    );
  const opposite = [birth(2_448_058), birth(2_448_058.5, true, 44)];
  expect(explain(opposite, SETTINGS, 'derived')).toEqual([]);
  expect(explain(opposite, SETTINGS, 'midpoint')).toEqual([
    'The Placidus cusps are out of order as midpoints of the births’ cusps; houses follow the cusps.',
  ]);
  const replaced = [birth(2_448_058, true, 70), birth(2_448_058.5, true, 44)];
  expect(explain(replaced, SETTINGS, 'midpoint')).toEqual([
    'The Porphyry cusps are out of order as midpoints of the births’ cusps; houses follow the cusps.',
  ]);
  const polar = Array.from({ length: 24 }, (_, hour) => birth(2_448_058 + hour / 24, true, 80));
  const derived = polar.flatMap((one) => explain([one, one], { ...SETTINGS, houseSystem: 'C' }, 'derived'));
  expect(new Set(derived)).toEqual(
    new Set(['The Campanus cusps run backwards through the signs at latitude 80; houses follow the cusps.']),
  );
});

test('composite points have no motion and no distance', () => {
  for (const point of compose([birth(2_450_000), birth(2_451_000)]).points) {
    expect(point).toMatchObject({ distanceAu: null, longitudeSpeedDegPerDay: null, latitudeSpeedDegPerDay: null });
    expect(point.equatorial?.declinationSpeedDegPerDay).toBeNull();
  }
});

test('a body not covered at one birth is left out with a warning', () => {
  const births = [birth(1_900_000), birth(2_451_000)];
  const { points, warnings } = compose(births, { ...SETTINGS, objectSet: 'full', objects: OBJECT_SETS.full });
  expect(points.map(({ id }) => id)).not.toContain('chiron');
  expect(warnings.map(({ code }) => code)).toContain('BodyOutOfRange');
  expect(() => compose(births)).toThrow(ObjectsExcludedError);
});

test('a composite has no houses without the time of one birth', () => {
  const settings = { ...SETTINGS, objectSet: 'full', objects: OBJECT_SETS.full } as const;
  const { horizon, lots, warnings } = compose([birth(2_450_000), birth(2_451_000, false)], settings);
  expect([horizon, lots]).toEqual([undefined, undefined]);
  expect(warnings.map(({ code }) => code)).toEqual(['HousesOmitted']);
});

test('a heliocentric composite has the Earth, and no houses', () => {
  const settings: ChartSettings = {
    ...SETTINGS,
    coordinateSystem: 'heliocentric',
    objectSet: 'modern_10',
    objects: CHART_OBJECT_IDS.filter((id) => OBJECT_SETS.modern_10.some((modern) => modern === id)),
  };
  const { points, horizon } = compose([birth(2_450_000), birth(2_450_100)], settings);
  expect(points.map(({ id }) => id)).toContain('earth');
  expect(horizon).toBeUndefined();
});
