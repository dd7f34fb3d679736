import { postTo } from './any-endpoint.ts';

/** An endpoint of the group by the last part of its path; none for the birth star. */
export type VenusPath = '' | '/conjunctions' | '/eight-year-star' | '/stations' | '/elongations' | '/phase';

/** Sends a body to an endpoint of Venus. */
export const askVenus = (path: VenusPath, sent: unknown) => postTo(`/ephemeris/venus-star-points${path}`, sent);
