import { describe, expect, it } from 'vitest';
import { BIRTHS, listFirstReadings, readFirst, SOURCE_IDS, wilsonInterval } from './births.ts';

const readings = BIRTHS.map((birth) => readFirst(birth));

describe('documented births', () => {
  it('are 300 or more people, each once, from several sources, every one of which is listed', () => {
    expect(BIRTHS.length).toBeGreaterThanOrEqual(300);
    expect(new Set(BIRTHS.map(({ name }) => name)).size).toBe(BIRTHS.length);
    const used = new Set(BIRTHS.flatMap(({ sourceIds }) => sourceIds));
    expect([...used].toSorted()).toEqual(SOURCE_IDS.toSorted());
    expect(used.size).toBeGreaterThan(10);
  });

  it('are misread where README.md says so, and one of the readings is right all the same', () => {
    const misread = readings.filter(({ isRight }) => !isRight).map(({ birth }) => birth.name);
    expect(misread).toEqual(['Dean Martin', 'John Glenn', 'writer of a letter', 'Johnny Depp']);
    expect(readings.every(({ isAmongReadings }) => isAmongReadings)).toBe(true);
  });

  it('would be misread more often by the zone alone', () => {
    const byZone = BIRTHS.filter((birth) => !readFirst(birth, 'ignore').isRight);
    expect(byZone.length).toBeGreaterThan(20);
  });

  it('make a table whose rows add up to all births', () => {
    const [, ...rows] = listFirstReadings();
    expect(rows.map(([, count]) => Number(count)).reduce((sum, count) => sum + count)).toBe(BIRTHS.length);
  });
});

describe('the interval of a share', () => {
  it.each([
    [8, 8],
    [0, 20],
    [17, 18],
    [81, 263],
  ])('of %i in %i ends where that many lie 1.96 standard deviations from what is expected', (right, count) => {
    const limits = wilsonInterval(right, count);
    for (const share of limits) {
      const deviation = Math.sqrt(count * share * (1 - share));
      expect(Math.abs(right - count * share)).toBeCloseTo(1.959964 * deviation, 9);
    }
    expect(limits[0]).toBeLessThanOrEqual(right / count);
    expect(limits[1]).toBeGreaterThanOrEqual(right / count);
    expect(limits[0]).toBeLessThan(limits[1]);
  });
});
