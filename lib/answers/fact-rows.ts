import type { Groups } from '../astro/chart/analysis/balance.ts';
import type { BodyContact } from '../astro/chart/analysis/body-contact.ts';
import type { AnalysisFacts, BodyContacts } from '../astro/chart/analysis/chart-facts.ts';
import type { MoonAspect, MoonCourse } from '../astro/chart/analysis/moon-course.ts';
import type { SkyFacts } from '../astro/chart/analysis/sky-facts.ts';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import { FACTS_SCHEMA } from '../requests/chart/llm-rows.ts';
import { toConditionRows } from './condition-rows.ts';
import { LLM_DECIMALS, type LlmRow } from './llm-rows.ts';
import { roundTo, STATION_DAY_DECIMALS } from './rounding.ts';

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
    shape.bucketHandle.join(' '),
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

/** The course of the Moon, the stations and the almuten as rows. */
function toSkyRows({ moon, stations = new Map(), almuten }: SkyFacts): LlmRow[] {
  return [
    ...(moon ? toMoonRows(moon) : []),
    ...[...stations].map(([id, { stationDays, motion }]) => [
      'station',
      motion,
      id,
      roundTo(stationDays, STATION_DAY_DECIMALS),
      null,
    ]),
    ...(almuten?.scores ?? []).map(({ planet, total }) => ['almuten_figuris', null, planet, total, null]),
  ];
}

function toMoonRows({ isVoid, leavesSignAt, last, next }: MoonCourse): LlmRow[] {
  const end = leavesSignAt === undefined ? null : formatInstant(leavesSignAt);
  const toRow = (which: string, { body, aspect, moment }: MoonAspect): LlmRow => [
    'moon_aspect',
    `${which} ${aspect}`,
    `moon ${body}`,
    formatInstant(moment),
    null,
  ];
  return [
    ['void_of_course', isVoid ? 'void' : 'not void', 'moon', end, null],
    ...(last ? [toRow('last', last)] : []),
    ...(next ? [toRow('next', next)] : []),
  ];
}
