/** Keys of the twelve houses, first to twelfth. */
export const HOUSE_KEYS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

export type HouseKey = (typeof HOUSE_KEYS)[number];
