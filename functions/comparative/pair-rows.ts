import * as z from 'zod';
import { toFactRows } from '../../lib/answers/fact-rows.ts';
import { type LlmRow, toAspectRow, toPointRows } from '../../lib/answers/llm-rows.ts';
import type { Aspect } from '../../lib/domain/aspects/point.ts';
import type { HousesByPoint } from '../../lib/domain/comparative/house-overlay.ts';
import { WarningRecord } from '../../lib/schemas/answer.ts';
import {
  ASPECTS_SCHEMA,
  FACTS_SCHEMA,
  type LlmCell,
  LlmRows,
  POINTS_SCHEMA,
} from '../../lib/schemas/chart/llm-rows.ts';
import type { NatalChart } from '../../lib/use-cases/natal-chart.ts';

/** Columns of the table of house overlays. */
const HOUSES_SCHEMA = ['id', 'chart', 'house'] as const;
const ChartPrefix = z
  .enum(['a', 'b', 't', 'n'])
  .meta({ description: 'One of two charts: what the ids of its points begin with', example: 'a' });
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
  houses_schema: z.array(z.string()).meta({ description: 'Columns of `houses`', example: [...HOUSES_SCHEMA] }),
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

/** One of two charts, and in which houses of the other its points fall. */
interface PairSide {
  /** Stands before the id of every point, with a full stop between. */
  readonly prefix: Prefix;
  readonly natal: NatalChart;
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
  const sides = [first, second];
  const warnings = sides.flatMap(toChartWarnings);
  const allFacts = [...sides.flatMap(toOwnFactRows), ...facts];
  return {
    schema_version: 'llm_v2',
    charts: [first.prefix, second.prefix],
    points_schema: [...POINTS_SCHEMA],
    points: sides.flatMap(({ prefix, natal }) =>
      toPointRows(natal.chart).map(([id, ...cells]) => [`${prefix}.${id}`, ...cells]),
    ),
    aspects_schema: [...ASPECTS_SCHEMA],
    aspects: [
      ...sides.flatMap((side) => toAspectRows(side.natal.aspects, side, side)),
      ...toAspectRows(aspects, first, second),
    ],
    houses_schema: [...HOUSES_SCHEMA],
    houses: [...toOverlayRows(first, second), ...toOverlayRows(second, first)],
    ...(allFacts.length > 0 && { facts_schema: [...FACTS_SCHEMA], facts: allFacts }),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** The facts of one chart; their ids have its prefix. */
function toOwnFactRows({ prefix, natal }: PairSide): LlmRow[] {
  if (!natal.facts) return [];
  return toFactRows(natal.facts).facts.map(([kind, what, bodies, ...cells]) => [
    ...[kind, what, prefixIds(bodies, prefix)].map((cell) => cell ?? null),
    ...cells,
  ]);
}

const prefixIds = (ids: LlmCell | undefined, prefix: Prefix): LlmCell =>
  typeof ids === 'string' ? ids.replaceAll(/\S+/g, (id) => `${prefix}.${id}`) : null;

function toAspectRows(aspects: readonly Aspect[], first: PairSide, second: PairSide): LlmRow[] {
  return aspects.map((aspect) => {
    const [object1, object2] = [`${first.prefix}.${aspect.object1}`, `${second.prefix}.${aspect.object2}`];
    return toAspectRow({ ...aspect, object1, object2 });
  });
}

function toOverlayRows(guest: PairSide, host: PairSide): LlmPairRows['houses'] {
  return Object.entries(guest.inOther).map(([id, house]) => [`${guest.prefix}.${id}`, host.prefix, house]);
}

function toChartWarnings({ prefix, natal }: PairSide) {
  return natal.chart.warnings.map((warning) => ({ chart: prefix, ...warning }));
}
