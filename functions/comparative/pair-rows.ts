import * as z from 'zod';
import { toFactRows } from '../../lib/answers/fact-rows.ts';
import { type LlmRow, toAspectRow, toPointRows } from '../../lib/answers/llm-rows.ts';
import type { Aspect } from '../../lib/astro/chart/aspects/point.ts';
import type { HousesByPoint } from '../../lib/astro/chart/comparison/house-overlay.ts';
import type { NatalChart } from '../../lib/charts/natal-chart.ts';
import { WarningRecord } from '../../lib/requests/answer.ts';
import {
  ASPECTS_SCHEMA,
  FACTS_SCHEMA,
  type LlmCell,
  LlmRows,
  POINTS_SCHEMA,
} from '../../lib/requests/chart/llm-rows.ts';
import { choice, columns } from '../../lib/requests/members.ts';

/** Columns of the table of house overlays. */
const HOUSES_SCHEMA = ['id', 'chart', 'house'] as const;
const ChartPrefix = choice(['a', 'b', 't', 'n'], 'One of two charts: what the ids of its points begin with', 'a');
/** Two charts as rows: what the row form of one chart has, with ids that say whose a point is. */
export const LlmPairRows = LlmRows.extend({
  charts: z
    .array(ChartPrefix)
    .length(2)
    .meta({
      description:
        'The two charts: `a` and `b` of a synastry, `t` and `n`, transit and natal, of transits. The id of a point begins with its chart and a full stop: `a.sun`, `t.moon`',
      example: ['a', 'b'],
    }),
  aspects: LlmRows.shape.aspects.meta({
    description:
      'Aspects; a and b are ids of points. First those within each chart, then those from the first chart to the second',
    example: [['a.sun', 'b.moon', 'trine', 1.2346, null]],
  }),
  houses_schema: columns('houses', HOUSES_SCHEMA),
  houses: z.array(z.tuple([z.string(), z.string(), z.int()])).meta({
    description:
      'House overlays: a point of one chart, the other chart, and the house of the other chart in which the point is',
    example: [['a.sun', 'b', 9]],
  }),
  warnings: z
    .array(
      WarningRecord.extend({ chart: ChartPrefix }).meta({ id: 'ChartWarning', description: 'A warning of one chart' }),
    )
    .optional()
    .meta({ description: 'Present if there are warnings' }),
}).meta({ id: 'LlmPairRows', description: 'Two charts as rows for a language model' });

export type LlmPairRows = z.output<typeof LlmPairRows>;
type Prefix = LlmPairRows['charts'][number];

/** A chart among several. */
export interface ChartSide<Prefix extends string> {
  /** Stands before the id of every point, with a full stop between. */
  readonly prefix: Prefix;
  readonly natal: NatalChart;
}

/** Points of one chart compared with another: aspects, and houses of the other chart that hold them. */
interface Comparison<Prefix extends string> {
  readonly from: ChartSide<Prefix>;
  readonly to: ChartSide<Prefix>;
  readonly aspects: readonly Aspect[];
  readonly houses: HousesByPoint;
}

/** Several charts, what is between them, and facts about them together, with the prefixes in their ids. */
interface ComparedCharts<Prefix extends string> {
  readonly sides: readonly ChartSide<Prefix>[];
  readonly comparisons: readonly Comparison<Prefix>[];
  readonly facts?: readonly LlmRow[];
}

/** One of two charts, and in which houses of the other its points fall. */
interface PairSide extends ChartSide<Prefix> {
  readonly inOther: HousesByPoint;
}

interface ChartPair {
  readonly first: PairSide;
  readonly second: PairSide;
  /** From the first chart to the second. */
  readonly aspects: readonly Aspect[];
  /** Facts about both charts together, with the prefixes in their ids; undefined where there are none. */
  readonly facts?: readonly LlmRow[];
}

/** Two charts as the rows of one table: its ids say which chart a point belongs to. */
export function toPairRows({ first, second, aspects, facts = [] }: ChartPair): LlmPairRows {
  const comparisons = [
    { from: first, to: second, aspects, houses: first.inOther },
    { from: second, to: first, aspects: [], houses: second.inOther },
  ];
  return {
    ...toComparedRows({ sides: [first, second], comparisons, facts }),
    charts: [first.prefix, second.prefix],
  };
}

/** Several charts as the rows of one table. */
export function toComparedRows<Prefix extends string>(compared: ComparedCharts<Prefix>) {
  const { sides, comparisons, facts = [] } = compared;
  const warnings = sides.flatMap(toChartWarnings);
  const allFacts = [...sides.flatMap(toOwnFactRows), ...facts];
  return {
    schema_version: 'llm_v2' as const,
    charts: sides.map(({ prefix }) => prefix),
    points_schema: [...POINTS_SCHEMA],
    points: sides.flatMap(({ prefix, natal }) =>
      toPointRows(natal.chart).map(([id, ...cells]): LlmRow => [`${prefix}.${id}`, ...cells]),
    ),
    aspects_schema: [...ASPECTS_SCHEMA],
    aspects: [
      ...sides.flatMap((side) => toAspectRows(side.natal.aspects, side, side)),
      ...comparisons.flatMap(({ aspects, from, to }) => toAspectRows(aspects, from, to)),
    ],
    houses_schema: [...HOUSES_SCHEMA],
    houses: comparisons.flatMap(toOverlayRows),
    ...(allFacts.length > 0 && { facts_schema: [...FACTS_SCHEMA], facts: allFacts }),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** The facts of one chart; their ids have its prefix. */
function toOwnFactRows({ prefix, natal }: ChartSide<string>): LlmRow[] {
  if (!natal.facts) return [];
  return toFactRows(natal.facts).facts.map(([kind, what, bodies, ...cells]) => [
    ...[kind, what, prefixIds(bodies, prefix)].map((cell) => cell ?? null),
    ...cells,
  ]);
}

const prefixIds = (ids: LlmCell | undefined, prefix: string): LlmCell =>
  typeof ids === 'string' ? ids.replaceAll(/\S+/g, (id) => `${prefix}.${id}`) : null;

function toAspectRows(
  aspects: readonly Aspect[],
  first: ChartSide<string>,
  second: ChartSide<string>,
): LlmPairRows['aspects'] {
  return aspects.map((aspect) => {
    const [object1, object2] = [`${first.prefix}.${aspect.object1}`, `${second.prefix}.${aspect.object2}`];
    return toAspectRow({ ...aspect, object1, object2 });
  });
}

function toOverlayRows({ from, to, houses }: Comparison<string>): LlmPairRows['houses'] {
  return Object.entries(houses).map(([id, house]) => [`${from.prefix}.${id}`, to.prefix, house]);
}

function toChartWarnings<Prefix extends string>({ prefix, natal }: ChartSide<Prefix>) {
  return natal.chart.warnings.map((warning) => ({ chart: prefix, ...warning }));
}
