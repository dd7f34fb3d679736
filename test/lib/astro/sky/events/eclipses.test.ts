import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Zodiac } from '../../../../../lib/astro/port.ts';
import { computeSarosNumber } from '../../../../../lib/astro/sky/events/eclipses/common-facts.ts';
import { fitSunAndMoon } from '../../../../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import {
  type Eclipse,
  findLunarEclipses,
  findSolarEclipses,
  type SolarEclipse,
} from '../../../../../lib/astro/sky/events/eclipses.ts';
import { lengthOf } from '../../../../../lib/astro/sky/vector.ts';
import { asinDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';

const TROPICAL: Zodiac = { type: 'tropical' };
const J2000 = 2_451_545;
const coverage = ephemeris.coverage();

const span = (from: number, to: number): JdRange => ({ fromJdUt: jdUt(from), toJdUt: jdUt(to) });

const findEclipses = (range: JdRange, zodiac: Zodiac = TROPICAL): Eclipse[] =>
  [...findSolarEclipses(ephemeris, range, zodiac), ...findLunarEclipses(ephemeris, range, zodiac)].sort(
    (a, b) => a.moment - b.moment,
  );
const momentsOf = (eclipses: readonly Eclipse[]): number[] => eclipses.map(({ moment }) => moment);

/** Four years anywhere in the files: at least eight eclipses of either kind. */
const anyFourYears = fc
  .double({ min: coverage.fromJdUt, max: coverage.toJdUt - 1461, noNaN: true })
  .map((from) => span(from, from + 1461));

describe('a search for eclipses', () => {
  test('finds the same eclipses in two parts of a range, as the start of a range is included and its end is not', () => {
    const [from, to] = [J2000, J2000 + 3652];
    const whole = momentsOf(findEclipses(span(from, to)));
    const cuts = fc.oneof(fc.double({ min: from, max: to, noNaN: true }), fc.constantFrom(...whole));
    forAll([cuts], { numRuns: 20 }, (cut) => {
      const parts = [...findEclipses(span(from, cut)), ...findEclipses(span(cut, to))];
      expect(momentsOf(parts)).toEqual(whole);
    });
  });

  test('finds none in a range that is empty, reversed or outside the files', () => {
    const [first] = findEclipses(span(J2000, J2000 + 365)) as [Eclipse];
    expect(findEclipses(span(first.moment, first.moment))).toEqual([]);
    expect(findEclipses(span(J2000 + 365, J2000))).toEqual([]);
    expect(findEclipses(span(coverage.toJdUt + 100, coverage.toJdUt + 1000))).toEqual([]);
  });

  test.each([
    ['start', span(coverage.fromJdUt - 400, coverage.fromJdUt + 400), span(coverage.fromJdUt, coverage.fromJdUt + 400)],
    ['end', span(coverage.toJdUt - 400, coverage.toJdUt + 400), span(coverage.toJdUt - 400, coverage.toJdUt)],
  ] as const)('is limited to the files at their %s', (_, beyond, within) => {
    expect(findEclipses(within).length).toBeGreaterThan(3);
    expect(momentsOf(findEclipses(beyond))).toEqual(momentsOf(findEclipses(within)));
  });
});

describe('eclipses from 3000 BCE to 3000 CE', () => {
  test('solar ones have nested phases, and their type, magnitude and gamma agree', () => {
    forAll([anyFourYears], { numRuns: 20 }, (range) => {
      const found = findSolarEclipses(ephemeris, range, TROPICAL);
      expect(found.length).toBeGreaterThanOrEqual(8);
      for (const eclipse of found) expectSoundSolar(eclipse);
    });
  });

  test('lunar ones have nested phases, and their type and magnitudes agree', () => {
    forAll([anyFourYears], { numRuns: 20 }, (range) => {
      const found = findLunarEclipses(ephemeris, range, TROPICAL);
      expect(found.length).toBeGreaterThanOrEqual(8);
      for (const { moment, type, umbralMagnitude, penumbralMagnitude, penumbral, partial, total } of found) {
        expectNested(moment, [penumbral, partial, total]);
        expect(penumbralMagnitude).toBeGreaterThan(Math.max(0, umbralMagnitude));
        expect(partial !== undefined).toBe(umbralMagnitude > 0);
        expect(total !== undefined).toBe(umbralMagnitude > 1);
        expect(type).toBe(total ? 'total' : partial ? 'partial' : 'penumbral');
      }
    });
  });

  test('have the node that the Moon is near', () => {
    forAll([anyFourYears], { numRuns: 10 }, (range) => {
      for (const { moment, node, moon } of findEclipses(range)) {
        const north = ephemeris.position('true_node', moment, { zodiac: TROPICAL, center: { type: 'geocentric' } });
        const fromNorth = separationDeg(moon.longitudeDeg, north.longitudeDeg);
        expect(node === 'north' ? fromNorth : 180 - fromNorth).toBeLessThan(20);
      }
    });
  });

  test('differ in a sidereal zodiac only in their longitudes', () => {
    const range = span(J2000, J2000 + 1461);
    const sidereal = findEclipses(range, { type: 'sidereal', ayanamsa: 'lahiri' });
    expect(momentsOf(sidereal)).toEqual(momentsOf(findEclipses(range)));
    findEclipses(range).forEach(({ moment, sun, moon }, index) => {
      const ayanamsa = ephemeris.ayanamsaDeg(moment, 'lahiri');
      const other = sidereal[index] as Eclipse;
      expect(separationDeg(sun.longitudeDeg - ayanamsa, other.sun.longitudeDeg)).toBeLessThan(1e-9);
      expect(separationDeg(moon.longitudeDeg - ayanamsa, other.moon.longitudeDeg)).toBeLessThan(1e-9);
    });
  });
});

function expectSoundSolar({ moment, type, magnitude, gamma, penumbra, umbra, central, greatest }: SolarEclipse): void {
  expectNested(moment, [penumbra, umbra, central?.centralLine]);
  expect(umbra === undefined).toBe(type === 'partial');
  expect(magnitude).toBeGreaterThan(0);
  if (type === 'partial' || type === 'annular') expect(magnitude).toBeLessThan(1);
  expect(greatest.sunAltitudeDeg).toBeGreaterThanOrEqual(0);
  if (central === undefined) {
    expect(greatest.sunAltitudeDeg).toBeLessThan(1e-6);
    expect(Math.abs(gamma)).toBeGreaterThan(0.996);
    return;
  }
  expect(Math.abs(gamma)).toBeLessThan(1);
  expect(central.durationSeconds).toBeLessThan(13 * 60);
  if (type === 'total') expect(magnitude).toBeGreaterThan(1);
}

/** Each existing phase contains the moment and lies within the previous phase. */
function expectNested(moment: JdUt, phases: readonly (JdRange | undefined)[]): void {
  let outer = span(moment - 4 / 24, moment + 4 / 24);
  for (const phase of phases) {
    if (phase === undefined) continue;
    expect(phase.fromJdUt).toBeGreaterThan(outer.fromJdUt);
    expect(phase.toJdUt).toBeLessThan(outer.toJdUt);
    outer = phase;
  }
  expect(outer.fromJdUt).toBeLessThanOrEqual(moment);
  expect(outer.toJdUt).toBeGreaterThanOrEqual(moment);
}

describe('parts of the computation', () => {
  test('the fit of Sun and Moon equals the engine to four meters in distance and, with a fixed axis, to 0.004″ in declination', () => {
    const middle = jdUt(2_460_409.26);
    const sky = fitSunAndMoon(ephemeris, middle);
    const center = { type: 'geocentric' } as const;
    for (let hours = -4.9; hours < 5; hours += 0.7) {
      const at = jdUt(middle + hours / 24);
      for (const [body, fitted] of [
        ['moon', sky.moonAt(at)],
        ['sun', sky.sunAt(at)],
      ] as const) {
        const { declinationDeg } = ephemeris.equatorial(body, at, center);
        expect(Math.abs(asinDeg(fitted.z / lengthOf(fitted)) - declinationDeg) * 3600).toBeLessThan(0.004);
      }
      const { distanceAu } = ephemeris.position('moon', at, { zodiac: TROPICAL, center });
      expect(Math.abs(lengthOf(sky.moonAt(at)) * 6_378_137 - distanceAu * 149_597_870_700)).toBeLessThan(4);
      const clock = separationDeg(sky.siderealTimeDegAt(at), ephemeris.orientation(at).siderealTimeDeg);
      expect(clock).toBeLessThan(1e-6);
    }
  });

  /**
   * https://eclipse.gsfc.nasa.gov/SEsearch/SEdata.php of 31 May 607, 13 August 649 and 5 January −427; NASA's page LEsaros001
   * of 14 March −2570, lunation −56522: the sample line in parse_lunar_saros.py of https://github.com/dimaswift/saros-unix
   */
  test.each([
    ['conjunction', -17_224, 105],
    ['conjunction', -16_702, 94],
    ['conjunction', -30_018, 73],
    ['opposition', -56_522, 1],
  ] as const)('Saros of the %s of lunation %i is %i', (alignment, lunation, series) => {
    expect(computeSarosNumber(alignment, lunation)).toBe(series);
    expect(computeSarosNumber(alignment, lunation + 223)).toBe(series);
    expect(computeSarosNumber(alignment, lunation + 358)).toBe(series + 1);
  });
});
