import type { Aspect } from '../../domain/aspects/point.ts';
import type { HousesByPoint } from '../../domain/comparative/house-overlay.ts';
import { ASPECTS_SCHEMA, POINTS_SCHEMA } from '../../schemas/chart/llm-rows.ts';
import { HOUSES_SCHEMA, type LlmPairRows } from '../../schemas/comparative/llm-pair-rows.ts';
import { type LlmRow, toAspectRow, toPointRows } from '../llm-rows.ts';
import type { NatalChart } from '../natal-chart.ts';

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
}

/** Two charts as the rows of one table: its ids say which chart a point belongs to. */
export function toPairRows({ first, second, aspects }: ChartPair): LlmPairRows {
  const sides = [first, second];
  const warnings = sides.flatMap(toChartWarnings);
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
    ...(warnings.length > 0 && { warnings }),
  };
}

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
