import { SAMVATSARAS } from '../../../base/catalog/panchanga.ts';
import { TURN_DEG } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { LunarMonth } from './lunar-month.ts';

/** Number and names of a lunar year, which begins with Chaitra. */
export interface LunarYear {
  /** Expired year of the Shaka era. */
  readonly shaka: number;
  /** Expired year of the Vikrama era that begins with Chaitra. */
  readonly vikrama: number;
  /** Index in {@link SAMVATSARAS}, as the north counts. */
  readonly north: number;
  /** The same as the south counts. */
  readonly south: number;
}

/** Midnight at Ujjain before 18 February 3102 BCE (Julian), with which the Kali era begins, Julian day. */
const KALI_EPOCH_JD = 588465.5;
/** Mean sidereal year, days. */
const YEAR_DAYS = 365.256363;
/** Shaka 0 expired is Kali 3179 expired, Vikrama 135 expired. */
const [SHAKA_OF_KALI, VIKRAMA_OF_SHAKA] = [3179, 135];

const HALF_YEAR_MONTHS = 6;

/**
 * Year of a moment.
 *
 * @param sunDeg sidereal longitude of the Sun at the moment
 * @param month lunar month that contains the moment
 */
export function findLunarYear(moment: JdUt, sunDeg: number, month: Pick<LunarMonth, 'index'>): LunarYear {
  const sunTurn = (((sunDeg % TURN_DEG) + TURN_DEG) % TURN_DEG) / TURN_DEG;
  const solarKali = Math.round((moment - KALI_EPOCH_JD) / YEAR_DAYS - sunTurn);
  // Chaitra begins before the Sun enters Aries.
  const isBeforeAries = month.index < HALF_YEAR_MONTHS && sunTurn > 0.5;
  const isAfterAries = month.index >= HALF_YEAR_MONTHS && sunTurn < 0.25;
  const kali = solarKali + (isBeforeAries ? 1 : 0) - (isAfterAries ? 1 : 0);
  const shaka = kali - SHAKA_OF_KALI;
  return { shaka, vikrama: shaka + VIKRAMA_OF_SHAKA, north: findNorthern(kali), south: findSouthern(kali) };
}

const CYCLE = SAMVATSARAS.length;
const wrapCycle = (index: number): number => ((index % CYCLE) + CYCLE) % CYCLE;

/** Solar year of the Surya Siddhanta, days. */
const SURYA_YEAR_DAYS = 365.258756481;
/** Time in which the mean Jupiter passes a sign, days: in the Surya Siddhanta, and with the correction of 1478. */
const SIGN_DAYS = { original: 361.026721, corrected: 361.034651064 } as const;
/** First year, Kali expired, that is counted with the correction: 1500 CE. */
const CORRECTED_FROM_KALI = 4601;
/**
 * Time from the apparent to the mean entry of the Sun into Aries, days.
 *
 * @source R. Sewell in Epigraphia Indica 13, p. 67: 2.17197 days. The example of The Indian Calendar, art. 54, fits it
 */
const SODHYA_DAYS = 2.17;
/** The Kali era begins with the 27th year of the cycle, Vijaya. */
const FIRST_INDEX = 26;

/**
 * The year of Jupiter that is current when the Sun enters Aries: about once in 85 years one is left out.
 *
 * @source R. Sewell, Indian Chronography (1912), secs. 141 to 151, and R. Sewell and S. B. Dikshit, The Indian Calendar
 * (1896), arts. 21, 54 and 55: lengths, epoch, and the correction (bija) after 1500
 */
function findNorthern(kali: number): number {
  const signDays = kali >= CORRECTED_FROM_KALI ? SIGN_DAYS.corrected : SIGN_DAYS.original;
  return wrapCycle(Math.floor((kali * SURYA_YEAR_DAYS - SODHYA_DAYS) / signDays) + FIRST_INDEX);
}

/** First year, Kali expired, in which the south leaves out no year: 909 CE. */
const SOUTHERN_FROM_KALI = 4010;

/**
 * The years of the south follow each other without a gap; before 909 CE they were those of the north.
 *
 * @source R. Sewell and S. B. Dikshit, The Indian Calendar (1896), art. 75; R. Sewell, Indian Chronography (1912), sec. 170
 */
function findSouthern(kali: number): number {
  return kali < SOUTHERN_FROM_KALI ? findNorthern(kali) : wrapCycle(kali - SHAKA_OF_KALI + 11);
}
