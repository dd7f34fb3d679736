/** Under which type answers are kept in the cache of calculated answers; `clear-cache` empties it by type. */
export const STORED_TYPES = ['transits', 'returns', 'progressions'] as const;
export type StoredType = (typeof STORED_TYPES)[number];
