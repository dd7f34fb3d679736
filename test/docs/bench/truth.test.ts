import { describe, expect, test } from 'vitest';
import { separationDeg } from '../../../lib/units/angle.ts';
import { jdUt } from '../../../lib/units/time.ts';
import { trueAngles } from '../../bench/peers/truth/angles.ts';
import { apparentLongitudeDeg, isTruePlanet } from '../../bench/peers/truth/apparent.ts';
import { isObserved, jdTtOf, jdUtOf } from '../../bench/peers/truth/clock.ts';
import { PUBLISHED_LONGITUDES } from '../../bench/peers/truth/published.ts';
import { birthAtMinute, PLANETS, type Planet } from '../../bench/peers/works.ts';
import { openReal, PLAIN, place, TROPICAL } from '../../lib/ephemeris/swiss/opened.ts';

const ephemeris = openReal();

/** What docs/bench.md says of the truths, seconds of arc. */
const WORST_ARCSEC: readonly (readonly [Planet, number])[] = [
  ['sun', 0.03],
  ['moon', 0.05],
  ['mercury', 0.03],
  ['venus', 0.03],
  ['mars', 0.03],
  ['jupiter', 0.14],
  ['saturn', 0.3],
  ['uranus', 0.6],
];

describe('the published longitudes', () => {
  test('are four of each of the ten', () => {
    for (const planet of PLANETS) {
      expect(PUBLISHED_LONGITUDES.filter((published) => published.planet === planet)).toHaveLength(4);
    }
  });

  test('lie where the engine has them: Pluto of DE405 within 0.5″, the others within 0.16″', () => {
    for (const { planet, jdTt, longitudeDeg } of PUBLISHED_LONGITUDES) {
      const own = ephemeris.position(planet, jdUt(jdUtOf(jdTt)), PLAIN).longitudeDeg;
      expect(separationDeg(own, longitudeDeg) * 3600).toBeLessThan(planet === 'pluto' ? 0.5 : 0.16);
    }
  });
});

describe('the theories that events are held against', () => {
  test.each(WORST_ARCSEC)('%s is within %d″ of what is published', (planet, limitArcsec) => {
    if (!isTruePlanet(planet)) throw new Error(`${planet} has no theory`);
    const published = PUBLISHED_LONGITUDES.filter((one) => one.planet === planet);
    const errors = published.map(
      ({ jdTt, longitudeDeg }) => separationDeg(apparentLongitudeDeg(planet, jdTt), longitudeDeg) * 3600,
    );
    expect(Math.max(...errors)).toBeLessThan(limitArcsec);
    expect(Math.max(...errors)).toBeGreaterThan(0);
  });

  test('Neptune and Pluto have none', () => {
    expect(PLANETS.filter((planet) => !isTruePlanet(planet))).toEqual(['neptune', 'pluto']);
  });
});

describe('the clock', () => {
  test('is 63.83 s behind terrestrial time at the beginning of 2000, as the IERS observed', () => {
    expect((jdTtOf(2_451_544.5) - 2_451_544.5) * 86_400).toBeCloseTo(63.83, 2);
    expect(jdUtOf(jdTtOf(2_451_544.5))).toBeCloseTo(2_451_544.5, 8);
  });

  test('was observed from 1935 to 2019', () => {
    expect([2_427_803, 2_427_804, 2_458_849, 2_458_850].map(isObserved)).toEqual([false, true, true, false]);
  });
});

describe('the Moon of the engine', () => {
  const moments = Array.from({ length: 200 }, (_, index) => birthAtMinute(index).jdUt);
  const worstArcsec = (from: number, to: number): number => {
    const within = moments.filter((moment) => moment > from && moment < to);
    const errors = within.map((moment) => {
      const own = ephemeris.position('moon', jdUt(moment), PLAIN).longitudeDeg;
      return separationDeg(own, apparentLongitudeDeg('moon', jdTtOf(moment))) * 3600;
    });
    return Math.max(...errors);
  };

  test('is within 0.08″ of ELP from 1963 to 1989', () => {
    expect(worstArcsec(2_438_030.5, 2_447_892.5)).toBeLessThan(0.08);
  });

  test('is up to 0.22″ beside it in 1950 and 1951, by another table of ΔT', () => {
    expect(worstArcsec(2_433_282.5, 2_434_012.5)).toBeGreaterThan(0.15);
    expect(worstArcsec(2_433_282.5, 2_434_012.5)).toBeLessThan(0.22);
  });
});

test('angles and cusps are those of the engine within a hundredth of a second of arc', () => {
  const [moment, latitudeDeg, longitudeDeg] = [2_448_053.104_166_667, 51.5, -0.1];
  const truth = trueAngles({ jdUt: moment, latitudeDeg, longitudeDeg });
  const houses = ephemeris.houses(jdUt(moment), place(latitudeDeg, longitudeDeg), 'P', TROPICAL);
  if (!houses) throw new Error('London has Placidus cusps');
  expect(separationDeg(truth.ascendantDeg, houses.ascendantDeg) * 3600).toBeLessThan(0.01);
  expect(separationDeg(truth.midheavenDeg, houses.midheavenDeg) * 3600).toBeLessThan(0.01);
  for (const [house, cuspDeg] of truth.cuspsDeg) {
    expect(separationDeg(cuspDeg, houses.cuspsDeg[house - 1] ?? Number.NaN) * 3600).toBeLessThan(0.01);
  }
});
