import type { ConjunctionType } from '../events/conjunctions.ts';

export const VISIBILITIES = ['morning_star', 'evening_star'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What Venus becomes: between Earth and Sun she passes to the morning, beyond the Sun to the evening. */
export const visibilityAfter = (type: ConjunctionType): Visibility =>
  type === 'inferior' ? 'morning_star' : 'evening_star';

/** East of the Sun she sets after it. */
export const visibilityOf = (isEastern: boolean): Visibility => (isEastern ? 'evening_star' : 'morning_star');
