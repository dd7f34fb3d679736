/** Types of answers in the cache of calculated answers; `clear-cache` empties it by type. */
export const CACHED_ANSWER_TYPES = ['transits', 'returns', 'progressions'] as const;
export type CachedAnswerType = (typeof CACHED_ANSWER_TYPES)[number];
