import type { LotPosition } from '../domain/chart/computed-points.ts';
import { zodiacPlace } from './rounding.ts';

/** A lot as the chart and the lots endpoint state it. */
export function hermeticLot({ lot, longitudeDeg, house, formulaUsed }: LotPosition, decimals: number) {
  return {
    canonical_name: lot.id,
    name: lot.name,
    display_name: lot.displayName,
    ...zodiacPlace(longitudeDeg, decimals),
    house,
    formula_used: formulaUsed,
    keywords: [...lot.keywords],
    sources: [...lot.sources],
  };
}
