import type { LotPosition } from '../astro/chart/computed-points.ts';
import { toFormattedMember } from './formatted-longitude.ts';
import { type Display, toZodiacPosition } from './rounding.ts';

type LotDisplay = Pick<Display, 'decimals' | 'withFormatted'>;

/** A lot as the chart and the lots endpoint state it. */
export function toHermeticLot({ lot, longitudeDeg, house, formulaUsed }: LotPosition, display: LotDisplay) {
  return {
    canonical_name: lot.id,
    name: lot.name,
    display_name: lot.displayName,
    ...toZodiacPosition(longitudeDeg, display.decimals),
    ...toFormattedMember(longitudeDeg, display),
    house: house ?? null,
    formula_used: formulaUsed,
    keywords: [...lot.keywords],
    sources: [...lot.sources],
  };
}
