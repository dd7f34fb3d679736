import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castHouses } from '../../../../lib/astro/chart/chart-houses.ts';
import { type ChartHouses, houseOf, houseSizesDeg } from '../../../../lib/astro/chart/houses.ts';
import type { PolarFallback } from '../../../../lib/astro/chart/settings.ts';
import type { Zodiac } from '../../../../lib/astro/port.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { HOUSE_SYSTEMS, type HouseSystemCode, TWELVE_HOUSE_CODES } from '../../../../lib/base/catalog/house-systems.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';

const TROPICAL: Zodiac = { type: 'tropical' };
const anyMoment = fc.double({ min: 2378497, max: 2488069, noNaN: true }).map(jdUt);
const anySystem = fc.constantFrom(...TWELVE_HOUSE_CODES);
const anyZodiac: fc.Arbitrary<Zodiac> = fc.oneof(
  fc.constant(TROPICAL),
  fc.record({ type: fc.constant('sidereal' as const), ayanamsa: fc.constantFrom(...AYANAMSA_IDS) }),
);
const placeIn = (most: number) =>
  fc.record({
    latitudeDeg: fc.double({ min: -most, max: most, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    elevationM: fc.constant(0),
  });

interface Cast {
  readonly moment?: ReturnType<typeof jdUt>;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number; readonly elevationM: number };
  readonly houseSystem: HouseSystemCode;
  readonly polarFallback?: PolarFallback;
  readonly zodiac?: Zodiac;
}

const cast = ({ moment = jdUt(2448058), place, houseSystem, polarFallback = 'porphyry', zodiac = TROPICAL }: Cast) =>
  castHouses({ ephemeris, moment, place }, { houseSystem, polarFallback, zodiac });

/** Close to a pole cusps fall together, and the engine's rounding can swap two of them: 1.4e-9° was seen. */
const POLE_ROUNDING_DEG = 1e-7;

const cusp = (cusps: readonly LongitudeDeg[], house: number) => cusps[(house - 1) % 12] as LongitudeDeg;

describe('houses between the polar circles, any system, zodiac, moment and place', () => {
  it('have opposite cusps: cusp n + 6 is cusp n + 180°, except Sunshine and APC', () => {
    const anyTwoSided = fc.constantFrom(...TWELVE_HOUSE_CODES.filter((code) => !['I', 'SM', 'Y'].includes(code)));
    forAll([anyMoment, placeIn(66), anyTwoSided, anyZodiac], { numRuns: 400 }, (moment, place, houseSystem, zodiac) => {
      const { cuspsDeg } = cast({ moment, place, houseSystem, zodiac }).houses;
      for (const house of [1, 2, 3, 4, 5, 6]) {
        expect(separationDeg(cusp(cuspsDeg, house) + 180, cusp(cuspsDeg, house + 6))).toBeLessThan(1e-8);
      }
    });
  });

  it('follow the signs up to 60° latitude, without a warning, and fill the circle, except Horizontal and Sunshine', () => {
    const anyOrdered = fc.constantFrom(...TWELVE_HOUSE_CODES.filter((code) => !['H', 'I', 'SM'].includes(code)));
    forAll([anyMoment, placeIn(60), anyOrdered], { numRuns: 400 }, (moment, place, houseSystem) => {
      const { houses, warnings } = cast({ moment, place, houseSystem });
      expect([houses.order, houses.usedSystem, warnings]).toEqual(['direct', houseSystem, []]);
      const whole = houseSizesDeg(houses.cuspsDeg, houses.order).reduce((total, size) => total + size, 0);
      expect(whole).toBeCloseTo(360, 8);
    });
  });

  it('have the Ascendant on the first and the Midheaven on the tenth cusp, in systems that do so', () => {
    forAll([anyMoment, placeIn(66), fc.constantFrom(...'PKCROBTULQIJ')], { numRuns: 200 }, (moment, place, system) => {
      const { houses } = cast({ moment, place, houseSystem: system as HouseSystemCode });
      expect(separationDeg(houses.ascendantDeg, cusp(houses.cuspsDeg, 1))).toBeLessThan(1e-8);
      expect(separationDeg(houses.midheavenDeg, cusp(houses.cuspsDeg, 10))).toBeLessThan(1e-8);
    });
  });

  it('are equal in the equal systems: from the Ascendant, from 15° before it, from its sign', () => {
    forAll([anyMoment, placeIn(66), anyZodiac], { numRuns: 200 }, (moment, place, zodiac) => {
      const first = (houseSystem: HouseSystemCode) => cast({ moment, place, houseSystem, zodiac }).houses;
      const { ascendantDeg, cuspsDeg } = first('E');
      expect(arcDeg(ascendantDeg, cusp(cuspsDeg, 1))).toBeCloseTo(0, 8);
      expect(arcDeg(ascendantDeg, cusp(first('A').cuspsDeg, 1))).toBeCloseTo(0, 8);
      expect(arcDeg(ascendantDeg, cusp(first('V').cuspsDeg, 1))).toBeCloseTo(-15, 8);
      expect(cusp(first('W').cuspsDeg, 1)).toBe(Math.floor(ascendantDeg / 30) * 30);
    });
  });
});

describe('an angle that is a cusp', () => {
  const anglesOf = ({ ascendantDeg, midheavenDeg, vertexDeg, eastPointDeg, ...houses }: ChartHouses) => ({
    ascendant: ascendantDeg,
    midheaven: midheavenDeg,
    descendant: houses.descendantDeg,
    imumCoeli: houses.imumCoeliDeg,
    vertex: vertexDeg,
    antivertex: longitudeDeg(vertexDeg + 180),
    eastPoint: eastPointDeg,
    westPoint: longitudeDeg(eastPointDeg + 180),
  });
  /** Rounding of cusps; other cusps come closer to an angle only at the poles, where they fall together. */
  const SAME_DEG = 5e-12;
  const anyLatitude = fc.oneof(placeIn(66), placeIn(90));
  const stated = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  const draconic: Zodiac = { type: 'draconic', node: 'true_node' };

  it('is in the house that begins there, in every house system, zodiac and latitude, of a place and of a meridian', () => {
    const found = new Set<string>();
    forAll(
      [
        anyMoment,
        anyLatitude,
        anySystem,
        fc.oneof({ weight: 9, arbitrary: anyZodiac }, fc.constant(draconic)),
        fc.option(stated, { nil: undefined }),
      ],
      { numRuns: 1500 },
      (moment, place, houseSystem, zodiac, armc) => {
        const meridian = armc === undefined ? {} : { armcDeg: longitudeDeg(armc) };
        const context = { ephemeris, moment, place, ...meridian };
        const { houses } = castHouses(context, { houseSystem, polarFallback: 'porphyry', zodiac });
        for (const [angle, deg] of Object.entries(anglesOf(houses))) {
          if (!houses.cuspsDeg.some((each) => separationDeg(each, deg) < SAME_DEG)) continue;
          const house = houseOf(deg, houses.cuspsDeg, houses.order);
          found.add(`${houses.usedSystem} ${angle} ${house}`);
          expect(separationDeg(cusp(houses.cuspsDeg, house), deg), `${angle} in house ${house}`).toBeLessThan(
            4 * SAME_DEG,
          );
        }
      },
    );
    expect([...found]).toEqual(expect.arrayContaining(['O descendant 7', 'O imumCoeli 4', 'H vertex 7']));
  });
});

describe('houses anywhere on Earth, poles included', () => {
  it('contain every longitude in exactly one house, consistent with the order of the cusps', () => {
    const orders = new Set<string>();
    forAll([anyMoment, placeIn(90), anySystem, anyMoment], { numRuns: 1500 }, (moment, place, houseSystem, seed) => {
      const { houses, warnings } = cast({ moment, place, houseSystem });
      orders.add(houses.order);
      const hasEmpty = houseSizesDeg(houses.cuspsDeg, houses.order).some((size) => size < 1e-6);
      const isIrregular = houses.order !== 'direct' || hasEmpty;
      expect(warnings.some(({ code }) => code === 'HousesIrregular')).toBe(isIrregular);
      if (houses.order === 'broken') return;
      const longitude = longitudeDeg(seed);
      const index = houseOf(longitude, houses.cuspsDeg, houses.order) - 1;
      const way = houses.order === 'reversed' ? -1 : 1;
      const passed = longitudeDeg(way * (longitude - cusp(houses.cuspsDeg, index + 1)) + POLE_ROUNDING_DEG);
      const size = houseSizesDeg(houses.cuspsDeg, houses.order)[index] as number;
      expect(passed).toBeLessThan(size + 2 * POLE_ROUNDING_DEG);
    });
    expect([...orders].sort()).toEqual(expect.arrayContaining(['direct', 'reversed']));
  });

  it('have a warning where they run backwards, as Campanus can in the Arctic', () => {
    const place = { latitudeDeg: 80, longitudeDeg: 0, elevationM: 0 };
    const moments = Array.from({ length: 24 }, (_, hour) => jdUt(2448058 + hour / 24));
    const warnings = moments.flatMap((moment) => cast({ moment, place, houseSystem: 'C' }).warnings);
    expect([...new Set(warnings.map(({ code, message }) => `${code}: ${message}`))]).toEqual([
      'HousesIrregular: The Campanus cusps run backwards through the signs at latitude 80; houses follow the cusps.',
    ]);
  });

  it('have a warning where they are out of order, as Topocentric can be', () => {
    const lost = Array.from({ length: 24 * 4 }, (_, quarter) => jdUt(2448058 + quarter / 96)).flatMap((moment) => {
      const { houses, warnings } = cast({
        moment,
        place: { latitudeDeg: 75, longitudeDeg: 0, elevationM: 0 },
        houseSystem: 'T',
      });
      return houses.order === 'broken' ? warnings.map(({ message }) => message) : [];
    });
    expect([...new Set(lost)]).toEqual([
      `The ${HOUSE_SYSTEMS.T.name} cusps are out of order at latitude 75; houses follow the cusps.`,
    ]);
  });

  it.each([
    ['L', 70, 'Pullen (Sinusoidal Delta) house', / houses \d, \d+ have no size at latitude 70; no body is in them\.$/],
    ['U', 90, 'Krusinski house', / houses 1, 2, 5, 6, 7, 8, 11, 12 have no size at latitude 90; no body is in them\.$/],
    ['Y', -90, 'APC house', / houses 1, 2, 5, 6, 7, 8, 11, 12 have no size at latitude -90; no body is in them\.$/],
  ] as const)(
    'have a warning where houses of %s at latitude %d have no size',
    (houseSystem, latitudeDeg, name, text) => {
      const place = { latitudeDeg, longitudeDeg: 0, elevationM: 0 };
      const hours = Array.from({ length: 24 }, (_, hour) =>
        cast({ moment: jdUt(2448058 + hour / 24), place, houseSystem }),
      );
      const empty = hours.filter(({ houses }) =>
        houseSizesDeg(houses.cuspsDeg, houses.order).some((size) => size < 1e-6),
      );
      expect(empty.length).toBeGreaterThan(0);
      for (const { warnings, houses } of empty) {
        const { code, message } = warnings.at(-1) ?? {};
        expect([code, message]).toEqual(['HousesIrregular', expect.stringMatching(text)]);
        expect(message).toContain(`The ${name}`);
        for (const [index, size] of houseSizesDeg(houses.cuspsDeg, houses.order).entries()) {
          const isListed = (message ?? '')
            .split(' have ')[0]
            ?.match(/\d+/g)
            ?.includes(String(index + 1));
          expect(isListed).toBe(size < 1e-6);
        }
      }
    },
  );

  it('are refused where even the fallback is undefined', () => {
    const place = { latitudeDeg: 89.9, longitudeDeg: 0, elevationM: 0 };
    const settings = { houseSystem: 'P', polarFallback: 'porphyry', zodiac: TROPICAL } as const;
    const without = { ...ephemeris, houses: () => undefined };
    expect(() => castHouses({ ephemeris: without, moment: jdUt(2448058), place }, settings)).toThrow(
      expect.objectContaining({ houses: { system: 'P', latitudeDeg: 89.9 } }),
    );
  });
});
