import type { RuleRecord } from '../../../../lib/adapters/places/local-practice/table.ts';
import type { RuleList } from './rule-lists.ts';

interface CheckedTables {
  readonly rules: readonly RuleRecord[];
  readonly lists: readonly RuleList[];
  readonly sourceIds: ReadonlySet<string>;
  readonly isZone: (name: string) => boolean;
}

/** Lists what is wrong with rules that are well-formed one by one. */
export function findRuleFaults(tables: CheckedTables): readonly string[] {
  const { rules, lists } = tables;
  return [
    ...findRepeatedIds(rules),
    ...rules.flatMap((rule) => findUnknownNames(rule, tables)),
    ...findEmptyAreas(rules, lists),
    ...findConflicts(rules, lists),
  ];
}

function findRepeatedIds(rules: readonly RuleRecord[]): readonly string[] {
  const ids = rules.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map((id) => `${id}: the id stands twice`);
}

function findUnknownNames({ id, sources, where, clock }: RuleRecord, tables: CheckedTables): readonly string[] {
  const zones = [...where.zones, ...(clock.type === 'zone' ? [clock.zone] : [])];
  return [
    ...sources.filter((source) => !tables.sourceIds.has(source)).map((source) => `${id}: there is no source ${source}`),
    ...zones.filter((zone) => !tables.isZone(zone)).map((zone) => `${id}: there is no time zone ${zone}`),
  ];
}

function findEmptyAreas(rules: readonly RuleRecord[], lists: readonly RuleList[]): readonly string[] {
  const populated = new Set(lists.flat());
  return rules.filter((rule) => !populated.has(rule)).map(({ id }) => `${id}: no town lies in its area`);
}

/**
 * Finds pairs of settled rules with different clocks for the same towns and days, unless the first one's area lies within
 * that of the second, from which it is cut out.
 */
function findConflicts(rules: readonly RuleRecord[], lists: readonly RuleList[]): readonly string[] {
  const settled = rules.filter(({ standing }) => standing === 'settled');
  return settled.flatMap((first, index) => {
    const ofFirst = lists.filter((list) => list.includes(first));
    return settled.slice(index + 1).flatMap((second) => {
      const overlaps = ofFirst.some((list) => list.includes(second)) && hasCommonDay(first, second);
      const isCutOut =
        ofFirst.every((list) => list.includes(second)) && lists.some((list) => isOnlySecond(list, first, second));
      return overlaps && !isCutOut && contradicts(first, second)
        ? [`${first.id} and ${second.id} are settled and contradict each other`]
        : [];
    });
  });
}

const isOnlySecond = (list: RuleList, first: RuleRecord, second: RuleRecord): boolean =>
  list.includes(second) && !list.includes(first);

const hasCommonDay = (a: RuleRecord, b: RuleRecord): boolean => a.from < b.until && b.from < a.until;

const contradicts = (a: RuleRecord, b: RuleRecord): boolean =>
  a.basis === b.basis && JSON.stringify(a.clock) !== JSON.stringify(b.clock);

/** Lists rules that earlier ones cover on every day at every place, so that they never decide. */
export function findCoveredRules(rules: readonly RuleRecord[], lists: readonly RuleList[]): readonly RuleRecord[] {
  const decisive = new Set(
    lists.flatMap((list) => list.filter((rule, index) => !isCovered(rule, list.slice(0, index)))),
  );
  return rules.filter((rule) => !decisive.has(rule));
}

/** Dates compare as text. */
function isCovered({ from, until, basis }: RuleRecord, earlier: RuleList): boolean {
  const spans = earlier.filter((rule) => rule.basis === basis).sort((a, b) => (a.from < b.from ? -1 : 1));
  let coveredUntil = from;
  for (const span of spans) {
    if (span.from <= coveredUntil && span.until > coveredUntil) coveredUntil = span.until;
  }
  return coveredUntil >= until;
}
