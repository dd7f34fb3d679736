import type { CatalogBodyId } from '../../lib/base/catalog/bodies.ts';
import type { TransitBodyId } from '../../lib/base/catalog/transit-bodies.ts';

/** How a transiting body follows from a body of the catalog. */
export interface TransitSource {
  readonly body: CatalogBodyId;
  /** Longitude of the transiting body minus that of `body`, degrees. */
  readonly offsetDeg: 0 | 180;
}

/** The south node is opposite the true node; any other transiting body is a body of the catalog itself. */
export const transitSourceOf = (id: TransitBodyId): TransitSource =>
  id === 'south_node' ? { body: 'true_node', offsetDeg: 180 } : { body: id, offsetDeg: 0 };

/** The bodies of the catalog that a search needs, each once. */
export const listSourceBodies = (ids: readonly TransitBodyId[]): readonly CatalogBodyId[] => [
  ...new Set(ids.map((id) => transitSourceOf(id).body)),
];
