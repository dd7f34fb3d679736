import * as z from 'zod';
import { toReceptionRecord } from '../../lib/answers/analysis-conditions.ts';
import { toAspectRecord } from '../../lib/answers/aspects.ts';
import { toReceptionRow } from '../../lib/answers/condition-rows.ts';
import { toFactRows } from '../../lib/answers/fact-rows.ts';
import { LLM_DECIMALS, type LlmRow, toAspectRow, toPointRows } from '../../lib/answers/llm-rows.ts';
import { defineRecord } from '../../lib/answers/record.ts';
import { roundTo } from '../../lib/answers/rounding.ts';
import type { Aspect } from '../../lib/astro/chart/aspects/point.ts';
import type { DoubleWhammy } from '../../lib/astro/chart/comparison/double-whammies.ts';
import type { NatalChart } from '../../lib/charts/natal-chart.ts';
import { ReceptionRecord } from '../../lib/requests/chart/analysis-conditions.ts';
import { AspectRecord } from '../../lib/requests/chart/aspects.ts';
import { ASPECTS_SCHEMA, FACTS_SCHEMA, type LlmCell, POINTS_SCHEMA } from '../../lib/requests/chart/llm-rows.ts';
import type { ChartContacts, ComparedCharts, Comparison } from './compare.ts';

/** Columns of the table of house overlays. */
export const HOUSES_SCHEMA = ['id', 'chart', 'house'] as const;

/**
 * Several charts as the rows of one table: the id of a point begins with the letter of its chart and a full stop.
 *
 * @param factsOfAll facts about the charts together, with the letters in their ids
 */
export function toComparedRows<Letter extends string>(
  { charts, comparisons }: ComparedCharts<Letter>,
  factsOfAll: readonly LlmRow[] = [],
) {
  const sides = Object.entries(charts) as [Letter, NatalChart][];
  const warnings = sides.flatMap(([letter, { chart }]) =>
    chart.warnings.map((warning) => ({ chart: letter, ...warning })),
  );
  const facts = [...sides.flatMap(toOwnFactRows), ...factsOfAll];
  return {
    schema_version: 'llm_v2' as const,
    charts: sides.map(([letter]) => letter),
    points_schema: [...POINTS_SCHEMA],
    points: sides.flatMap(([letter, { chart }]) =>
      toPointRows(chart).map(([id, ...cells]): LlmRow => [`${letter}.${id}`, ...cells]),
    ),
    aspects_schema: [...ASPECTS_SCHEMA],
    aspects: [
      ...sides.flatMap(([letter, { aspects }]) => toAspectRows({ aspects, from: letter, to: letter })),
      ...comparisons.flatMap(toAspectRows),
    ],
    houses_schema: [...HOUSES_SCHEMA],
    houses: comparisons.flatMap(toHouseRows),
    ...(facts.length > 0 && { facts_schema: [...FACTS_SCHEMA], facts }),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** The facts of one chart; their ids have its letter. */
function toOwnFactRows([letter, { facts }]: readonly [string, NatalChart]): LlmRow[] {
  const rows = facts ? toFactRows(facts).facts : [];
  return rows.map(([kind = null, what = null, bodies, ...cells]) => [kind, what, addLetter(bodies, letter), ...cells]);
}

const addLetter = (ids: LlmCell | undefined, letter: string): LlmCell =>
  typeof ids === 'string' ? ids.replaceAll(/\S+/g, (id) => `${letter}.${id}`) : null;

const toAspectRows = ({ aspects, from, to }: Pick<Comparison<string>, 'aspects' | 'from' | 'to'>): LlmRow[] =>
  aspects.map((aspect: Aspect) =>
    toAspectRow({ ...aspect, object1: `${from}.${aspect.object1}`, object2: `${to}.${aspect.object2}` }),
  );

const toHouseRows = ({ from, to, houses }: Comparison<string>): [string, string, number][] =>
  Object.entries(houses).map(([id, house]) => [`${from}.${id}`, to, house]);

/** What two charts have in common, as facts: `a.` and `b.` say whose a planet is; a double whammy has the points without them. */
export const toContactRows = ({ doubleWhammies, receptions }: ChartContacts): LlmRow[] => [
  ...doubleWhammies.map(toDoubleWhammyRow),
  ...receptions.map((reception) => toReceptionRow(reception, `a.${reception.a} b.${reception.b}`)),
];

function toDoubleWhammyRow({ a, b, forth, back }: DoubleWhammy): LlmRow {
  const widestDeg = Math.max(forth.orbDeg, back.orbDeg);
  return ['double_whammy', `${forth.aspect} ${back.aspect}`, `${a} ${b}`, null, roundTo(widestDeg, LLM_DECIMALS)];
}

/** Decimals of angles in the answer. */
interface Decimals {
  readonly decimals: number;
}

const doubleWhammy = defineRecord<DoubleWhammy & Decimals>()(
  'DoubleWhammy',
  'Two points that are in aspect both ways; the aspects can differ',
  {
    points: [
      z
        .array(z.string())
        .length(2)
        .meta({ description: 'Ids of the two points', example: ['sun', 'moon'] }),
      ({ a, b }) => [a, b],
    ],
    aspects: [
      z.array(AspectRecord).length(2).meta({
        description: 'From the first point of A to the second of B, and from the second of A to the first of B',
      }),
      ({ forth, back, decimals }) => [forth, back].map((aspect) => toAspectRecord(aspect, decimals)),
    ],
  },
);

export const contactsRecord = defineRecord<ChartContacts & Decimals>()(
  'ChartContacts',
  'Facts about two charts together; present with `include_analysis`',
  {
    double_whammies: [
      z.array(doubleWhammy.schema).meta({ description: 'Among `aspects`' }),
      ({ doubleWhammies, decimals }) => doubleWhammies.map((one) => doubleWhammy.write({ ...one, decimals })),
    ],
    receptions: [
      z.array(ReceptionRecord).meta({
        description:
          'Between Sun to Saturn: `a` is a planet of A, `b` of B. Triplicities follow the sect of the guest’s chart',
      }),
      ({ receptions }) => receptions.map(toReceptionRecord),
    ],
  },
);
