import type { Groups } from '../astro/chart/analysis/balance.ts';
import type { BodyContact } from '../astro/chart/analysis/body-contact.ts';
import type { AnalysisFacts, BodyContacts } from '../astro/chart/analysis/chart-facts.ts';
import { FACTS_SCHEMA } from '../requests/chart/llm-rows.ts';
import { toConditionRows } from './condition-rows.ts';
import { LLM_DECIMALS, type LlmRow } from './llm-rows.ts';
import { roundTo } from './rounding.ts';
import { toSkyRows } from './sky-fact-rows.ts';

/** The facts of a chart as rows. */
export function toFactRows(facts: AnalysisFacts): { facts_schema: string[]; facts: LlmRow[] } {
  const { contacts, conditions, sky } = facts;
  const rows = [
    ...toBalanceRows(facts),
    ...toFigureRows(facts),
    ...toConditionRows(conditions),
    ...(sky ? toSkyRows(sky) : []),
    ...(contacts ? toContactRows(contacts) : []),
  ];
  return { facts_schema: [...FACTS_SCHEMA], facts: rows };
}

/** One row for each class, with its bodies and their number. */
function toBalanceRows({ balance }: AnalysisFacts): LlmRow[] {
  const { elements, modalities, polarities, quadrants = {}, hemispheres = {} } = balance;
  const quarters = listGroups(quadrants).map(([name, ids]) => [`quadrant_${name}`, ids] as const);
  const groups = [elements, modalities, polarities, hemispheres].flatMap(listGroups);
  return [...groups, ...quarters].map(([name, ids]) => ['balance', name, ids.join(' '), ids.length, null]);
}

const listGroups = (groups: Groups<string>) => Object.entries(groups);

function toFigureRows({ patterns, stelliums, shape }: AnalysisFacts): LlmRow[] {
  const patternRows = patterns.map(({ type, bodies, apex, largestOrbDeg }) => [
    ...['pattern', type, bodies.join(' ')],
    ...[apex && `apex ${apex}`, roundTo(largestOrbDeg, LLM_DECIMALS)],
  ]);
  const stelliumRows = stelliums.map((stellium) => {
    const { kind, bodies, size } = stellium;
    const where = kind === 'sign' ? stellium.sign : kind === 'house' ? `house_${stellium.house}` : kind;
    return ['stellium', where, bodies.join(' '), size, null];
  });
  const shapeRow = shape && [
    'shape',
    shape.id,
    shape.handle.join(' '),
    roundTo(shape.largestGapDeg, LLM_DECIMALS),
    null,
  ];
  return [...patternRows, ...stelliumRows, ...(shapeRow ? [shapeRow] : [])];
}

function toContactRows({ parallels, contraparallels, antiscia, contraAntiscia }: BodyContacts): LlmRow[] {
  const toRow = (kind: string) => (contact: BodyContact) => toContactRow(kind, contact);
  return [
    ...parallels.map(toRow('parallel')),
    ...contraparallels.map(toRow('contraparallel')),
    ...antiscia.map(toRow('antiscion')),
    ...contraAntiscia.map(toRow('contra_antiscion')),
  ];
}

function toContactRow(kind: string, { a, b, orbDeg, applying }: BodyContact): LlmRow {
  const motion = applying === null ? null : applying ? 'applying' : 'separating';
  return [kind, null, `${a} ${b}`, motion, roundTo(orbDeg, LLM_DECIMALS)];
}
