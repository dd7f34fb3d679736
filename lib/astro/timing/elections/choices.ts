import { CATALOG_BODY_IDS } from '../../../base/catalog/bodies.ts';
import { toCanonicalName } from '../../../base/catalog/names.ts';
import { TRANSIT_BODY_IDS } from '../../../base/catalog/transit-bodies.ts';
import { selectParticipants } from '../../sky/events/kinds.ts';
import { PHASE_NAMES, type PhaseName } from '../../sky/lunar/phase.ts';

/** Ids of the phases of the Moon, in the order of the month. */
export const MOON_PHASE_IDS = PHASE_NAMES.map(toCanonicalName);

/** The phase with an id of {@link MOON_PHASE_IDS}. */
export const toPhaseName = (id: string): PhaseName => PHASE_NAMES[MOON_PHASE_IDS.indexOf(id)] ?? PHASE_NAMES[0];

/** Bodies that are nearer to the Sun or farther from it. */
export const BODIES_BESIDE_SUN = TRANSIT_BODY_IDS.filter((id) => id !== 'sun');

/** Bodies that have stations. */
export const STATION_BODIES = selectParticipants('station', CATALOG_BODY_IDS);

export const SECTS = ['day', 'night'] as const;
