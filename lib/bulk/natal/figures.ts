import { countPatterns } from '../../astro/chart/analysis/patterns.ts';
import type { AnalysisPoint } from '../../astro/chart/analysis/point.ts';
import { createQuadrantFinder, type Quadrant } from '../../astro/chart/analysis/quadrant.ts';
import { DEFAULT_FACT_SETTINGS } from '../../astro/chart/analysis/settings.ts';
import { type ChartShape, classifyShape } from '../../astro/chart/analysis/shape.ts';
import { findStelliums, type Stellium } from '../../astro/chart/analysis/stelliums.ts';
import type { Chart } from '../../astro/chart/cast.ts';
import { signIndexOf } from '../../astro/sky/zodiac/sign-position.ts';
import type { PatternType } from '../../base/catalog/patterns.ts';
import { SIGNS } from '../../base/catalog/signs.ts';

/** Numbers of what there is of each kind; a kind without any is absent. */
type Counts<Kind> = ReadonlyMap<Kind, number>;

/** The facts of a chart that follow from its positions, as numbers. */
export interface ChartFigures {
  /** Planets in each sign. */
  readonly signs: readonly number[];
  /** Undefined without a horizon. */
  readonly quadrants: Counts<Quadrant> | undefined;
  readonly patterns: Counts<PatternType>;
  readonly stelliums: Counts<Stellium['kind']>;
  readonly shape: ChartShape | undefined;
}

const BODIES: ReadonlySet<string> = new Set(DEFAULT_FACT_SETTINGS.bodies);

/** The figures of Sun to Pluto, by the definitions of `options.include_analysis`. */
export function findFigures(chart: Chart): ChartFigures {
  const { patternOrbs, stelliumSize } = DEFAULT_FACT_SETTINGS;
  const points = chart.points.filter(({ id }) => BODIES.has(id));
  const isInSky = chart.settings.harmonic === undefined && chart.horizon !== undefined;
  return {
    signs: countSigns(points),
    quadrants: isInSky ? countKinds<AnalysisPoint, Quadrant>(points, createQuadrantFinder(chart.context)) : undefined,
    patterns: countPatterns(points, patternOrbs),
    stelliums: countKinds(findStelliums(points, stelliumSize), ({ kind }) => kind),
    shape: classifyShape(points),
  };
}

function countSigns(points: readonly AnalysisPoint[]): readonly number[] {
  const counts = new Array<number>(SIGNS.length).fill(0);
  for (const { longitudeDeg } of points) {
    const index = signIndexOf(longitudeDeg);
    counts[index] = (counts[index] as number) + 1;
  }
  return counts;
}

/** The number of planets in the signs of a class, such as an element: every so many from one on. */
export function countInClass(signs: readonly number[], first: number, step: number): number {
  let count = 0;
  for (let index = first; index < signs.length; index += step) count += signs[index] as number;
  return count;
}

function countKinds<Item, Kind>(items: readonly Item[], kindOf: (item: Item) => Kind): Counts<Kind> {
  const counts = new Map<Kind, number>();
  for (const item of items) {
    const kind = kindOf(item);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
