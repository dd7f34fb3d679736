import { CATALOG_BODY_IDS, type CatalogBodyId } from './bodies.ts';

/** A body whose transits are searched: one of the catalog, or the south node. */
export type TransitBodyId = CatalogBodyId | 'south_node';

/** The bodies of transits in catalog order; the south node follows the true node. */
export const TRANSIT_BODY_IDS: readonly TransitBodyId[] = CATALOG_BODY_IDS.flatMap((id): readonly TransitBodyId[] =>
  id === 'true_node' ? [id, 'south_node'] : [id],
);
