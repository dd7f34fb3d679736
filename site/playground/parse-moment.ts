/**
 * Milliseconds since 1970 of a date or datetime in ISO 8601, whose year may have any sign and four to six digits: those
 * before the year 0 are written with four by many, which `Date.parse` does not read.
 */
export function parseMomentMs(iso: string): number {
  const [, sign = '', digits = '', rest = ''] = /^([+-]?)(\d{4,6})(-.*)$/.exec(iso) ?? [];
  return Date.parse(`${sign || '+'}${digits.padStart(6, '0')}${rest}`);
}
