import { ANTISCION_ORB_DEG } from '../astro/chart/analysis/antiscia.ts';
import type { BodyContact } from '../astro/chart/analysis/body-contact.ts';
import type { AnalysisFacts, BodyContacts } from '../astro/chart/analysis/chart-facts.ts';
import { FACT_SOURCES } from '../astro/chart/analysis/settings.ts';
import { CLUSTER_GAP_DEG, CLUSTER_SPAN_DEG } from '../astro/chart/analysis/stelliums.ts';
import { SHAPE_LEEWAY_DEG } from '../base/catalog/patterns.ts';
import type { ChartAnalysis } from '../requests/chart/analysis.ts';
import { toConditionMembers } from './analysis-conditions.ts';
import { toBalanceRecord, toPatternRecord, toShapeRecord, toStelliumRecord } from './analysis-figures.ts';
import { toSkyMembers } from './analysis-sky.ts';
import { roundTo } from './rounding.ts';

/** The facts of a chart as answers state them. */
export function toChartAnalysis(facts: AnalysisFacts, decimals: number): ChartAnalysis {
  const { balance, patterns, stelliums, shape, conditions, sky, contacts } = facts;
  return {
    definition: toDefinition(facts),
    balance: toBalanceRecord(balance),
    patterns: patterns.map((pattern) => toPatternRecord(pattern, decimals)),
    stelliums: stelliums.map((stellium) => toStelliumRecord(stellium, decimals)),
    ...(shape && { shape: toShapeRecord(shape, decimals) }),
    ...toConditionMembers(conditions, sky?.stations, decimals),
    ...(sky && toSkyMembers(sky, decimals)),
    ...(contacts && toContactMembers(contacts, decimals)),
  };
}

function toDefinition({ settings, bodies }: AnalysisFacts): ChartAnalysis['definition'] {
  const { patternOrbs, stelliumSize, rulership, receptionRule, hayzRule } = settings;
  return {
    id: 'chart_facts',
    pattern_bodies: [...bodies],
    pattern_orbs: { ...patternOrbs },
    stellium_min: stelliumSize,
    cluster_gap_deg: CLUSTER_GAP_DEG,
    cluster_span_deg: CLUSTER_SPAN_DEG,
    shape_leeway_deg: SHAPE_LEEWAY_DEG,
    contact_orb_deg: ANTISCION_ORB_DEG,
    rulerships: rulership,
    reception_rule: receptionRule,
    hayz: hayzRule,
    void_of_course: settings.voidTradition,
    dignity_table: 'lilly',
    sources: [...FACT_SOURCES],
  };
}

function toContactMembers({ parallels, contraparallels, antiscia, contraAntiscia }: BodyContacts, decimals: number) {
  const toRecords = (list: readonly BodyContact[]) =>
    list.map(({ a, b, orbDeg, applying }) => ({ a, b, orb_deg: roundTo(orbDeg, decimals), applying }));
  return {
    parallels: toRecords(parallels),
    contraparallels: toRecords(contraparallels),
    antiscia: toRecords(antiscia),
    contra_antiscia: toRecords(contraAntiscia),
  };
}
