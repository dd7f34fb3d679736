import { DASHA_TERMS, type DashaSystem } from '../../../base/catalog/dashas.ts';
import type { NakshatraLord } from '../../../base/catalog/nakshatras.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';
import { type LifePeriod, meetsWindow } from '../../timing/time-lords/life-period.ts';
import type { MomentAfterYears } from './dasha-years.ts';

export const DASHA_LEVELS = [1, 2, 3, 4, 5] as const;
type DashaLevel = (typeof DASHA_LEVELS)[number];

/** A birth's first period, and the years in which all are counted. */
export interface DashaSettings {
  readonly system: DashaSystem;
  /** Index of the period of the birth in the terms of the system. */
  readonly firstTerm: number;
  /** Share of that period that is over at birth, `[0, 1)`. */
  readonly elapsedShare: number;
  readonly momentAfter: MomentAfterYears;
}

/** A period of a dasha. */
export interface DashaPeriod extends LifePeriod {
  readonly lord: NakshatraLord;
  /** Lords from the first level down to this one. */
  readonly lords: readonly NakshatraLord[];
  /** Whole length in years of the system; the first period of a life begins before the birth. */
  readonly years: number;
}

/** A period in years since the birth. */
interface Parent {
  readonly level: number;
  readonly lords: readonly NakshatraLord[];
  /** Index in the terms of the period that its sub-periods begin with. */
  readonly term: number;
  readonly startYears: number;
  readonly endYears: number;
}

interface Walk {
  readonly settings: DashaSettings;
  readonly window: JdRange;
  readonly levels: DashaLevel;
  /** In which the periods are collected. */
  readonly periods: DashaPeriod[];
}

const cycleYears = (system: DashaSystem): number => DASHA_TERMS[system].reduce((sum, { years }) => sum + years, 0);

/**
 * Periods that have a moment in common with a window: each is followed by those that divide it.
 *
 * Sub-periods begin with the lord of their parent and follow in the order of the system; each has the share of its parent
 * that its lord's years have of the whole cycle. After the last period of a cycle the first follows again.
 *
 * @param window starts at the birth or later
 */
export function listDashas(settings: DashaSettings, window: JdRange, levels: DashaLevel): readonly DashaPeriod[] {
  const { system, firstTerm, elapsedShare, momentAfter } = settings;
  const terms = DASHA_TERMS[system];
  const walk: Walk = { settings, window, levels, periods: [] };
  const firstYears = (terms[firstTerm] as (typeof terms)[number]).years;
  let startYears = -elapsedShare * firstYears;
  for (let index = firstTerm; momentAfter(startYears) <= window.toJdUt; index += 1) {
    const term = index % terms.length;
    const { lord, years } = terms[term] as (typeof terms)[number];
    const endYears = startYears + years;
    addPeriod({ level: 1, lords: [lord], term, startYears, endYears }, walk);
    startYears = endYears;
  }
  return walk.periods;
}

/** Adds a period and its parts, if they meet the window. */
function addPeriod(period: Parent, walk: Walk): void {
  const { level, lords, startYears, endYears } = period;
  const { momentAfter } = walk.settings;
  const span = { start: momentAfter(startYears), end: momentAfter(endYears) };
  if (!meetsWindow(span, walk.window)) return;
  walk.periods.push({ level, lord: lords.at(-1) as NakshatraLord, lords, years: endYears - startYears, ...span });
  if (level < walk.levels) addParts(period, walk);
}

function addParts({ level, lords, term, startYears, endYears }: Parent, walk: Walk): void {
  const { system } = walk.settings;
  const terms = DASHA_TERMS[system];
  const yearsPerUnit = (endYears - startYears) / cycleYears(system);
  let units = 0;
  let start = startYears;
  for (let index = 0; index < terms.length; index += 1) {
    const part = (term + index) % terms.length;
    const { lord, years } = terms[part] as (typeof terms)[number];
    units += years;
    const isLast = index === terms.length - 1;
    const end = isLast ? endYears : startYears + units * yearsPerUnit;
    addPeriod({ level: level + 1, lords: [...lords, lord], term: part, startYears: start, endYears: end }, walk);
    start = end;
  }
}

/**
 * The end of the cycle of a birth: when each period has ruled once, the first one also before the birth. To the last bit
 * the end of the last of them.
 */
export function findCycleEnd({ system, firstTerm, elapsedShare, momentAfter }: DashaSettings): JdUt {
  const terms = DASHA_TERMS[system];
  const inOrder = [...terms.slice(firstTerm), ...terms.slice(0, firstTerm)];
  const startYears = -elapsedShare * (inOrder[0]?.years ?? 0);
  return momentAfter(inOrder.reduce((sum, { years }) => sum + years, startYears));
}
