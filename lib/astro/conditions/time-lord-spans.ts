import type { Ayanamsa } from '../../base/catalog/ayanamsas.ts';
import type { DashaSystem } from '../../base/catalog/dashas.ts';
import { CLASSICAL_PLANETS } from '../../base/catalog/dignities.ts';
import type { Sign } from '../../base/catalog/signs.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../base/units/time.ts';
import { findFirstDasha } from '../indian/dashas/dasha-start.ts';
import { countEqualYears } from '../indian/dashas/dasha-years.ts';
import { DASHA_LEVELS, listDashas } from '../indian/dashas/list-dashas.ts';
import type { Ephemeris, SearchZodiac } from '../port.ts';
import { signOf } from '../sky/zodiac/sign-position.ts';
import { intersectSpans, type Spans, uniteSpans } from '../timing/elections/intervals.ts';
import { civilYearStarts } from '../timing/time-lords/anniversaries.ts';
import { listFirdaria } from '../timing/time-lords/firdaria.ts';
import { listProfections, PROFECTION_LEVELS } from '../timing/time-lords/profections.ts';
import { listReleasing, RELEASING_LEVELS } from '../timing/time-lords/releasing.ts';
import { type ConditionBirth, findBirthAscendant, isBornByDay, readBirthSigns } from './birth.ts';

export const PERIOD_SYSTEMS = ['profection', 'firdaria', 'releasing', 'vimshottari', 'ashtottari', 'yogini'] as const;
/** Lords of periods; Rahu and Ketu are the nodes. */
export const PERIOD_LORDS = [...CLASSICAL_PLANETS, 'north_node', 'south_node', 'rahu', 'ketu'] as const;
/** Lots that releasing begins with. */
export const PERIOD_LOTS = ['fortune', 'spirit'] as const;
export type TimeLordSystem = (typeof PERIOD_SYSTEMS)[number];

/** Levels that each system divides a life into. */
export const TIME_LORD_LEVELS: Readonly<Record<TimeLordSystem, number>> = {
  profection: PROFECTION_LEVELS.length,
  firdaria: 2,
  releasing: RELEASING_LEVELS.length,
  vimshottari: DASHA_LEVELS.length,
  ashtottari: DASHA_LEVELS.length,
  yogini: DASHA_LEVELS.length,
};

/** Systems whose periods belong to signs, too. */
export const SIGN_SYSTEMS: readonly TimeLordSystem[] = ['profection', 'releasing'];

/** The zodiac and the years in which the periods of lives are counted. */
export interface TimeLordFrame {
  readonly ephemeris: Ephemeris;
  readonly zodiac: SearchZodiac;
  /** Of the dashas. */
  readonly ayanamsa: Ayanamsa;
  /** Undefined: that of each system. */
  readonly yearDays: number | undefined;
}

/** Periods of one level, and who or what rules them. */
export interface TimeLordRule {
  readonly system: TimeLordSystem;
  /** From 1; at most that of {@link TIME_LORD_LEVELS}. */
  readonly level: number;
  /** Lot that releasing begins with. */
  readonly lot: 'fortune' | 'spirit';
  readonly ruledBy: (period: RuledPeriod) => boolean;
}

/** A period and its ruler. Rahu and Ketu are the nodes. */
interface RuledPeriod {
  readonly lord: string;
  readonly sign?: Sign;
}

interface TimedPeriod extends RuledPeriod {
  readonly level: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** The time of a window, from the birth on, in which the period of a level is ruled as wanted. */
export function findTimeLordSpans(
  frame: TimeLordFrame,
  birth: ConditionBirth,
  rule: TimeLordRule,
  window: JdRange,
): Spans {
  const life = clipRange(window, { fromJdUt: birth.moment, toJdUt: jdUt(Number.POSITIVE_INFINITY) });
  if (life.fromJdUt >= life.toJdUt) return [];
  const periods = listPeriods(frame, birth, rule, life);
  const ruled = periods.filter((period) => period.level === rule.level && rule.ruledBy(period));
  return intersectSpans(uniteSpans(ruled.map(({ start, end }) => ({ fromJdUt: start, toJdUt: end }))), [life]);
}

/** The periods at a moment of the life, from the first level to that of a rule, as text; '' before the birth. */
export function describePeriodsAt(
  frame: TimeLordFrame,
  birth: ConditionBirth,
  rule: TimeLordRule,
  moment: JdUt,
): string {
  if (moment < birth.moment) return '';
  const periods = listPeriods(frame, birth, rule, { fromJdUt: moment, toJdUt: moment });
  return periods.map(({ level, lord, sign }) => `${level} ${lord} ${sign ?? ''}`).join(', ');
}

/** Days of a year of each system, where a request states none. */
const YEAR_DAYS = { firdaria: 365.2425, releasing: 360, dasha: 365.25 } as const;

function listPeriods(
  frame: TimeLordFrame,
  birth: ConditionBirth,
  rule: TimeLordRule,
  window: JdRange,
): readonly TimedPeriod[] {
  const { system, level } = rule;
  if (system === 'profection') {
    const fromSign = signOf(findBirthAscendant(frame.ephemeris, birth, frame.zodiac));
    const yearStarts = civilYearStarts({ birth: birth.moment, clock: birth.clock });
    return listProfections({ fromSign, yearStarts, months: 'equal' }, window, toLevel(PROFECTION_LEVELS, level));
  }
  if (system === 'firdaria') {
    const isDay = isBornByDay(frame.ephemeris, birth);
    const yearDays = frame.yearDays ?? YEAR_DAYS.firdaria;
    const settings = { birth: birth.moment, isDayChart: isDay, nodes: 'abu_mashar', yearDays } as const;
    return listFirdaria(settings, window, level === 1 ? 1 : 2);
  }
  if (system === 'releasing') {
    const { releasing, fortune } = readBirthSigns(frame.ephemeris, birth, frame.zodiac);
    const yearDays = frame.yearDays ?? YEAR_DAYS.releasing;
    const signs = { sign: releasing[rule.lot], fortuneSign: fortune };
    const settings = { birth: birth.moment, ...signs, yearDays, loosing: 'opposite' } as const;
    return listReleasing(settings, window, toLevel(RELEASING_LEVELS, level));
  }
  return listDashaPeriods(frame, birth, system, { window, level });
}

const toLevel = <Level extends number>(levels: readonly Level[], level: number): Level =>
  levels[level - 1] ?? (levels.at(-1) as Level);

/** Rahu and Ketu as the other systems call the nodes. */
const NAME_OF_NODE: Readonly<Record<string, string>> = { rahu: 'north_node', ketu: 'south_node' };

interface DashaSearch {
  readonly window: JdRange;
  readonly level: number;
}

function listDashaPeriods(
  { ephemeris, ayanamsa, yearDays = YEAR_DAYS.dasha }: TimeLordFrame,
  { moment, place }: ConditionBirth,
  system: DashaSystem,
  { window, level }: DashaSearch,
): readonly TimedPeriod[] {
  const zodiac = { type: 'sidereal', ayanamsa } as const;
  const rule = { system, abhijit: 'not', startFrom: 'moon', balance: 'longitude' } as const;
  const first = findFirstDasha(ephemeris, { moment, place, zodiac, positions: 'apparent' }, rule);
  const momentAfter = countEqualYears(moment, yearDays);
  const periods = listDashas({ system, ...first, momentAfter }, window, toLevel(DASHA_LEVELS, level));
  return periods.map((period) => ({ ...period, lord: NAME_OF_NODE[period.lord] ?? period.lord }));
}
