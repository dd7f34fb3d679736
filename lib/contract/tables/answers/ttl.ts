/** How long an answer stays in the cache: 30 days. */
export const ANSWER_TTL_SECONDS = 30 * 86_400;

/**
 * How long an instance answers from memory before it checks for an invalidation, milliseconds. An invalidation waits
 * equally long before it reports success, so that no instance returns a deleted answer afterwards.
 */
export const MEMORY_LEASE_MS = 1000;
