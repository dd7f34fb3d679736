/** How long the cache returns an answer: a day and no longer, because answers have the places of a birth. */
export const ANSWER_TTL_SECONDS = 86_400;

/**
 * How long an instance answers from memory before it checks for an invalidation, milliseconds. An invalidation waits
 * equally long before it reports success, so that no instance returns a deleted answer afterwards.
 */
export const MEMORY_LEASE_MS = 1000;
