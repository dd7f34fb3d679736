import { MASAS, type Masa } from '../../../base/catalog/panchanga.ts';
import { TURN_DEG } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { DEG_PER_SIGN } from '../../sky/zodiac/sign-position.ts';
import { type Border, elongationAt, findBorders } from './elements.ts';
import type { Luminaries } from './luminaries.ts';

/** A lunar month from new moon to new moon, `[start, end)`. */
export interface LunarMonth {
  readonly start: JdUt;
  readonly end: JdUt;
  /** Index of its name in {@link MASAS}. */
  readonly index: number;
  /** The Sun enters no sign in it: the month that follows has its name again. */
  readonly isAdhika: boolean;
  /** Name of the month that is left out after it, as the Sun enters two signs in it. */
  readonly suppressed: Masa | undefined;
}

/** Longer than any lunar month, days. */
export const LONGEST_MONTH_DAYS = 30;

const MONTHS = MASAS.length;

/**
 * Lunar months that touch a window, ascending and without a gap. The month in whose first moment the Sun is in Pisces is
 * Chaitra, and so on; a month in which the Sun enters no sign is adhika (added).
 *
 * @param window at least a month inside the span of the luminaries
 * @source R. Sewell and S. B. Dikshit, The Indian Calendar (1896), arts. 45 and 46, p. 25–27: "The twelve lunar months, at
 * whose first moment the sun stands in Mina and the following, are called Chaitra, and the others"
 */
export function listLunarMonths(luminaries: Luminaries, { fromJdUt, toJdUt }: JdRange): readonly LunarMonth[] {
  const wide = { fromJdUt: jdUt(fromJdUt - LONGEST_MONTH_DAYS), toJdUt: jdUt(toJdUt + LONGEST_MONTH_DAYS) };
  const newMoons = findBorders(elongationAt(luminaries), TURN_DEG, wide);
  const months = newMoons.slice(1).map((next, index) => nameMonth(newMoons[index] as Border, next, luminaries));
  return months.filter(({ start, end }) => start <= toJdUt && end > fromJdUt);
}

function nameMonth({ moment: start }: Border, { moment: end }: Border, { sunDegAt }: Luminaries): LunarMonth {
  const [first, last] = [start, end].map((moment) => Math.floor(sunDegAt(moment) / DEG_PER_SIGN)) as [number, number];
  const index = wrapMonth(first + 1);
  return {
    ...{ start, end, index },
    isAdhika: first === last,
    suppressed: last - first > 1 ? MASAS[wrapMonth(index + 1)] : undefined,
  };
}

const wrapMonth = (index: number): number => ((index % MONTHS) + MONTHS) % MONTHS;

/**
 * Index of the name of a month in the purnimanta scheme, whose months end at the full moon: the dark half of an amanta
 * month belongs to the month that follows, but an adhika month keeps both halves.
 *
 * @source R. Sewell and S. B. Dikshit, The Indian Calendar (1896), arts. 45 and 51, p. 26 and 30
 */
export function purnimantaIndexOf({ index, isAdhika, suppressed }: LunarMonth, isDarkHalf: boolean): number {
  if (!isDarkHalf || isAdhika) return index;
  return wrapMonth(index + (suppressed ? 2 : 1));
}
