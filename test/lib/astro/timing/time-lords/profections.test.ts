import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilYearStarts } from '../../../../../lib/astro/timing/time-lords/anniversaries.ts';
import {
  findProfectedAspects,
  listSignStays,
  profectDegree,
} from '../../../../../lib/astro/timing/time-lords/degree-profections.ts';
import { selectActive } from '../../../../../lib/astro/timing/time-lords/life-period.ts';
import { listProfections } from '../../../../../lib/astro/timing/time-lords/profections.ts';
import { ASPECTS } from '../../../../../lib/base/catalog/aspects.ts';
import { SIGNS } from '../../../../../lib/base/catalog/signs.ts';
import { PROFECTION_MONTHS } from '../../../../../lib/base/catalog/time-lords.ts';
import { longitudeDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { expectPartsToFill, expectTiling, instant, windowOfYears } from './tiling.ts';

const utc = { type: 'offset', offsetSeconds: 0 } as const;
const birth = instant('1990-03-21T05:40:00Z');
const yearStarts = civilYearStarts({ birth, clock: utc });

const settings = fc.record({
  fromSign: fc.constantFrom(...SIGNS),
  yearStarts: fc
    .double({ min: 2_400_000, max: 2_460_000, noNaN: true })
    .map((day) => civilYearStarts({ birth: jdUt(day), clock: utc })),
  months: fc.constantFrom(...PROFECTION_MONTHS),
});

describe('worked examples', () => {
  /** @source "Profections – How to count them manually", http://www.sageasita.com/visual-eight.html: 57 ÷ 12 leaves 9 signs */
  test('born on 12 March 1949 with Aquarius rising: at 57, in April 2006, Scorpio, the tenth house', () => {
    const starts = civilYearStarts({ birth: instant('1949-03-12T12:00:00Z'), clock: utc });
    const moment = instant('2006-04-15T12:00:00Z');
    const settings = { fromSign: 'Aquarius', yearStarts: starts, months: 'equal' } as const;
    const [year] = listProfections(settings, { fromJdUt: moment, toJdUt: moment }, 1);
    expect(year).toMatchObject({ age: 57, sign: 'Scorpio', house: 10, lord: 'mars' });
  });

  /** @source "Annual Profections – How to View them at a Glance", http://www.sageasita.com/visual-nine.html */
  test('Ascendant 27°57′ Taurus, 21 on 11 February 2006: Aquarius, and by degrees Pisces about a month later', () => {
    const born = instant('1985-02-11T12:00:00Z');
    const profection = { fromDeg: longitudeDeg(57.95), yearStarts: civilYearStarts({ birth: born, clock: utc }) };
    const birthday = instant('2006-02-11T12:00:00Z');
    expect(profectDegree(profection, birthday)).toBeCloseTo(327.95, 9);
    const stays = listSignStays(profection, { fromJdUt: birthday, toJdUt: jdUt(birthday + 60) });
    expect(stays.map(({ sign }) => sign)).toEqual(['Aquarius', 'Pisces']);
    // 2°03′ at 5′ a day.
    expect((stays[1]?.start ?? 0) - birthday).toBeCloseTo(123 / 5, 0);
  });
});

describe('listProfections', () => {
  test('periods follow each other without gap or overlap at every level, and parts fill their whole', () => {
    forAll([settings, fc.integer({ min: 0, max: 110 })], { numRuns: 30 }, (one, age) => {
      const window = { fromJdUt: one.yearStarts(age), toJdUt: one.yearStarts(age + 2) };
      const periods = listProfections(one, window, 3);
      expect(periods.map(({ level }) => level).filter((level) => level === 1)).toHaveLength(2);
      expectTiling(periods, [1, 2, 3]);
      expectPartsToFill(periods, 1);
      expectPartsToFill(periods, 2);
    });
  });

  test('the periods of a moment are those of the years around it that contain it', () => {
    forAll([settings, fc.double({ min: 0, max: 40_000, noNaN: true })], (one, days) => {
      const moment = jdUt(one.yearStarts(0) + days);
      const around = { fromJdUt: moment, toJdUt: jdUt(moment + 40) };
      expect(listProfections(one, { fromJdUt: moment, toJdUt: moment }, 3)).toEqual(
        selectActive(listProfections(one, around, 3), moment),
      );
    });
  });
});

describe('by degrees', () => {
  const profection = { fromDeg: longitudeDeg(103.5), yearStarts };

  test('times in signs follow each other without gap or overlap and change where the point enters a sign', () => {
    const stays = listSignStays(profection, windowOfYears(birth, 0, 60));
    expectTiling(stays, [1]);
    expect(stays[0]).toMatchObject({ start: birth, sign: 'Cancer', house: 1, age: 0 });
    for (const { start } of stays.slice(1)) {
      const degree = profectDegree(profection, start);
      expect(separationDeg(degree, Math.round(degree / 30) * 30)).toBeLessThan(1e-6);
    }
  });

  test('at the moment of an exact aspect the point is at its angle', () => {
    const points = [
      { id: 'sun', longitudeDeg: longitudeDeg(0.4) },
      { id: 'moon', longitudeDeg: longitudeDeg(103.5) },
    ];
    const query = { points, aspects: ['conjunction', 'sextile', 'square', 'trine', 'opposition'] } as const;
    const found = findProfectedAspects(profection, windowOfYears(birth, 0, 24), query);
    // Eight aspects to each of two points in each of two turns.
    expect(found).toHaveLength(32);
    expect(found.map(({ moment }) => moment)).toEqual(found.map(({ moment }) => moment).toSorted((a, b) => a - b));
    for (const { moment, point, aspect } of found) {
      const natal = points.find(({ id }) => id === point)?.longitudeDeg ?? Number.NaN;
      expect(separationDeg(profectDegree(profection, moment), natal)).toBeCloseTo(ASPECTS[aspect].angleDeg, 6);
    }
  });
});
