import type { UnixSeconds, WallSeconds } from '../../../base/units/time.ts';
import { instantFromWall } from './civil.ts';
import { isSeasonOfLocalOption } from './daylight-dates.ts';
import type { PracticeAtPlace, PracticeRule, PracticeStanding, TimeBasis } from './local-practice.ts';
import { createPracticeClock } from './practice-clock.ts';
import { applyLocalPractice, findRuleAt } from './practice-zone.ts';
import { resolveLocalTime } from './resolve.ts';
import type { Disambiguation } from './stated-time.ts';
import type { ClockHistory, ZoneHistories, ZoneHistory } from './zone.ts';

/** Whose clock a reading is on: the place's, the IANA zone's, a birth record's, or mean solar time of the place. */
export const READING_BASES = ['local', 'iana', 'record', 'local_mean_time'] as const;
type ReadingBasis = (typeof READING_BASES)[number];

/** One instant that a local time may mean. */
export interface PracticeReading {
  readonly basis: ReadingBasis;
  readonly instant: UnixSeconds;
  /** Local clock − UTC, seconds, east positive. */
  readonly offsetSeconds: number;
}

/** A local time that the clocks of the place, of its zone or of its records give different meanings. */
export interface PracticeAtMoment {
  /** The rule that gives it another meaning than the zone. */
  readonly rule: PracticeRule;
  /** `doubtful` also where areas with different clocks meet within 5 km of the place. */
  readonly standing: PracticeStanding;
  /** Two or three readings, two minutes or more apart; the first one is used. */
  readonly readings: readonly PracticeReading[];
}

/** A zone at a place whose local practice is known. */
export interface ZoneAtPlace {
  /** With the local mean time of the place. */
  readonly zone: ZoneHistory;
  readonly longitudeDeg: number;
  /** True where the client named the zone; a rule that is only likely then gives a second reading, not the first. */
  readonly isZoneStated: boolean;
  readonly timeBasis: TimeBasis;
  readonly practice: PracticeAtPlace;
}

/** The clocks of a place: the one its local times are read on, and the others that they may mean. */
interface LocalClocks {
  readonly history: ZoneHistory;
  /** Compares a local time on all clocks; undefined where they agree. */
  readonly compare: (wall: WallSeconds, disambiguation: Disambiguation) => PracticeAtMoment | undefined;
}

/** The clocks of a place by the rules about it. */
export function createLocalClocks(at: ZoneAtPlace, zones: ZoneHistories): LocalClocks {
  const clockOf = (rule: PracticeRule): ClockHistory => createPracticeClock(rule.clock, at, zones);
  const rules = listDecidingRules(at);
  const usedClockOf = (rule: PracticeRule): ClockHistory => (isApplied(rule, at) ? clockOf(rule) : at.zone);
  const history = applyLocalPractice(at.zone, rules, usedClockOf);
  return { history, compare: (wall, disambiguation) => compareClocks({ at, history, clockOf, wall, disambiguation }) };
}

/** The rules that choose the clock, in order of precedence: those of records first where records are read, else never. */
const listDecidingRules = (at: ZoneAtPlace): readonly PracticeRule[] => [
  ...ofBasis(at.practice.rules, 'record').filter((rule) => readsRecords(rule, at)),
  ...ofBasis(at.practice.rules, 'clock'),
];

/** A request that reads records applies every rule about them. One that states no basis applies the rules that it trusts. */
const readsRecords = (rule: PracticeRule, at: ZoneAtPlace): boolean =>
  at.timeBasis === 'record' || (at.timeBasis === 'unknown' && isTrusted(rule, at));

const isApplied = (rule: PracticeRule, at: ZoneAtPlace): boolean =>
  rule.basis === 'record' ? readsRecords(rule, at) : isTrusted(rule, at);

const isTrusted = ({ standing }: PracticeRule, { isZoneStated }: ZoneAtPlace): boolean =>
  standing === 'settled' || (standing === 'preferred' && !isZoneStated);

interface Comparison {
  readonly at: ZoneAtPlace;
  readonly history: ZoneHistory;
  readonly clockOf: (rule: PracticeRule) => ClockHistory;
  readonly wall: WallSeconds;
  readonly disambiguation: Disambiguation;
}

/** A reading with the rule that it follows; the zone's own reading follows none. */
interface RuleReading extends PracticeReading {
  readonly rule: PracticeRule | undefined;
}

const MOST_READINGS = 3;
const HOUR_SECONDS = 3600;
/** A smaller difference moves the Midheaven by less than half a degree, and is less than most births are noted to. */
const SMALLEST_DIFFERENCE_SECONDS = 120;

