import { expect } from 'vitest';
import type { LifePeriod } from '../../../../../lib/astro/timing/time-lords/life-period.ts';
import { jdUt, jdUtFromUnix, unixSeconds } from '../../../../../lib/base/units/time.ts';

/** Expects that the periods of each level follow each other without gap or overlap. */
export function expectTiling(periods: readonly LifePeriod[], levels: readonly number[]): void {
  for (const level of levels) {
    const ofLevel = periods.filter((period) => period.level === level);
    expect(ofLevel.length).toBeGreaterThan(0);
    for (const [index, { start, end }] of ofLevel.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(ofLevel[index + 1]?.start ?? end).toBe(end);
    }
  }
}

/** Expects that the parts of every whole period of a level begin and end with it. */
export function expectPartsToFill(periods: readonly LifePeriod[], level: number): void {
  const parts = periods.filter((period) => period.level === level + 1);
  for (const { start, end } of periods.filter((period) => period.level === level)) {
    const inside = parts.filter((part) => part.start >= start && part.end <= end);
    expect(inside[0]?.start).toBe(start);
    expect(inside.at(-1)?.end).toBe(end);
  }
}

export const instant = (iso: string) => jdUtFromUnix(unixSeconds(Date.parse(iso) / 1000));

export const windowOfYears = (birth: number, from: number, to: number) => ({
  fromJdUt: jdUt(birth + from * 365.25),
  toJdUt: jdUt(birth + to * 365.25),
});

/** Day of a moment in UTC, such as `1998-10-01`. */
export const dayOf = (jd: number): string => new Date((jd - 2440587.5) * 86_400_000).toISOString().slice(0, 10);
