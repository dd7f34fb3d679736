import { endpoints } from '../../functions/venus/endpoints.ts';
import { openFunction } from './open-function.ts';

const ask = openFunction(endpoints);

/** An endpoint of the group by the last part of its path; none for the birth star. */
export type VenusPath = '' | '/conjunctions' | '/eight-year-star' | '/stations' | '/elongations' | '/phase';

/** Sends a body through the whole chain of the Venus function. */
export const askVenus = (path: VenusPath, sent: unknown) => ask(`/ephemeris/venus-star-points${path}`, sent);
