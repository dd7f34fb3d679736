import type { Ayanamsa } from '../base/catalog/ayanamsas.ts';

/** The members of an answer that name its sidereal zero point. */
export function toAyanamsaMembers(ayanamsa: Ayanamsa) {
  if (typeof ayanamsa === 'string') return { ayanamsa };
  return { ayanamsa: 'user', user_ayanamsa: { epoch_jd: ayanamsa.epochJdTt, degrees: ayanamsa.degrees } };
}
