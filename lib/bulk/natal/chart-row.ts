import type { Aspect } from '../../astro/chart/aspects/point.ts';
import type { ChartPoint } from '../../astro/chart/point.ts';
import { CHART_OBJECT_IDS, type ChartObjectId, OBJECT_SETS } from '../../base/catalog/chart-objects.ts';
import { FIXED_PARTNERS } from '../../base/catalog/fixed-pairs.ts';
import type { NatalChart } from '../../charts/natal-chart.ts';
import type { ChartConfiguration } from '../../requests/configuration.ts';
import type { BulkColumn, ColumnValue } from '../column.ts';
import { type ChartFigures, findFigures } from './figures.ts';

/** The chart of one record, as its columns read it. */
export interface ChartRow {
  readonly natal: NatalChart;
  /** Decimals that the record asks for. */
  readonly decimals: number;
  /** Of the objects of the job, in their order; undefined where the chart does not have one. */
  readonly points: readonly (ChartPoint | undefined)[];
  /** In longitude, then in declination, by the number of the pair; undefined where it has none. */
  readonly aspects: readonly (Aspect | undefined)[];
  readonly declinationAspects: readonly (Aspect | undefined)[];
  readonly figures: ChartFigures;
}

/** A column, and how its value is read. */
export interface ChartColumn extends BulkColumn {
  readonly read: (row: ChartRow) => ColumnValue;
}

/** The objects that the charts of a configuration have, in the order of answers. */
export function listObjects({
  object_set,
  objects = [],
  coordinate_system,
}: ChartConfiguration): readonly ChartObjectId[] {
  if (object_set === 'custom') return CHART_OBJECT_IDS.filter((id) => objects.includes(id));
  const set: readonly ChartObjectId[] = OBJECT_SETS[object_set];
  return CHART_OBJECT_IDS.filter((id) => set.includes(id) || (id === 'earth' && coordinate_system === 'heliocentric'));
}

/** Two points that can be in aspect, the first of an answer first. */
export type Pair = readonly [first: string, second: string];

/** The pairs of points of charts, but those at a fixed angle. */
export function listFreePairs(points: readonly string[]): readonly Pair[] {
  return points.flatMap((first, index) =>
    points
      .slice(index + 1)
      .filter((second) => !FIXED_PARTNERS.get(first)?.includes(second))
      .map((second): Pair => [first, second]),
  );
}

/** Creates the function that lays out charts for columns. */
export function createRowMaker(objects: readonly ChartObjectId[], pairs: readonly Pair[]) {
  const pairNumbers = new Map<string, Map<string, number>>(pairs.map(([first]) => [first, new Map()]));
  for (const [number, [first, second]] of pairs.entries()) pairNumbers.get(first)?.set(second, number);
  const findNumber = ({ object1, object2 }: Aspect) => pairNumbers.get(object1)?.get(object2);
  return (natal: NatalChart, decimals: number): ChartRow => {
    const { points } = natal.chart;
    const aspects = new Array<Aspect | undefined>(pairs.length);
    const declinationAspects = new Array<Aspect | undefined>(pairs.length);
    for (const aspect of natal.aspects) {
      const number = findNumber(aspect);
      const isByDeclination = aspect.aspect === 'parallel' || aspect.aspect === 'contraparallel';
      if (number !== undefined) (isByDeclination ? declinationAspects : aspects)[number] = aspect;
    }
    let figures: ChartFigures | undefined;
    return {
      natal,
      decimals,
      points: arrangePoints(points, objects),
      aspects,
      declinationAspects,
      get figures() {
        figures ??= findFigures(natal.chart);
        return figures;
      },
    };
  };
}

/** Both lists are in the order of the catalog. */
function arrangePoints(points: readonly ChartPoint[], objects: readonly ChartObjectId[]): ChartRow['points'] {
  let next = 0;
  return objects.map((id) => {
    while (next < points.length && points[next]?.id !== id && !objects.includes(points[next]?.id as ChartObjectId))
      next += 1;
    if (points[next]?.id !== id) return undefined;
    next += 1;
    return points[next - 1];
  });
}
