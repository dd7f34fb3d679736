import { type ClassicalPlanet, SIGN_RULERS } from '../../../base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import type { ProfectionMonths } from '../../../base/catalog/time-lords.ts';
import { type JdRange, jdUt } from '../../../base/units/time.ts';
import { ageAt, type YearStarts } from './anniversaries.ts';
import { countSigns, type LifePeriod, meetsWindow, signAfter } from './life-period.ts';

export const PROFECTION_LEVELS = [1, 2, 3] as const;
/** 1: years, 2: months, 3: days. */
type ProfectionLevel = (typeof PROFECTION_LEVELS)[number];

/** The sign that profections start from, and how years and months are counted. */
interface ProfectionSettings {
  readonly fromSign: Sign;
  readonly yearStarts: YearStarts;
  readonly months: ProfectionMonths;
}

/** A profected year, month or day. */
export interface Profection extends LifePeriod {
  readonly level: ProfectionLevel;
  /** Completed years of life. */
  readonly age: number;
  readonly sign: Sign;
  /** By whole signs from the first year's sign, 1 to 12. */
  readonly house: number;
  /** By domicile. */
  readonly lord: ClassicalPlanet;
}

/** The twelve months of a year each have a sign, and so do the twelve parts of a month. */
const PARTS = SIGNS.length;
const MONTH_DAYS = 30;

/**
 * Profections that have a moment in common with a window: each is followed by those that divide it.
 *
 * A year has one sign, its months the twelve from that on, and the parts of a month the twelve from the month's on.
 *
 * @param window starts at the birth or later
 * @param levels how many, 1 to 3
 * @source one sign a year and a twelfth of it a month, as Ptolemy counts: N. DeVore in Astro*Dictionary,
 *   https://www.astrologysoftware.com/community/learn/dictionary/profections.html
 */
export function listProfections(
  settings: ProfectionSettings,
  window: JdRange,
  levels: ProfectionLevel,
): readonly Profection[] {
  const periods: Profection[] = [];
  for (let age = ageAt(settings.yearStarts, window.fromJdUt); ; age++) {
    const year = yearOf(settings, age);
    if (!meetsWindow(year, window)) return periods;
    addWithParts(year, { settings, window, levels, periods });
  }
}

function yearOf(settings: ProfectionSettings, age: number): Profection {
  const span = { start: settings.yearStarts(age), end: settings.yearStarts(age + 1) };
  return { level: 1, age, ...describeSign(signAfter(settings.fromSign, age), settings), ...span };
}

interface Walk {
  readonly settings: ProfectionSettings;
  readonly window: JdRange;
  readonly levels: ProfectionLevel;
  /** In which the periods are collected. */
  readonly periods: Profection[];
}

function addWithParts(period: Profection, walk: Walk): void {
  walk.periods.push(period);
  if (period.level >= walk.levels) return;
  for (const part of divide(period, walk.settings)) {
    if (meetsWindow(part, walk.window)) addWithParts(part, walk);
  }
}

function divide({ level, age, sign, start, end }: Profection, settings: ProfectionSettings): readonly Profection[] {
  const isOf30Days = level === 1 && settings.months === 'days_30';
  const partDays = isOf30Days ? MONTH_DAYS : (end - start) / PARTS;
  const bounds = Array.from({ length: PARTS }, (_, index) => jdUt(start + index * partDays));
  return bounds.map((bound, index) => ({
    level: level === 1 ? 2 : 3,
    age,
    ...describeSign(signAfter(sign, index), settings),
    start: bound,
    end: bounds[index + 1] ?? end,
  }));
}

function describeSign(sign: Sign, { fromSign }: Pick<ProfectionSettings, 'fromSign'>) {
  return { sign, house: countSigns(fromSign, sign), lord: SIGN_RULERS[sign].traditional };
}
