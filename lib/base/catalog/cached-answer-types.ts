/**
 * Types of answers in the cache of calculated answers; `clear-cache` empties it by type. An endpoint names the type of
 * its answers as `stored` of its descriptor, and nothing else is needed to cache them.
 */
export const CACHED_ANSWER_TYPES = ['transits', 'returns', 'progressions'] as const;

export type CachedAnswerType = (typeof CACHED_ANSWER_TYPES)[number];

/** What `clear-cache` deletes: the answers of one type, or all. */
export const CLEARABLE_TYPES = [...CACHED_ANSWER_TYPES, 'all'] as const;
export type ClearableType = (typeof CLEARABLE_TYPES)[number];
