import { describe, expect, test } from 'vitest';
import { computeSarosMember } from '../../../../../lib/astro/sky/events/eclipses/common-facts.ts';
import {
  computeLunarCircumstances,
  computeSolarCircumstances,
} from '../../../../../lib/astro/sky/events/eclipses/local.ts';
import { tracePath } from '../../../../../lib/astro/sky/events/eclipses/path.ts';
import { fitSunAndMoon } from '../../../../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import { findLunarEclipses, findSolarEclipses } from '../../../../../lib/astro/sky/events/eclipses.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { listPlaces, listSolarEclipses, measureEclipses } from '../../../../support/eclipses-elsewhere.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const TROPICAL = { type: 'tropical' } as const;
const aroundOf = (jd: number) => ({ fromJdUt: jdUt(jd - 2), toJdUt: jdUt(jd + 2) });

describe('solar eclipses at a place', () => {
  test('agree with astronomy-engine from the same positions to 1.2 s and 0.002 of the area', () => {
    const some = listSolarEclipses(1950, 2050).filter((_, index) => index % 20 === 0);
    const worst = measureEclipses(some, listPlaces(40), 'engine');
    expect(worst.count).toBeGreaterThan(30);
    expect(Math.max(worst.partialSeconds, worst.grazingSeconds)).toBeLessThan(1.2);
    expect(worst.obscuration).toBeLessThan(0.002);
  });

  test('that miss the place have no contacts', () => {
    const [eclipse] = findSolarEclipses(ephemeris, aroundOf(2_460_409.26), TROPICAL);
    const place = { latitudeDeg: -33.87, longitudeDeg: 151.2, elevationM: 0 };
    expect(eclipse && computeSolarCircumstances(ephemeris, eclipse, place)).toMatchObject({
      ...{ type: 'none', contacts: [], isVisible: false, cover: undefined },
    });
  });
});

test('a place in the umbra below the horizon sees no total lunar eclipse that is over before moonrise', () => {
  const [eclipse] = findLunarEclipses(ephemeris, aroundOf(2_460_926.26), TROPICAL);
  const reykjavik = { latitudeDeg: 64.1466, longitudeDeg: -21.9426, elevationM: 0 };
  const local = eclipse && computeLunarCircumstances(ephemeris, eclipse, reykjavik);
  expect(local?.contacts.map(({ name, isAboveHorizon }) => [name, isAboveHorizon])).toEqual([
    ['P1', false],
    ['U1', false],
    ['U2', false],
    ['greatest', false],
    ['U3', false],
    ['U4', false],
    ['P4', true],
  ]);
  expect(local?.rise).toBeGreaterThan(local?.contacts[5]?.moment ?? 0);
});

describe('the path of an eclipse', () => {
  const linesOf = (jd: number) => {
    const [eclipse] = findSolarEclipses(ephemeris, aroundOf(jd), TROPICAL);
    return eclipse && tracePath(fitSunAndMoon(ephemeris, eclipse.moment), eclipse).map(({ id }) => id);
  };

  test.each([
    ['2024-04-08, total', 2_460_409.26, ['central_line', 'northern_limit', 'southern_limit']],
    ['2014-04-29, annular without a central line', 2_456_776.75, ['northern_limit']],
    ['2025-03-29, partial', 2_460_763.95, []],
  ])('of %s has the lines that exist', (_, jd, lines) => {
    expect(linesOf(jd)).toEqual(lines);
  });
});

/**
 * Saros "126 (48 of 72)": https://en.wikipedia.org/wiki/Solar_eclipse_of_August_12,_2026; lunation −56522 as number 01 of lunar
 * series 1, of NASA's page LEsaros001: the sample line in parse_lunar_saros.py of https://github.com/dimaswift/saros-unix.
 * Saros 126 ends on 3 May 2459 (NASA's SEsaroscat.html): its 72nd eclipse is the last.
 */
test.each([
  ['conjunction', 329, 126, 48],
  ['conjunction', 329 + 24 * 223, 126, 72],
  ['conjunction', 329 + 25 * 223, 126, undefined],
  ['opposition', -56_522, 1, 1],
  ['opposition', -56_522 - 223, 1, undefined],
] as const)('the %s of lunation %i of series %i is member %s', (alignment, lunation, saros, member) => {
  expect(computeSarosMember(alignment, lunation, saros)).toBe(member);
});
