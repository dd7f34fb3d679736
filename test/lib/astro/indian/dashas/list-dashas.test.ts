import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitYears } from '../../../../../lib/astro/indian/dashas/balance.ts';
import { elapsedShareAt, findDashaArc } from '../../../../../lib/astro/indian/dashas/dasha-arc.ts';
import {
  countEqualYears,
  countSolarYears,
  SIDEREAL_YEAR_DAYS,
} from '../../../../../lib/astro/indian/dashas/dasha-years.ts';
import { type DashaSettings, findCycleEnd, listDashas } from '../../../../../lib/astro/indian/dashas/list-dashas.ts';
import { selectActive } from '../../../../../lib/astro/timing/time-lords/life-period.ts';
import {
  ABHIJIT_CHOICES,
  DASHA_SYSTEMS,
  DASHA_TERMS,
  type DashaSystem,
} from '../../../../../lib/base/catalog/dashas.ts';
import { arcDeg, longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { expectPartsToFill, expectTiling, instant } from '../../timing/time-lords/tiling.ts';

const lahiri = { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, center: { type: 'geocentric' } } as const;
const moonAt = (iso: string) => ephemeris.longitude('moon', instant(iso), lahiri);

const CYCLE_YEARS = { vimshottari: 120, ashtottari: 108, yogini: 36 } as const;

function toSettings(system: DashaSystem, longitude: number, birth = instant('1990-06-15T12:00:00Z')): DashaSettings {
  const arc = findDashaArc({ system, abhijit: 'not' }, longitudeDeg(longitude));
  const elapsedShare = elapsedShareAt(arc, longitudeDeg(longitude));
  return { system, firstTerm: arc.term, elapsedShare, momentAfter: countEqualYears(birth, 365.25) };
}

function findBalanceDays(system: DashaSystem, longitude: number): readonly [string, number] {
  const { firstTerm, elapsedShare } = toSettings(system, longitude);
  const { lord, years } = DASHA_TERMS[system][firstTerm] as { lord: string; years: number };
  return [lord, (1 - elapsedShare) * years * 365.25];
}

describe('published balances at birth', () => {
  /** @source P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 52: Rahu 0y 0m 13d */
  test('example 52: 13 days of Rahu', () => {
    const [lord, days] = findBalanceDays('vimshottari', moonAt('1963-08-07T15:44:00Z'));
    expect(lord).toBe('rahu');
    expect(Math.abs(days - 13)).toBeLessThan(1);
  });

  /** @source the same work, example 55: Moon 4y 7m 3d */
  test('example 55: 4 years, 7 months and 3 days of the Moon', () => {
    const [lord, days] = findBalanceDays('vimshottari', moonAt('1954-11-12T02:22:00Z'));
    expect(lord).toBe('moon');
    expect(Math.abs(days - (4 + 7 / 12) * 365.25 - 3)).toBeLessThan(1);
    expect(splitYears(days / 365.25, 365.25)).toEqual({ years: 4, months: 7, days: 3 });
  });

  /** @source https://www.prachinaastrology.com/2020/05/yogini-dasha-calculation.html: Moon at 259°55′, Venus 3y 6m 16d */
  test('yogini: Siddha with 3 years, 6 months and 16 days left at 259°55′', () => {
    const [lord, days] = findBalanceDays('yogini', 259 + 55 / 60);
    expect(lord).toBe('venus');
    expect(Math.abs(days - 3.5 * 365.25 - 16)).toBeLessThan(1);
  });
});

describe('arcs', () => {
  /** @source https://omniguru.in/astrology/ashtottari-dasha: first nakshatra of each lord, 1 to 27 */
  const FIRST = {
    6: 'sun',
    10: 'moon',
    13: 'mars',
    17: 'mercury',
    20: 'saturn',
    23: 'jupiter',
    26: 'rahu',
    3: 'venus',
  };

  test.each(Object.entries(FIRST))('ashtottari: nakshatra %s begins the period of %s', (number, lord) => {
    const startDeg = ((Number(number) - 1) * 40) / 3;
    const at = findDashaArc({ system: 'ashtottari', abhijit: 'not' }, longitudeDeg(startDeg));
    expect(DASHA_TERMS.ashtottari[at.term]?.lord).toBe(lord);
    expect(elapsedShareAt(at, longitudeDeg(startDeg))).toBe(0);
    const before = findDashaArc({ system: 'ashtottari', abhijit: 'not' }, longitudeDeg(startDeg - 1e-9));
    expect(before.term).toBe((at.term + 7) % 8);
  });

  test('Abhijit is a quarter of Saturn, from 276°40′ to 280°53′20″; without it nothing is', () => {
    const shareAt = (deg: number, abhijit: 'counted' | 'not') =>
      elapsedShareAt(findDashaArc({ system: 'ashtottari', abhijit }, longitudeDeg(deg)), longitudeDeg(deg));
    expect(shareAt(276 + 40 / 60, 'counted')).toBeCloseTo(0.5, 12);
    expect(shareAt(280 + 53 / 60 + 20 / 3600, 'counted')).toBeCloseTo(0.75, 12);
    expect(shareAt(273 + 20 / 60, 'not')).toBeCloseTo(0.5, 12);
  });

  test('the elapsed share grows from 0 to 1 through each arc, and the arcs leave no gap', () => {
    const variant = fc.record({
      system: fc.constantFrom(...DASHA_SYSTEMS),
      abhijit: fc.constantFrom(...ABHIJIT_CHOICES),
    });
    forAll([variant, fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })], (one, deg) => {
      const arc = findDashaArc(one, longitudeDeg(deg));
      const share = elapsedShareAt(arc, longitudeDeg(deg));
      expect(share).toBeGreaterThanOrEqual(arc.elapsedBefore);
      expect(share).toBeLessThanOrEqual(arc.elapsedBefore + arc.share + 1e-12);
      const next = findDashaArc(one, longitudeDeg(arc.fromDeg + arc.lengthDeg + 1e-9));
      expect(arcDeg(arc.fromDeg + arc.lengthDeg, next.fromDeg)).toBeCloseTo(0, 9);
    });
  });
});

