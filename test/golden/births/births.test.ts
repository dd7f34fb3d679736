import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIRTHS, listFirstReadings, readFirst, SOURCE_IDS, wilsonInterval } from './births.ts';

/** Such as `D10 4`: births that have the number of their collection in place of a name. */
const NUMBERED = /^(D10|AFD2|AFD3) \d+$/;

/** Misread births with a name; README.md says why. */
const NAMED_MISREAD = ['Dean Martin', 'John Glenn', 'writer of a letter', 'Johnny Depp'];

/** Three are misprints of their source; the others are in README.md. */
const WITHOUT_THE_RIGHT_READING = [
  ...['D10 40', 'D10 114', 'D10 152', 'D10 178', 'D10 706', 'D10 762', 'D10 803', 'D10 838'],
  ...['D10 880', 'D10 1400', 'AFD2 17'],
];

function listMisreadOfReadme(): readonly string[] {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const section = readme.slice(readme.indexOf('## Misread'));
  return [...section.matchAll(/`([A-Z0-9]+ \d+)`/g)].map(([, name]) => name ?? '').toSorted();
}

const readings = BIRTHS.map((birth) => readFirst(birth));

describe('documented births', () => {
  it('are 300 or more people, each once, from several sources, every one of which is listed', () => {
    expect(BIRTHS.length).toBeGreaterThanOrEqual(300);
    expect(new Set(BIRTHS.map(({ name }) => name)).size).toBe(BIRTHS.length);
    const used = new Set(BIRTHS.flatMap(({ sourceIds }) => sourceIds));
    expect([...used].toSorted()).toEqual(SOURCE_IDS.toSorted());
    expect(used.size).toBeGreaterThan(10);
  });

  it('are misread where README.md says so', () => {
    const misread = readings.filter(({ isRight }) => !isRight).map(({ birth }) => birth.name);
    const isNumbered = (name: string): boolean => NUMBERED.test(name);
    expect(misread.filter((name) => !isNumbered(name))).toEqual(NAMED_MISREAD);
    expect(misread.filter(isNumbered).toSorted()).toEqual(listMisreadOfReadme());
  });

  it('have the right clock in one of the readings, but for those that no reading names', () => {
    const unnamed = readings.filter(({ isAmongReadings }) => !isAmongReadings).map(({ birth }) => birth.name);
    expect(unnamed).toEqual(WITHOUT_THE_RIGHT_READING);
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
