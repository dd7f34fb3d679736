import { type Balance, computeBalance } from '../../astro/chart/analysis/balance.ts';
import { findPatterns } from '../../astro/chart/analysis/patterns.ts';
import { createQuadrantFinder } from '../../astro/chart/analysis/quadrant.ts';
import { DEFAULT_FACT_SETTINGS } from '../../astro/chart/analysis/settings.ts';
import { type ChartShape, classifyShape } from '../../astro/chart/analysis/shape.ts';
import { findStelliums, type Stellium } from '../../astro/chart/analysis/stelliums.ts';
import type { Chart } from '../../astro/chart/cast.ts';
import type { PatternType } from '../../base/catalog/patterns.ts';

/** The facts of a chart that follow from its positions, each found when a column first reads it. */
export interface ChartFigures {
  readonly balance: Balance;
  /** Number of figures of each type that there is. */
  readonly patterns: ReadonlyMap<PatternType, number>;
  readonly stelliums: ReadonlyMap<Stellium['kind'], number>;
  readonly shape: ChartShape | undefined;
}

/** The figures of Sun to Pluto, by the definitions of `options.include_analysis`. */
export function findFigures(chart: Chart): ChartFigures {
  const { bodies, patternOrbs, stelliumSize } = DEFAULT_FACT_SETTINGS;
  const points = chart.points.filter(({ id }) => bodies.includes(id));
  const isInSky = chart.settings.harmonic === undefined;
  return {
    balance: computeBalance(points, isInSky && chart.horizon ? createQuadrantFinder(chart.context) : undefined),
    patterns: countKinds(findPatterns(points, patternOrbs).map(({ type }) => type)),
    stelliums: countKinds(findStelliums(points, stelliumSize).map(({ kind }) => kind)),
    shape: classifyShape(chart.points),
  };
}

function countKinds<Kind>(kinds: readonly Kind[]): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
