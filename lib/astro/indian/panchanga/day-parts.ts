import { DAY_EIGHTHS, type DayEighth } from '../../../base/catalog/panchanga.ts';
import { type JdUt, jdUt } from '../../../base/units/time.ts';

/** A part of a day, `[start, end)`. */
export interface DayPart {
  readonly start: JdUt;
  readonly end: JdUt;
}

interface Division {
  /** From 1. */
  readonly part: number;
  readonly parts: number;
}

function takePart({ start, end }: DayPart, { part, parts }: Division): DayPart {
  const length = (end - start) / parts;
  return { start: jdUt(start + (part - 1) * length), end: jdUt(start + part * length) };
}

const EIGHTHS = 8;
const MUHURTAS = 15;
const ABHIJIT_MUHURTA = 8;
const BRAHMA_MUHURTA = 14;

/**
 * The eighth of the daytime that a weekday makes Rahu's, Yama's or Gulika's.
 *
 * @param daytime from sunrise to sunset
 * @param weekday 0 Sunday to 6 Saturday
 */
export const findDayEighth = (id: DayEighth, daytime: DayPart, weekday: number): DayPart =>
  takePart(daytime, { part: DAY_EIGHTHS[id][weekday] as number, parts: EIGHTHS });

/** Abhijit: the eighth of fifteen parts of the daytime, with noon in its middle. */
export const findAbhijit = (daytime: DayPart): DayPart => takePart(daytime, { part: ABHIJIT_MUHURTA, parts: MUHURTAS });

/** Brahma: the fourteenth of fifteen parts of a night, the last but one before sunrise. */
export const findBrahma = (night: DayPart): DayPart => takePart(night, { part: BRAHMA_MUHURTA, parts: MUHURTAS });
