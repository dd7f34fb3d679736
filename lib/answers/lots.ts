import type { LotPosition } from '../domain/chart/computed-points.ts';
import { toZodiacPosition } from './rounding.ts';

/** A lot as the chart and the lots endpoint state it. */
export function toHermeticLot({ lot, longitudeDeg, house, formulaUsed }: LotPosition, decimals: number) {
  return {
    canonical_name: lot.id,
    name: lot.name,
    display_name: lot.displayName,
    ...toZodiacPosition(longitudeDeg, decimals),
    house,
    formula_used: formulaUsed,
    keywords: [...lot.keywords],
    sources: [...lot.sources],
  };
}
