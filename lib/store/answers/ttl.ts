/** How long an answer is kept. */
export const ANSWER_TTL_SECONDS = 30 * 86_400;

/**
 * For how long an instance answers from memory before it asks whether answers were cleared, milliseconds. Whoever clears
 * waits as long, so that no instance gives an old answer once the clearing is reported.
 */
export const MEMORY_LEASE_MS = 1000;
