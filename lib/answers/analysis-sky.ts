import type { ChartAlmuten } from '../astro/chart/analysis/chart-almuten.ts';
import type { MoonAspect, MoonCourse } from '../astro/chart/analysis/moon-course.ts';
import type { SkyFacts } from '../astro/chart/analysis/sky-facts.ts';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import type { ChartAnalysis } from '../requests/chart/analysis.ts';
import { toZodiacPosition } from './rounding.ts';

/** The course of the Moon and the almuten, where they were searched. */
export function toSkyMembers({ moon, almuten }: SkyFacts, decimals: number): Partial<ChartAnalysis> {
  return {
    ...(moon && { moon: toMoonRecord(moon) }),
    ...(almuten && { almuten_figuris: toAlmutenRecord(almuten, decimals) }),
  };
}

function toMoonRecord({ isVoid, leavesSignAt, last, next }: MoonCourse): ChartAnalysis['moon'] {
  return {
    void_of_course: isVoid,
    ...(leavesSignAt !== undefined && { leaves_sign_at: formatInstant(leavesSignAt) }),
    ...(last && { last_aspect: toMoonAspectRecord(last) }),
    ...(next && { next_aspect: toMoonAspectRecord(next) }),
  };
}

const toMoonAspectRecord = ({ body, aspect, moment }: MoonAspect) => ({
  body,
  aspect,
  datetime_utc: formatInstant(moment),
});

function toAlmutenRecord(
  { winners, scores, syzygy }: ChartAlmuten,
  decimals: number,
): ChartAnalysis['almuten_figuris'] {
  const { kind, moment, light, longitudeDeg } = syzygy;
  return {
    winners: [...winners],
    scores: scores.map(({ planet, places, house, dayRuler, hourRuler, total }) => ({
      ...{ planet, places, house, day_ruler: dayRuler, hour_ruler: hourRuler, total },
    })),
    syzygy: {
      ...{ kind, datetime_utc: formatInstant(moment), light },
      longitude: toZodiacPosition(longitudeDeg, decimals).longitude,
    },
  };
}
