import { describe, expect, it } from 'vitest';
import { scoreKootas } from '../../../../../lib/astro/indian/matching/kootas.ts';
import { findManglik, type ManglikChart } from '../../../../../lib/astro/indian/matching/manglik.ts';
import { type MoonPair, readMoonFacts } from '../../../../../lib/astro/indian/matching/moon-facts.ts';
import { checkPoruthams } from '../../../../../lib/astro/indian/matching/poruthams.ts';
import {
  type KootaId,
  nadiOf,
  type PoruthamId,
  rajjuOf,
  VEDHA_PAIRS,
  YONI_POINTS,
} from '../../../../../lib/base/catalog/matching.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

const SETTINGS = { vasya: 'groups', tara: 'both', nadiExceptions: [], bhakootExceptions: [] } as const;

/** The Moon in the middle of a pada, from 1 to 108. */
const moonIn = (pada: number) => readMoonFacts(longitudeDeg(((pada - 0.5) * 10) / 3));
const moonAt = (nakshatra: number, pada = 1) => moonIn((nakshatra - 1) * 4 + pada);
const pairOf = (bride: number, groom: number): MoonPair => ({ bride: moonIn(bride), groom: moonIn(groom) });

const pointsOf = (pair: MoonPair, koota: KootaId, settings: Parameters<typeof scoreKootas>[1] = SETTINGS) =>
  scoreKootas(pair, settings).find((one) => one.koota === koota)?.points;
const agreesIn = (pair: MoonPair, porutham: PoruthamId) =>
  checkPoruthams(pair, 9).find((one) => one.porutham === porutham)?.agrees;

const PADAS = Array.from({ length: 108 }, (_, index) => index + 1);
const STARS = Array.from({ length: 27 }, (_, index) => index + 1);

/**
 * Padas whose sign has the lord of a row, Sun to Saturn.
 *
 * @source Muhurta-raja of Gulabavijaya, p. 29 (jainqq.org/explore/001933/98), table of graha maitri: the rows of Sun, Moon,
 * Mars and Mercury and five cells of Jupiter
 */
const LORD_PADAS = { sun: 40, moon: 30, mars: 1, mercury: 20, jupiter: 75, venus: 12, saturn: 85 };
const MAITRI: readonly (readonly [keyof typeof LORD_PADAS, readonly number[]])[] = [
  ['sun', [5, 5, 5, 4, 5, 0, 0]],
  ['moon', [5, 5, 4, 1, 4, 0.5, 0.5]],
  ['mars', [5, 4, 5, 0.5, 5, 3, 0.5]],
  ['mercury', [4, 1, 0.5, 5, 0.5, 5, 4]],
  ['jupiter', [5, 4, 5, 0.5, 5]],
];

describe('published values', () => {
  it.each(MAITRI)('graha maitri of %s', (bride, row) => {
    const grooms = Object.values(LORD_PADAS).slice(0, row.length);
    expect(grooms.map((groom) => pointsOf(pairOf(LORD_PADAS[bride], groom), 'graha_maitri'))).toEqual(row);
  });

  /** @source telugusourabham.blogspot.com/2012/12/blog-post_20.html: Ardra 2 and Purva Ashadha 3; tara counted from the bride */
  it('has the points of a worked example, but for vasya, which it takes by the whole sign', () => {
    const pair = { bride: moonAt(6, 2), groom: moonAt(20, 3) };
    const points = scoreKootas(pair, { ...SETTINGS, tara: 'bride' }).map((one) => one.points);
    expect(points).toEqual([1, 0.5, 3, 2, 0.5, 6, 7, 8]);
  });

  /** @source B. V. Raman, Muhurtha, as quoted at ianala.blogspot.com/2016/11: Mrigasira is the 10th from Dhanishta */
  it('has Raman’s examples of mahendra, stri-dirgha and vedha', () => {
    const pair = { bride: moonAt(23), groom: moonAt(5) };
    const checked = checkPoruthams(pair, 9).filter(({ porutham }) => ['mahendra', 'stri_dirgha'].includes(porutham));
    expect(checked.map(({ fromBride, agrees }) => [fromBride, agrees])).toEqual([
      [10, true],
      [10, true],
    ]);
    expect(agreesIn({ bride: moonAt(1), groom: moonAt(18) }, 'vedha')).toBe(false);
    expect(agreesIn({ bride: moonAt(18), groom: moonAt(1) }, 'vedha')).toBe(false);
  });
});

describe('all 108 × 108 pairs', () => {
  it('give from 0 to 36 points, each koota within its own', () => {
    const sums = PADAS.flatMap((bride) =>
      PADAS.map((groom) => {
        const kootas = scoreKootas(pairOf(bride, groom), SETTINGS);
        return kootas.reduce((sum, { points }) => sum + points, 0);
      }),
    );
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...sums)).toBeLessThanOrEqual(36);
    expect(Math.max(...sums)).toBeGreaterThan(33);
  });

  it.each(['tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'] as const)('%s is symmetric', (koota) => {
    for (const bride of PADAS.filter((pada) => pada % 2 === 0))
      for (const groom of PADAS.filter((pada) => pada % 5 === 0))
        expect(pointsOf(pairOf(bride, groom), koota)).toBe(pointsOf(pairOf(groom, bride), koota));
  });

  it('an exception only adds points', () => {
    const all = {
      nadiExceptions: ['same_lord', 'same_nakshatra_two_padas'],
      bhakootExceptions: ['friendly_lords'],
    } as const;
    for (const bride of [1, 20, 55]) {
      for (const groom of PADAS) {
        const pair = pairOf(bride, groom);
        for (const koota of scoreKootas(pair, { ...SETTINGS, ...all }))
          expect(koota.points).toBeGreaterThanOrEqual(koota.pointsWithoutExceptions);
      }
    }
    const sameStar = { bride: moonAt(4, 1), groom: moonAt(4, 2) };
    expect([pointsOf(sameStar, 'nadi'), pointsOf(sameStar, 'nadi', { ...SETTINGS, ...all })]).toEqual([0, 8]);
  });
});

