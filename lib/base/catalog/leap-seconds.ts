/**
 * International Atomic Time minus UTC, seconds, from 00:00 UTC of each date on; before the first, UTC ran at another rate.
 *
 * @source IERS Bulletin C, as eraDat of ERFA (IAU SOFA) has it; compared with pyerfa 2.0.1.5
 */
export const TAI_MINUS_UTC = [
  ['1972-01-01', 10],
  ['1972-07-01', 11],
  ['1973-01-01', 12],
  ['1974-01-01', 13],
  ['1975-01-01', 14],
  ['1976-01-01', 15],
  ['1977-01-01', 16],
  ['1978-01-01', 17],
  ['1979-01-01', 18],
  ['1980-01-01', 19],
  ['1981-07-01', 20],
  ['1982-07-01', 21],
  ['1983-07-01', 22],
  ['1985-07-01', 23],
  ['1988-01-01', 24],
  ['1990-01-01', 25],
  ['1991-01-01', 26],
  ['1992-07-01', 27],
  ['1993-07-01', 28],
  ['1994-07-01', 29],
  ['1996-01-01', 30],
  ['1997-07-01', 31],
  ['1999-01-01', 32],
  ['2006-01-01', 33],
  ['2009-01-01', 34],
  ['2012-07-01', 35],
  ['2015-07-01', 36],
  ['2017-01-01', 37],
] as const;

/** Terrestrial Time minus International Atomic Time, seconds. @source IAU 1991, resolution A4, recommendation IV, as ERFA's ERFA_TTMTAI */
export const TT_MINUS_TAI_SECONDS = 32.184;
