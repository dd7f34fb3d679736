/**
 * Parses a date or datetime in ISO 8601 to milliseconds since 1970. The year has an optional sign and four to six digits;
 * `Date.parse` does not accept negative years of four digits.
 */
export function parseMomentMs(iso: string): number {
  const [, sign = '', digits = '', rest = ''] = /^([+-]?)(\d{4,6})(-.*)$/.exec(iso) ?? [];
  return Date.parse(`${sign || '+'}${digits.padStart(6, '0')}${rest}`);
}