describe('tables', () => {
  const sizesOf = (groupOf: (star: number) => string) =>
    Object.values(Object.groupBy(STARS, groupOf))
      .map((stars) => stars?.length)
      .toSorted();

  it('divide the nakshatras', () => {
    expect(sizesOf(nadiOf)).toEqual([9, 9, 9]);
    expect(sizesOf(rajjuOf)).toEqual([3, 6, 6, 6, 6]);
    const paired = Object.entries(VEDHA_PAIRS).flatMap(([low, high]) => [Number(low), high]);
    expect(new Set(paired)).toEqual(new Set(STARS.filter((star) => star !== 14)));
  });

  it('of yonis is symmetric, with 4 on the diagonal and seven hostile pairs', () => {
    const at = (row: number, column: number) => YONI_POINTS[row]?.[column];
    const indexes = YONI_POINTS.map((_, index) => index);
    for (const row of indexes) for (const column of indexes) expect(at(row, column)).toBe(at(column, row));
    expect(indexes.map((index) => at(index, index))).toEqual(indexes.map(() => '4'));
    expect(YONI_POINTS.join('').split('0')).toHaveLength(2 * 7 + 1);
  });
});

describe('agreement with PyJHora, compatibility.py at commit 0f430735', () => {
  const YONI_OF_STAR = [0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1];
  const GANA_OF_STAR = [0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0];
  const GANA = [
    [6, 5, 1],
    [6, 6, 0],
    [0, 0, 6],
  ];
  const HORSE = [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1];
  const LION = [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4];

  it.each(STARS)('yoni and gana of nakshatra %i', (star) => {
    const yonis = [moonAt(1), moonAt(23)].map((bride) => pointsOf({ bride, groom: moonAt(star) }, 'yoni'));
    const yoni = YONI_OF_STAR[star - 1] as number;
    expect(yonis).toEqual([HORSE[yoni], LION[yoni]]);
    const ganas = [1, 2, 3].map((bride) => pointsOf({ bride: moonAt(bride), groom: moonAt(star) }, 'gana'));
    expect(ganas).toEqual(GANA.map((row) => row[GANA_OF_STAR[star - 1] as number]));
  });

  it.each([
    [0, [7, 0, 7, 7, 0, 0, 7, 0, 0, 7, 7, 0]],
    [5, [0, 0, 7, 7, 0, 7, 0, 7, 7, 0, 0, 7]],
  ])('bhakoot of sign %i', (sign, row) => {
    const signs = Array.from({ length: 12 }, (_, index) => readMoonFacts(longitudeDeg(index * 30 + 1)));
    const bride = signs[sign] as (typeof signs)[number];
    expect(signs.map((groom) => pointsOf({ bride, groom }, 'bhakoot'))).toEqual(row);
  });
});

describe('manglik', () => {
  const at = (sign: number) => longitudeDeg(sign * 30 + 10);
  const chartOf = (places: Partial<Record<keyof ManglikChart, number>>): ManglikChart => {
    const all = { ascendant: 0, sun: 0, moon: 2, mercury: 0, venus: 4, mars: 6, jupiter: 1, saturn: 3, ...places };
    return Object.fromEntries(Object.entries(all).map(([id, sign]) => [id, at(sign)])) as unknown as ManglikChart;
  };
  const free = chartOf({ mars: 2, venus: 0, moon: 0 });
  const find = (bride: ManglikChart, secondHouse = true) => findManglik({ bride, groom: free }, { secondHouse }).bride;

  it('counts from the Ascendant, the Moon and Venus', () => {
    const rows = find(chartOf({ mars: 6 }));
    expect(rows.map(({ house, counts }) => [house, counts])).toEqual([
      [7, true],
      [5, false],
      [3, false],
    ]);
  });

  /** @source B. V. Raman, as quoted in MatchReportFactory.cs of VedAstro */
  it.each([
    [2, [2, 5]],
    [4, [0, 7]],
    [7, [3, 9]],
    [8, [8, 11]],
    [12, [1, 6]],
  ])('in house %i two signs set it aside', (house, signs) => {
    for (let mars = 0; mars < 12; mars += 1) {
      const [row] = find(
        chartOf({ mars, ascendant: (mars - house + 13) % 12, jupiter: (mars + 1) % 12, moon: (mars + 1) % 12 }),
      );
      expect([row?.house, row?.cancellations.includes('sign_of_house')]).toEqual([house, signs.includes(mars)]);
      expect(row?.cancellations.includes('leo_or_aquarius')).toBe(mars === 4 || mars === 10);
    }
  });

  it('the second house is a choice, and the other chart sets it aside', () => {
    const second = chartOf({ mars: 1, moon: 5, venus: 5, jupiter: 6 });
    expect([find(second)[0]?.counts, find(second, false)[0]?.counts]).toEqual([true, false]);
    const both = findManglik({ bride: second, groom: second }, { secondHouse: true });
    expect(both.groom[0]?.cancellations).toContain('other_chart_has_it');
    expect(find(second)[0]?.cancellations).not.toContain('other_chart_has_it');
  });
});
