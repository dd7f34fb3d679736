import { NUMBERED_BODY_IDS } from '../../../base/catalog/bodies.ts';
import { toCanonicalName } from '../../../base/catalog/names.ts';
import { TRANSIT_BODY_IDS } from '../../../base/catalog/transit-bodies.ts';
import { selectParticipants } from '../../sky/events/kinds.ts';
import { PHASE_NAMES } from '../../sky/lunar/phase.ts';

/** The phases of the Moon, in the order of the month, and its halves: from new to full Moon and back. */
const ELECTED_PHASES = [...PHASE_NAMES, 'Waxing', 'Waning'] as const;
export type ElectedPhase = (typeof ELECTED_PHASES)[number];
export const MOON_PHASE_IDS = ELECTED_PHASES.map(toCanonicalName);

/** The phase with an id of {@link MOON_PHASE_IDS}. */
export const toPhaseName = (id: string): ElectedPhase => ELECTED_PHASES[MOON_PHASE_IDS.indexOf(id)] ?? PHASE_NAMES[0];

/** Bodies that are nearer to the Sun or farther from it. */
export const BODIES_BESIDE_SUN = TRANSIT_BODY_IDS.filter((id) => id !== 'sun');

/** Bodies that have stations. */
export const STATION_BODIES = selectParticipants('station', NUMBERED_BODY_IDS);

export const SECTS = ['day', 'night'] as const;
