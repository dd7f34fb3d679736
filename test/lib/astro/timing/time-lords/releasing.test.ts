import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSigns, selectActive } from '../../../../../lib/astro/timing/time-lords/life-period.ts';
import { listReleasing, type ReleasingSettings } from '../../../../../lib/astro/timing/time-lords/releasing.ts';
import { SIGNS } from '../../../../../lib/base/catalog/signs.ts';
import { LOOSINGS } from '../../../../../lib/base/catalog/time-lords.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { dayOf, expectPartsToFill, expectTiling, instant, windowOfYears } from './tiling.ts';

const birth = instant('1946-07-06T11:26:00Z');
const bush: ReleasingSettings = {
  birth,
  sign: 'Taurus',
  fortuneSign: 'Scorpio',
  yearDays: 360,
  loosing: 'opposite',
};

describe('published releasing', () => {
  test('G. W. Bush, born with Spirit in Taurus and Fortune in Scorpio, enters Leo on 1 October 1998 (C. Brennan)', () => {
    const leo = listReleasing(bush, windowOfYears(birth, 0, 60), 1).find(({ sign }) => sign === 'Leo');
    expect(dayOf(leo?.start ?? 0)).toBe('1998-10-01');
    expect(leo).toMatchObject({ lord: 'sun', angleFromFortune: 10, peak: 'major' });
  });

  /**
   * The page names nobody: on 8 August 2016 somebody speaks of leaving his throne. That was Akihito, born on 23 December
   * 1933, whose age fits. Its beginnings are days of Greenwich.
   *
   * @source "Zodiacal Releasing, part 3", example 1, https://www.windsoftheplanets.com/2016/08/15/zodiacal-releasing-part-3/
   */
  test('released from Pisces since 1933, 8 August 2016 is in Leo, Libra, Aquarius and Scorpio, each since its day', () => {
    const akihito = { ...bush, birth: instant('1933-12-22T21:39:00Z'), sign: 'Pisces', fortuneSign: 'Libra' } as const;
    const moment = instant('2016-08-08T06:00:00Z');
    const active = listReleasing(akihito, { fromJdUt: moment, toJdUt: moment }, 4);
    expect(active.slice(0, 3).map(({ sign, start }) => [sign, dayOf(start)])).toEqual([
      ['Leo', '2012-10-28'],
      ['Libra', '2016-01-11'],
      ['Aquarius', '2016-06-14'],
    ]);
    expect(active[3]?.sign).toBe('Scorpio');
    expect(active.map(({ peak }) => peak)).toEqual([undefined, 'moderate', undefined, undefined]);
    const next = instant('2016-09-08T00:00:00Z');
    const [, scorpio] = listReleasing(akihito, { fromJdUt: next, toJdUt: next }, 2);
    expect([scorpio?.sign, dayOf(scorpio?.start ?? 0)]).toEqual(['Scorpio', '2016-09-07']);
  });

  test('units are 360, 30 and 2.5 days and 5 hours', () => {
    const [, ...periods] = listReleasing({ ...bush, sign: 'Leo' }, { fromJdUt: birth, toJdUt: birth }, 4);
    expect(periods.map(({ start, end }) => end - start).map((days) => Math.round(days * 24) / 24)).toEqual([
      19 * 30,
      47.5,
      3 + 23 / 24,
    ]);
  });
});

describe('loosing of the bond', () => {
  const lifeInCancer = { ...bush, sign: 'Cancer' } as const;
  const months = (loosing: ReleasingSettings['loosing']) =>
    listReleasing({ ...lifeInCancer, loosing }, windowOfYears(birth, 0, 24.6), 2).filter(({ level }) => level === 2);

  test.each([
    ['opposite', 'Capricorn'],
    ['trine', 'Scorpio'],
    ['none', 'Cancer'],
  ] as const)('%s: the thirteenth month of Cancer is %s', (loosing, sign) => {
    const thirteenth = months(loosing)[12];
    expect(thirteenth).toMatchObject({ sign, isLoosing: loosing !== 'none' });
    expect((thirteenth?.start ?? 0) - birth).toBeCloseTo(211 * 30, 6);
  });

  test('happens once for each parent, and the signs go on from there', () => {
    const signs = months('opposite').map(({ sign }) => sign);
    expect(signs.slice(12, 15)).toEqual(['Capricorn', 'Aquarius', 'Pisces']);
    expect(months('opposite').filter(({ isLoosing }) => isLoosing)).toHaveLength(1);
  });
});

const settings = fc.record({
  birth: fc.double({ min: 2_000_000, max: 2_500_000, noNaN: true }).map(jdUt),
  sign: fc.constantFrom(...SIGNS),
  fortuneSign: fc.constantFrom(...SIGNS),
  yearDays: fc.constantFrom(360, 365.25),
  loosing: fc.constantFrom(...LOOSINGS),
});

describe('listReleasing', () => {
  test('periods of a life follow each other without gap or overlap, and months fill their years', () => {
    forAll([settings], { numRuns: 40 }, (one) => {
      const periods = listReleasing(one, windowOfYears(one.birth, 0, 120), 2);
      expect(periods[0]?.start).toBe(one.birth);
      expectTiling(periods, [1, 2]);
      expectPartsToFill(
        periods.filter(({ level, end }) => level > 1 || end < one.birth + 120 * 365.25),
        1,
      );
    });
  });

  test('all four levels follow each other inside a window, and levels 3 and 4 fill their parents', () => {
    forAll([settings, fc.double({ min: 0, max: 90, noNaN: true })], { numRuns: 40 }, (one, age) => {
      const window = windowOfYears(one.birth, age, age + 0.6);
      const periods = listReleasing(one, window, 4);
      expectTiling(periods, [1, 2, 3, 4]);
      const whole = periods.filter(({ start, end }) => start >= window.fromJdUt && end <= window.toJdUt);
      expectPartsToFill(
        whole.filter(({ level }) => level >= 3),
        3,
      );
    });
  });

  test('the periods of a moment are those of the whole life that contain it', () => {
    forAll([settings, fc.double({ min: 0, max: 30_000, noNaN: true })], (one, days) => {
      const moment = jdUt(one.birth + days);
      const active = listReleasing(one, { fromJdUt: moment, toJdUt: moment }, 4);
      const around = listReleasing(one, { fromJdUt: jdUt(moment - 1), toJdUt: jdUt(moment + 1) }, 4);
      expect(active.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
      expect(active).toEqual(selectActive(around, moment));
    });
  });

  test('peaks are the signs angular from Fortune: the tenth major, the first moderate, the others minor', () => {
    const weights = { 1: 'moderate', 4: 'minor', 7: 'minor', 10: 'major' };
    for (const { sign, angleFromFortune, peak } of listReleasing(bush, windowOfYears(birth, 0, 120), 2)) {
      const place = countSigns('Scorpio', sign);
      expect(peak).toBe(weights[place as keyof typeof weights]);
      expect(angleFromFortune).toBe(place in weights ? place : undefined);
    }
  });
});
