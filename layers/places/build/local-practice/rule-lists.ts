import { createShapeTest, includesCounty } from '../../../../lib/adapters/places/local-practice/area.ts';
import type { RuleRecord } from '../../../../lib/adapters/places/local-practice/table.ts';

/** Town of the gazetteer. */
export interface Town {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** IANA zone. */
  readonly timezone: string;
  /** FIPS code; undefined outside the United States. */
  readonly county: number | undefined;
}

/** Rules about the same towns, in order of precedence. */
export type RuleList = readonly RuleRecord[];

/**
 * Lists the different lists of rules that towns have. Towns stand for areas: two areas overlap where they have a town in
 * common, and one lies within another where it has no other towns.
 */
export function listRuleLists(rules: readonly RuleRecord[], towns: readonly Town[]): readonly RuleList[] {
  const tests = rules.map((rule) => ({
    rule,
    zones: new Set(rule.where.zones),
    isInShape: createShapeTest(rule.where),
  }));
  const lists = new Map<string, RuleList>();
  for (const { latitudeDeg, longitudeDeg, timezone, county } of towns) {
    const list = tests
      .filter(({ rule, zones }) => zones.has(timezone) && includesCounty(rule.where, county))
      .filter(({ isInShape }) => isInShape?.(latitudeDeg, longitudeDeg) ?? true)
      .map(({ rule }) => rule);
    lists.set(list.map(({ id }) => id).join(' '), list);
  }
  return [...lists.values()];
}
