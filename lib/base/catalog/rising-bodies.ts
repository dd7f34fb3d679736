import { BODIES, CATALOG_BODY_IDS } from './bodies.ts';

/** Bodies that are seen to rise: nodes and apogees are directions only. */
export const RISING_BODY_IDS = CATALOG_BODY_IDS.filter((id) => ['planet', 'asteroid'].includes(BODIES[id].kind));
