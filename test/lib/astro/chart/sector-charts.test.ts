import fc from 'fast-check';
import { constants, gauquelin_sector } from 'sweph';
import { describe, expect, it } from 'vitest';
import { type Chart, castChart } from '../../../../lib/astro/chart/cast.ts';
import type { ChartMoment } from '../../../../lib/astro/chart/chart-context.ts';
import type { ChartSettings } from '../../../../lib/astro/chart/settings.ts';
import { findTimeUncertainty } from '../../../../lib/astro/chart/time-uncertainty.ts';
import type { Zodiac } from '../../../../lib/astro/port.ts';
import { NUMBERED_BODIES } from '../../../../lib/base/catalog/bodies.ts';
import { type LongitudeDeg, longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { castIn, settingsIn, TROPICAL } from '../timing/progressions/births.ts';

const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
const DRACONIC: Zodiac = { type: 'draconic', node: 'mean_node' };
const LAHIRI: Zodiac = { type: 'sidereal', ayanamsa: 'lahiri' };

/** Between 3000 BCE and 2998 CE; the polar circles lay at 65.96° when the obliquity was largest. */
const anyWhen: fc.Arbitrary<When> = fc.record({
  moment: fc.double({ min: 625_674, max: 2_816_420, noNaN: true }).map(jdUt),
  place: fc.record({
    latitudeDeg: fc.double({ min: -65.9, max: 65.9, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    elevationM: fc.constant(0),
  }),
  timeIsKnown: fc.constant(true),
});
type When = Pick<ChartMoment, 'moment' | 'place' | 'timeIsKnown'>;

const castSectors = (when: When, zodiac: Zodiac = TROPICAL, changes: Partial<ChartSettings> = {}): Chart =>
  castChart(ephemeris, when, settingsIn(zodiac, { houseSystem: 'G', objects: BODIES, ...changes }));

const cuspsOf = ({ horizon }: Chart): readonly LongitudeDeg[] => horizon?.houses.sectorCuspsDeg ?? [];

/** Degrees from the nearer border of a sector, and the sector, that a longitude has among the sector cusps. */
function locateAmongCusps(cuspsDeg: readonly LongitudeDeg[], degree: LongitudeDeg) {
  const passedDeg: readonly number[] = cuspsDeg.map((cusp) => longitudeDeg(cusp - degree));
  const index = passedDeg.indexOf(Math.min(...passedDeg));
  return { number: index + 1, fromBorderDeg: Math.min(...cuspsDeg.map((cusp) => separationDeg(cusp, degree))) };
}

/** The engine's own sector of a body: method 0 with its latitude, 1 without. */
function findEngineSector(body: (typeof BODIES)[number], { moment, place }: When, method: 0 | 1): number {
  const position: [number, number, number] = [place.longitudeDeg, place.latitudeDeg, place.elevationM];
  const { engineId } = NUMBERED_BODIES[body];
  const { flag, data } = gauquelin_sector(moment, engineId, null, constants.SEFLG_SWIEPH, method, position, 0, 0);
  return flag === constants.OK ? data : Number.NaN;
}

describe('a chart with sectors', () => {
  it('has 36 cusps that run once round against the signs, from the Ascendant over the Midheaven, and no houses', () => {
    forAll([anyWhen, fc.constantFrom(TROPICAL, LAHIRI, DRACONIC)], { numRuns: 150 }, (when, zodiac) => {
      const chart = castSectors(when, zodiac, { withLots: true, objects: [...BODIES, 'part_of_fortune', 'vertex'] });
      const cusps = cuspsOf(chart);
      expect(cusps).toHaveLength(36);
      const { ascendantDeg, midheavenDeg, descendantDeg, imumCoeliDeg, cuspsDeg, order } =
        chart.horizon?.houses ?? expect.fail();
      for (const [number, angle] of [
        [1, ascendantDeg],
        [10, midheavenDeg],
        [19, descendantDeg],
        [28, imumCoeliDeg],
      ] as const) {
        expect(separationDeg(cusps[number - 1] ?? Number.NaN, angle)).toBeLessThan(1e-8);
      }
      const sizes = cusps.map((cusp, index) => longitudeDeg(cusp - (cusps[(index + 1) % 36] ?? Number.NaN)));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(360, 6);
      expect([cuspsDeg, order]).toEqual([[], 'direct']);
      expect([...chart.points, ...(chart.lots ?? [])].filter((point) => 'house' in point)).toEqual([]);
      expect(chart.lots).toHaveLength(7);
      expect(chart.warnings.filter(({ code }) => code.startsWith('Houses'))).toEqual([]);
    });
  });

  it('has every third cusp on one of Placidus, counted against the houses, also right below the polar circles', () => {
    const anyLatitude = fc.oneof(fc.double({ min: -65.9, max: 65.9, noNaN: true }), fc.constantFrom(66.55, -66.55));
    forAll([anyWhen, anyLatitude], { numRuns: 200 }, (when, latitudeDeg) => {
      const { trueObliquityDeg } = ephemeris.orientation(when.moment);
      fc.pre(Math.abs(latitudeDeg) < 90 - trueObliquityDeg - 0.001);
      const there = { ...when, place: { ...when.place, latitudeDeg } };
      const sectors = cuspsOf(castSectors(there));
      const houses = castIn(TROPICAL, there).horizon?.houses.cuspsDeg ?? [];
      for (const [index, cusp] of houses.entries()) {
        expect(separationDeg(sectors[(36 - 3 * index) % 36] ?? Number.NaN, cusp)).toBeLessThan(1e-9);
      }
      expect([sectors.length, houses.length]).toEqual([36, 12]);
    });
  });

  it('puts each body without its latitude into the sector that the engine finds, whole number by the cusps', () => {
    const seen = new Set<number>();
    forAll([anyWhen, fc.constantFrom(...BODIES)], { numRuns: 600 }, (when, body) => {
      const chart = castSectors(when, TROPICAL, { sectorMethod: 'no_latitude' });
      const point = chart.points.find(({ id }) => id === body) ?? expect.fail();
      const { number, fromBorderDeg } = locateAmongCusps(cuspsOf(chart), point.longitudeDeg);
      fc.pre(fromBorderDeg > 1e-5);
      expect(Math.floor(findEngineSector(body, when, 1))).toBe(number);
      expect(Math.floor(point.sector ?? Number.NaN)).toBe(number);
      seen.add(number);
    });
    expect(seen.size).toBeGreaterThan(30);
  });

  it('puts the Sun, whose latitude is below 2″, into its sector by the cusps, and others within 1e-6 of the engine', () => {
    forAll([anyWhen], { numRuns: 150 }, (when) => {
      const chart = castSectors(when, TROPICAL, { sectorMethod: 'latitude' });
      for (const { id, sector, longitudeDeg: degree } of chart.points) {
        const body = BODIES.find((name) => name === id) ?? expect.fail();
        if (typeof sector !== 'number') continue;
        expect(separationDeg(10 * sector, 10 * findEngineSector(body, when, 0))).toBeLessThan(1e-5);
        const { number, fromBorderDeg } = locateAmongCusps(cuspsOf(chart), degree);
        if (body === 'sun' && fromBorderDeg > 0.01) expect(Math.floor(sector)).toBe(number);
      }
    });
  });

  it('has the cusps of the sidereal and draconic zodiac shifted by its zero point', () => {
    forAll([anyWhen, fc.constantFrom(LAHIRI, DRACONIC)], { numRuns: 60 }, (when, zodiac) => {
      const shifted = castSectors(when, zodiac);
      const tropical = cuspsOf(castSectors(when));
      for (const [index, cusp] of cuspsOf(shifted).entries()) {
        const back = cusp + (shifted.context.ayanamsaDeg ?? Number.NaN);
        expect(separationDeg(back, tropical[index] ?? Number.NaN)).toBeLessThan(1e-8);
      }
    });
  });
});

const TROMSO = { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationM: 0 };
const at = (latitudeDeg: number) => ({
  moment: jdUt(2_448_058.02),
  place: { ...TROMSO, latitudeDeg },
  timeIsKnown: true,
});

it.each([69.65, -69.65, 90, -90])(
  'beyond the polar circles at %d° Porphyry houses replace the sectors, with a warning',
  (latitudeDeg) => {
    const { horizon, points, warnings } = castSectors(at(latitudeDeg), TROPICAL, { sectorMethod: 'latitude' });
    expect(horizon?.houses).toMatchObject({ requestedSystem: 'G', usedSystem: 'O' });
    expect(horizon?.houses).not.toHaveProperty('sectorCuspsDeg');
    expect(points.every(({ house }) => house !== undefined && house >= 1 && house <= 12)).toBe(true);
    expect(warnings.map(({ message }) => message)).toContain(
      `Gauquelin Sectors is undefined at latitude ${latitudeDeg}; Porphyry was used instead.`,
    );
  },
);

it('an uncertain time changes the angles and signs of a chart with sectors, and no house', () => {
  const chart = castIn(TROPICAL, at(48.9), { houseSystem: 'G', objects: ['sun', 'moon', 'mars'] });
  const { angles, changes } = findTimeUncertainty(chart, 720);
  expect(angles.ascendant.signs).toHaveLength(12);
  expect(changes.some(({ what }) => what === 'sign')).toBe(true);
  expect(changes.filter(({ what }) => what === 'house' || what === 'house_system')).toEqual([]);
});