const system = fc.constantFrom(...DASHA_SYSTEMS);
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const yearDays = fc.constantFrom(365.25, 365.256363, 365.2425, 365.2422, 360);
const birthJd = fc.double({ min: 700_000, max: 2_800_000, noNaN: true }).map(jdUt);

describe('listDashas', () => {
  test('periods follow each other without gap or overlap, and parts fill their period', () => {
    forAll([system, longitude, yearDays, birthJd], { numRuns: 40 }, (one, deg, days, birth) => {
      const settings = { ...toSettings(one, deg), momentAfter: countEqualYears(birth, days) };
      const periods = listDashas(settings, { fromJdUt: jdUt(birth - 22 * days), toJdUt: findCycleEnd(settings) }, 3);
      expectTiling(periods, [1, 2, 3]);
      const cycle = periods.filter(({ end }) => end <= findCycleEnd(settings));
      expectPartsToFill(cycle, 1);
      expectPartsToFill(cycle, 2);
      const years = cycle.filter(({ level }) => level === 1).reduce((sum, period) => sum + period.years, 0);
      expect(years).toBe(CYCLE_YEARS[one]);
      const first = periods[0];
      expect((cycle.findLast(({ level }) => level === 1)?.end ?? 0) - (first?.start ?? 0)).toBeCloseTo(years * days, 6);
    });
  });

  test('a whole cycle from the birth on has each lord once', () => {
    // Not at the very end of an arc, where nothing is left of the first period.
    const insideArcs = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000 + 0.0004);
    forAll([system, insideArcs, yearDays, birthJd], { numRuns: 500 }, (one, deg, days, birth) => {
      const settings = { ...toSettings(one, deg), momentAfter: countEqualYears(birth, days) };
      const majors = listDashas(settings, { fromJdUt: birth, toJdUt: findCycleEnd(settings) }, 1);
      expect(majors.map(({ lord }) => lord).toSorted()).toEqual(DASHA_TERMS[one].map(({ lord }) => lord).toSorted());
      expect(majors.at(-1)?.end).toBe(findCycleEnd(settings));
    });
  });

  test('a sub-period has its lord’s share of the cycle, and the first has the lord of its parent', () => {
    forAll([system, longitude], { numRuns: 40 }, (one, deg) => {
      const settings = toSettings(one, deg);
      const end = findCycleEnd(settings);
      const periods = listDashas(settings, { fromJdUt: settings.momentAfter(0), toJdUt: end }, 2);
      const yearsOf = (lord: string) => DASHA_TERMS[one].find((term) => term.lord === lord)?.years ?? Number.NaN;
      for (const { level, lords, years } of periods) {
        const [major, minor] = lords;
        const expected =
          level === 1 ? yearsOf(major ?? '') : (yearsOf(major ?? '') * yearsOf(minor ?? '')) / CYCLE_YEARS[one];
        expect(years).toBeCloseTo(expected, 10);
      }
      const majors = periods.filter(({ level }) => level === 1).slice(1);
      for (const major of majors) {
        const start = periods.find(({ level, start: at }) => level === 2 && at === major.start);
        expect(start?.lord).toBe(major.lord);
      }
    });
  });

  test('a window of one moment has the one period of each level that contains it', () => {
    forAll([system, longitude, fc.double({ min: 0, max: 50_000, noNaN: true })], (one, deg, days) => {
      const settings = toSettings(one, deg);
      const moment = jdUt(settings.momentAfter(0) + days);
      const at = listDashas(settings, { fromJdUt: moment, toJdUt: moment }, 5);
      expect(at.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
      expect(selectActive(at, moment)).toEqual(at);
      expect(at.at(-1)?.lords.length).toBe(5);
    });
  });
});

test('a whole number of solar years ends when the Sun is back at its natal longitude, a share at that share of its way', () => {
  const birth = instant('1963-08-07T15:44:00Z');
  const sunAt = (moment: number) => ephemeris.position('sun', jdUt(moment), lahiri);

  const momentAfter = countSolarYears(birth, sunAt);
  for (const years of [-17.9, -1, 0, 0.25, 1, 33.5, 108.999]) {
    const sun = sunAt(momentAfter(years)).longitudeDeg;
    expect(Math.abs(arcDeg(sunAt(birth).longitudeDeg + years * 360, sun))).toBeLessThan(1e-8);
    expect(Math.abs(momentAfter(years) - birth - years * SIDEREAL_YEAR_DAYS)).toBeLessThan(5);
  }
});
