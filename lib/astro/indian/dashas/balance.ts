import { DASHA_TERMS } from '../../../base/catalog/dashas.ts';
import type { NakshatraLord } from '../../../base/catalog/nakshatras.ts';
import { type JdUt, SECONDS_PER_DAY } from '../../../base/units/time.ts';
import type { DashaSettings } from './list-dashas.ts';

/** Whole years, months of a twelfth of the year, and days, which are cut off. */
interface YearsMonthsDays {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** What is left of the first period at birth. */
export interface DashaBalanceAtBirth {
  readonly lord: NakshatraLord;
  readonly years: number;
  readonly days: number;
  readonly yearsMonthsDays: YearsMonthsDays;
}

const MONTHS = 12;
/** A rounding error of a double must not take a day off. */
const TINY_DAYS = 1e-9;

/** What is left of the first period at birth. */
export function findBalance(
  { system, firstTerm, elapsedShare, momentAfter }: DashaSettings,
  birth: JdUt,
): DashaBalanceAtBirth {
  const terms = DASHA_TERMS[system];
  const { lord, years: wholeYears } = terms[firstTerm] as (typeof terms)[number];
  const years = (1 - elapsedShare) * wholeYears;
  const days = momentAfter(years) - birth;
  return { lord, years, days, yearsMonthsDays: splitYears(years, days / years) };
}

/** Splits years into whole years, months and days. */
export function splitYears(years: number, yearDays: number): YearsMonthsDays {
  const monthDays = yearDays / MONTHS;
  const months = Math.floor((years * yearDays + TINY_DAYS) / monthDays);
  const days = Math.floor(Math.max(0, years * yearDays - months * monthDays) + TINY_DAYS);
  return { years: Math.floor(months / MONTHS), months: months % MONTHS, days };
}

const MINUTES_PER_DAY = SECONDS_PER_DAY / 60;

/** How fast a period is used up at birth. */
interface ElapsedRate {
  /** Share of the period that a day uses up, if the birth were later. */
  readonly sharePerDay: number;
  /** Whole length of the period, years. */
  readonly years: number;
  readonly yearDays: number;
}

/** Days by which all dates come earlier for a birth that is a minute later. */
export function findSensitivity({ sharePerDay, years, yearDays }: ElapsedRate): number {
  return (sharePerDay * years * yearDays - 1) / MINUTES_PER_DAY;
}
