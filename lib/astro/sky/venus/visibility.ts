import type { ConjunctionType } from '../events/conjunctions.ts';

export const VISIBILITIES = ['morning_star', 'evening_star'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Visibility of Venus after a conjunction: a morning star after an inferior one, an evening star after a superior one. */
export const visibilityAfter = (type: ConjunctionType): Visibility =>
  type === 'inferior' ? 'morning_star' : 'evening_star';

/** Visibility of Venus on one side of the Sun: east of it she sets after it, as an evening star. */
export const visibilityOf = (isEastern: boolean): Visibility => (isEastern ? 'evening_star' : 'morning_star');
