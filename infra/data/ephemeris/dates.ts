import { constants, revjul } from 'sweph';

const GREGORIAN_SINCE_JD = 2299160.5;

/** An astronomical year as people write it: `1987`, `3001 BCE`. */
export const yearText = (year: number): string => (year > 0 ? `${year}` : `${1 - year} BCE`);

/** `1850-03-02`, `120 BCE-03-02`; by the Julian calendar before October 1582. */
export function dateText(jd: number): string {
  const calendar = jd < GREGORIAN_SINCE_JD ? constants.SE_JUL_CAL : constants.SE_GREG_CAL;
  const { year, month, day } = revjul(jd, calendar);
  return [yearText(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
