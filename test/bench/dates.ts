const UNIX_EPOCH_JD = 2_440_587.5;
const MS_PER_DAY = 86_400_000;

/** Julian days of a mean calendar year. */
export const YEAR_DAYS = 365.25;

export const unixMsOf = (jdUt: number): number => Math.round((jdUt - UNIX_EPOCH_JD) * MS_PER_DAY);
export const jdOf = (iso: string): number => Date.parse(iso) / MS_PER_DAY + UNIX_EPOCH_JD;

/** `YYYY-MM-DD` of a Julian day (UT). */
export const dateOf = (jdUt: number): string => new Date(unixMsOf(jdUt)).toISOString().slice(0, 'YYYY-MM-DD'.length);
