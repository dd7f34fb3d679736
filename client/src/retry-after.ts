const SECOND_MS = 1000;

/**
 * How long an answer asks to wait, in milliseconds; 0 for a date that has passed, undefined where it does not say.
 *
 * @param nowMs the time of this machine, which a date is held against
 * @source RFC 9110, section 10.2.3, Retry-After = HTTP-date / delay-seconds, https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function parseRetryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  const dateMs = /^[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}
