import { deltaT } from 'astronomia/deltat';

const J2000 = 2451545;
const DAYS_PER_YEAR = 365.25;
const SECONDS_PER_DAY = 86_400;

const deltaTDays = (jd: number): number => deltaT(2000 + (jd - J2000) / DAYS_PER_YEAR) / SECONDS_PER_DAY;

/**
 * Terrestrial from universal time, by the ΔT that was observed.
 *
 * @source the tables of the US Naval Observatory and the IERS (maia.usno.navy.mil/ser7), as astronomia 4.2.0 has them;
 * observed until 2021
 */
export const jdTtOf = (jdUt: number): number => jdUt + deltaTDays(jdUt);

/** Universal from terrestrial time; ΔT changes by less than a millisecond over itself. */
export const jdUtOf = (jdTt: number): number => jdTt - deltaTDays(jdTt);

/** Half-yearly values are given to a hundredth of a second from then on. */
const FIRST_OBSERVED_JD = 2_427_803.5;
const LAST_OBSERVED_JD = 2_458_849.5;

/** Whether ΔT was measured then, 1935 to 2019, so that a moment in UT is one in TT to some hundredths of a second. */
export const isObserved = (jdUt: number): boolean => jdUt > FIRST_OBSERVED_JD && jdUt < LAST_OBSERVED_JD;
