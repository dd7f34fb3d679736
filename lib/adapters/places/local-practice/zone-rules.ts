import type { PracticeRule } from '../../../astro/clock/civil-time/local-practice.ts';
import { createShapeTest, includesCounty, needsCounty } from './area.ts';
import type { RuleRecord } from './table.ts';

/** Lists the rules whose areas hold a point of the zone, in order of precedence. The same area gives the same list. */
type RuleLookup = (latitudeDeg: number, longitudeDeg: number, county?: number) => readonly PracticeRule[];

/** The rules of one zone. */
export interface ZoneRules {
  readonly needsCounty: boolean;
  readonly listRules: RuleLookup;
}

/**
 * Creates the look-up of the rules of one zone. The rules of each county are listed once, as most rules are about whole counties
 * or states.
 *
 * @param records of the zone, in order of precedence
 * @param ruleOf converts a record to its rule, always the same
 */
export function createZoneRules(
  records: readonly RuleRecord[],
  ruleOf: (record: RuleRecord) => PracticeRule,
): ZoneRules {
  const lookUps = new Map<number | undefined, RuleLookup>();

  function createCountyRules(county: number | undefined): RuleLookup {
    const candidates = records
      .filter(({ where }) => includesCounty(where, county))
      .map((record) => ({ rule: ruleOf(record), isInShape: createShapeTest(record.where) }));
    const all = candidates.map(({ rule }) => rule);
    if (candidates.every(({ isInShape }) => isInShape === undefined)) return () => all;
    return (latitudeDeg, longitudeDeg) =>
      candidates
        .filter(({ isInShape }) => isInShape === undefined || isInShape(latitudeDeg, longitudeDeg))
        .map(({ rule }) => rule);
  }

  return {
    needsCounty: records.some(({ where }) => needsCounty(where)),
    listRules: (latitudeDeg, longitudeDeg, county) => {
      const lookUp = lookUps.get(county) ?? createCountyRules(county);
      lookUps.set(county, lookUp);
      return lookUp(latitudeDeg, longitudeDeg);
    },
  };
}