function compareClocks(comparison: Comparison): PracticeAtMoment | undefined {
  const { own, across } = listReadings(comparison);
  const readings = listDistinct([...own, ...across]);
  const rule = readings.find(({ basis }) => basis !== 'iana')?.rule;
  if (rule === undefined) return undefined;
  const isAtBorder = across.some((reading) => !isSameReading(reading, readings[0]));
  return {
    rule,
    standing: isAtBorder ? 'doubtful' : rule.standing,
    readings: readings.slice(0, MOST_READINGS).map(toReading),
  };
}

interface Readings {
  /** On the clock in use, then on those of the place, of its records, of its zone, and of towns that chose otherwise. */
  readonly own: readonly RuleReading[];
  /** On the clocks across the borders of areas nearby: those in use, and those of doubtful rules. */
  readonly across: readonly RuleReading[];
}

function listReadings(comparison: Comparison): Readings {
  const { at, wall } = comparison;
  const { rules, nearby } = at.practice;
  const findOwn = (basis: PracticeRule['basis']) => findRuleAt(ofBasis(rules, basis), wall);
  const findUsed = (deciding: readonly PracticeRule[]) => {
    const rule = findRuleAt(deciding, wall);
    return rule && isApplied(rule, at) ? rule : undefined;
  };
  const read = (rule: PracticeRule | undefined) => readOn(rule, comparison);
  const ownClock = findOwn('clock');
  const own = [findUsed(listDecidingRules(at)), ownClock, findOwn('record'), undefined].map(read);
  const across = nearby
    .map((list) => ofBasis(list, 'clock'))
    .flatMap((list) => [findUsed(list), findRuleAt(list, wall)])
    .map(read);
  return { own: [...own, ...(ownClock ? readOtherChoice(ownClock, comparison) : [])], across };
}

/**
 * The reading of towns that chose otherwise than a doubtful rule, in a season of local option where the rule's clock is also the
 * zone's: with daylight saving time where both have none, without it where both have it.
 */
function readOtherChoice(rule: PracticeRule, comparison: Comparison): readonly RuleReading[] {
  const { wall, clockOf } = comparison;
  const isChoice = rule.standing === 'doubtful' && rule.clock.type === 'standard' && isSeasonOfLocalOption(wall);
  const reading = readOn(rule, comparison);
  if (!isChoice || !isSameReading(reading, readOn(undefined, comparison))) return [];
  const { isDst, offsetSeconds } = clockOf(rule).periodAt(reading.instant);
  const otherOffsetSeconds = offsetSeconds + (isDst ? -HOUR_SECONDS : HOUR_SECONDS);
  return [
    { rule, basis: 'local', instant: instantFromWall(wall, otherOffsetSeconds), offsetSeconds: otherOffsetSeconds },
  ];
}

const ofBasis = (rules: readonly PracticeRule[], basis: PracticeRule['basis']): readonly PracticeRule[] =>
  rules.filter((rule) => rule.basis === basis);

function readOn(rule: PracticeRule | undefined, comparison: Comparison): RuleReading {
  const { at, clockOf, disambiguation } = comparison;
  const { name, canonicalName } = at.zone;
  const { periodAt, transitionsBetween } = rule ? clockOf(rule) : at.zone;
  // A reading other than the one in use never refuses the request.
  const choice = disambiguation === 'reject' ? 'compatible' : disambiguation;
  const clock = { name, canonicalName, periodAt, transitionsBetween };
  const { instant, offsetSeconds } = resolveLocalTime(comparison.wall, clock, { disambiguation: choice });
  return { rule, basis: basisOf(rule), instant, offsetSeconds };
}

function basisOf(rule: PracticeRule | undefined): ReadingBasis {
  if (rule === undefined || rule.clock.type === 'iana') return 'iana';
  if (rule.basis === 'record') return 'record';
  return rule.clock.type === 'local_mean_time' ? 'local_mean_time' : 'local';
}

/** One reading for each instant; one at the zone's instant is the zone's. */
function listDistinct(readings: readonly RuleReading[]): readonly RuleReading[] {
  const zoneReading = readings.find(({ rule }) => rule === undefined);
  return readings
    .filter((reading, index) => readings.findIndex((other) => isSameReading(other, reading)) === index)
    .map((reading) => (isSameReading(reading, zoneReading) ? { ...reading, basis: 'iana' } : reading));
}

const isSameReading = (a: RuleReading, b: RuleReading | undefined): boolean =>
  b !== undefined && Math.abs(a.instant - b.instant) < SMALLEST_DIFFERENCE_SECONDS;

const toReading = ({ basis, instant, offsetSeconds }: RuleReading): PracticeReading => ({
  basis,
  instant,
  offsetSeconds,
});
