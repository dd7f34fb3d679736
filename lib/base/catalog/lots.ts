import { HERMETIC_LOTS } from './lots/hermetic.ts';
import { LEGACY_LOTS } from './lots/legacy.ts';
import type { Lot, LotCatalog, LotReference } from './lots/lot.ts';
import { CIRCUMSTANCE_LOTS } from './lots/optional-circumstance.ts';
import { FAMILY_LOTS } from './lots/optional-family.ts';
import { STANDING_LOTS } from './lots/optional-standing.ts';

export type { Lot, LotCatalog, LotFormula, LotHouse, LotPoint, LotReference } from './lots/lot.ts';

/** Every lot, in the order in which answers list them; `id` is the canonical name. One table for chart and endpoint. */
export const LOTS: readonly Lot[] = [
  ...HERMETIC_LOTS,
  ...FAMILY_LOTS,
  ...STANDING_LOTS,
  ...CIRCUMSTANCE_LOTS,
  ...LEGACY_LOTS,
];

export const LOT_IDS: readonly string[] = LOTS.map(({ id }) => id);

/** The lots of some catalogs, in catalog order. */
export function listLots(catalogs: readonly LotCatalog[]): readonly Lot[] {
  return LOTS.filter(({ catalog }) => catalogs.includes(catalog));
}

/** The lots that formulas of other lots use. */
export const REFERENCE_LOTS: Readonly<Record<LotReference, Lot>> = {
  fortune: HERMETIC_LOTS[0],
  spirit: HERMETIC_LOTS[1],
};
