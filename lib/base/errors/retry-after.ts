/**
 * `Retry-After` of problems of the service itself, by status, seconds. A function that ended is replaced by the next
 * request; a calculation that took too long would only meet the same load before the 29 seconds of the gateway are over.
 */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<number, number>>> = { 502: 5, 504: 30 };

/** The header `Retry-After` for a status; empty for a status without a wait. */
export function createRetryAfterHeader(status: number): Record<string, string> {
  const seconds = RETRY_AFTER_SECONDS[status];
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}
