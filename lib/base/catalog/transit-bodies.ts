import { NUMBERED_BODY_IDS, type NumberedBodyId } from './bodies.ts';

/** A body whose transits are searched: one of the catalog, or the south node. */
export type TransitBodyId = NumberedBodyId | 'south_node';

/** The bodies of transits in catalog order; the south node follows the true node. */
export const TRANSIT_BODY_IDS: readonly TransitBodyId[] = NUMBERED_BODY_IDS.flatMap((id): readonly TransitBodyId[] =>
  id === 'true_node' ? [id, 'south_node'] : [id],
);

/** A body of the ephemeris from which a transiting body follows. */
interface EphemerisSource {
  readonly body: NumberedBodyId;
  /** Longitude of the transiting body minus that of `body`, degrees. */
  readonly offsetDeg: 0 | 180;
}

/** The south node is opposite the true node; any other transiting body is a body of the ephemeris itself. */
export const toEphemerisBody = (id: TransitBodyId): EphemerisSource =>
  id === 'south_node' ? { body: 'true_node', offsetDeg: 180 } : { body: id, offsetDeg: 0 };

/** The bodies of the ephemeris that a search needs, each once. */
export const listEphemerisBodies = (ids: readonly TransitBodyId[]): readonly NumberedBodyId[] => [
  ...new Set(ids.map((id) => toEphemerisBody(id).body)),
];
