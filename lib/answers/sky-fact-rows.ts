import type { MoonAspect, MoonCourse } from '../astro/chart/analysis/moon-course.ts';
import type { SkyFacts } from '../astro/chart/analysis/sky-facts.ts';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import type { LlmRow } from './llm-rows.ts';
import { roundTo, STATION_DAY_DECIMALS } from './rounding.ts';

/** The course of the Moon, the stations and the almuten as rows. */
export function toSkyRows({ moon, stations = new Map(), almuten }: SkyFacts): LlmRow[] {
  return [
    ...(moon ? toMoonRows(moon) : []),
    ...[...stations].map(([id, { stationDays, motion }]) => [
      'station',
      motion,
      id,
      roundTo(stationDays, STATION_DAY_DECIMALS),
      null,
    ]),
    ...(almuten?.scores ?? []).map(({ planet, total }) => ['almuten_figuris', null, planet, total, null]),
  ];
}

function toMoonRows({ isVoid, leavesSignAt, last, next }: MoonCourse): LlmRow[] {
  const end = leavesSignAt === undefined ? null : formatInstant(leavesSignAt);
  const toRow = (which: string, { body, aspect, moment }: MoonAspect): LlmRow => [
    'moon_aspect',
    `${which} ${aspect}`,
    `moon ${body}`,
    formatInstant(moment),
    null,
  ];
  return [
    ['void_of_course', isVoid ? 'void' : 'not void', 'moon', end, null],
    ...(last ? [toRow('last', last)] : []),
    ...(next ? [toRow('next', next)] : []),
  ];
}
