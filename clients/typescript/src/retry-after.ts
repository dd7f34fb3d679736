const SECOND_MS = 1000;

/**
 * Wait that a response requests in `Retry-After`, milliseconds; 0 for a past date, undefined without a valid header.
 *
 * @param nowMs current time of this machine, from which the wait until a date is counted
 * @source RFC 9110, section 10.2.3, Retry-After = HTTP-date / delay-seconds, https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function parseRetryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  const dateMs = /^[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}
