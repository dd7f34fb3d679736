import { NAKSHATRAS } from '../../../base/catalog/nakshatras.ts';
import {
  FIXED_KARANAS,
  MOVABLE_KARANAS,
  NEW_MOON_TITHI,
  PAKSHAS,
  type Paksha,
  TITHIS,
  YOGAS,
} from '../../../base/catalog/panchanga.ts';
import { TURN_DEG } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { refineZero, type ValueAt } from '../../search/zeros.ts';
import type { Luminaries } from './luminaries.ts';

/** The four elements of a panchanga other than the weekday. */
export const PANCHANGA_ELEMENTS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type PanchangaElement = (typeof PANCHANGA_ELEMENTS)[number];

/** Time in which an angle stays in one of its equal parts, `[start, end)`. */
export interface ElementSpan {
  /** From 1. */
  readonly number: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** Number of equal parts of the circle. */
export const ELEMENT_COUNTS: Readonly<Record<PanchangaElement, number>> = {
  tithi: 2 * TITHIS.length,
  nakshatra: NAKSHATRAS.length,
  yoga: YOGAS.length,
  karana: 4 * TITHIS.length,
};

const HALF_TITHIS = ELEMENT_COUNTS.karana;

/** Longitude of the Moon minus that of the Sun, unwrapped, degrees. */
export const elongationAt =
  ({ sunDegAt, moonDegAt }: Luminaries): ValueAt =>
  (moment) =>
    moonDegAt(moment) - sunDegAt(moment);

/** The angle whose parts an element is, unwrapped, degrees. It only grows. */
function angleOf(element: PanchangaElement, luminaries: Luminaries): ValueAt {
  const { sunDegAt, moonDegAt } = luminaries;
  if (element === 'nakshatra') return moonDegAt;
  if (element === 'yoga') return (moment) => sunDegAt(moment) + moonDegAt(moment);
  return elongationAt(luminaries);
}

/** No tithi, nakshatra, yoga or karana lasts as long, days. */
const LONGEST_DAYS = 1.5;

/**
 * Every span of an element that touches a window, ascending and without a gap.
 *
 * @param window at least 1.5 days inside the span of the luminaries
 */
export function listElementSpans(
  luminaries: Luminaries,
  element: PanchangaElement,
  { fromJdUt, toJdUt }: JdRange,
): readonly ElementSpan[] {
  const count = ELEMENT_COUNTS[element];
  const wide = { fromJdUt: jdUt(fromJdUt - LONGEST_DAYS), toJdUt: jdUt(toJdUt + LONGEST_DAYS) };
  const borders = findBorders(angleOf(element, luminaries), TURN_DEG / count, wide);
  const spans = borders.slice(1).map(({ moment: end }, index) => {
    const { multiple, moment: start } = borders[index] as Border;
    return { number: (((multiple % count) + count) % count) + 1, start, end };
  });
  return spans.filter(({ start, end }) => start <= toJdUt && end > fromJdUt);
}

/** A moment at which an angle is a multiple of a step. */
export interface Border {
  readonly multiple: number;
  readonly moment: JdUt;
}

/** Time between two samples, days. */
const SAMPLE_DAYS = 1;

/** Moments at which a growing angle reaches multiples of a step, ascending. */
export function findBorders(angleAt: ValueAt, stepDeg: number, { fromJdUt, toJdUt }: JdRange): readonly Border[] {
  const borders: Border[] = [];
  const count = Math.max(1, Math.ceil((toJdUt - fromJdUt) / SAMPLE_DAYS));
  const sampleAt = (index: number): JdUt => jdUt(fromJdUt + ((toJdUt - fromJdUt) * index) / count);
  let [low, atLow] = [fromJdUt, angleAt(fromJdUt)];
  for (let index = 1; index <= count; index += 1) {
    const high = sampleAt(index);
    const atHigh = angleAt(high);
    for (let multiple = Math.floor(atLow / stepDeg) + 1; multiple * stepDeg <= atHigh; multiple += 1) {
      const gapAt: ValueAt = (at) => angleAt(at) - multiple * stepDeg;
      borders.push({ multiple, moment: refineZero(gapAt, { low, high }) });
    }
    [low, atLow] = [high, atHigh];
  }
  return borders;
}

/** Half of the lunar month that a tithi belongs to. */
export const pakshaOf = (tithi: number): Paksha => (tithi <= TITHIS.length ? PAKSHAS[0] : PAKSHAS[1]);

/** Names of the numbers of an element. */
export function nameElement(element: PanchangaElement, number: number): string {
  return NAMES[element](number);
}

const NAMES: Readonly<Record<PanchangaElement, (number: number) => string>> = {
  tithi: (number) => (number === 2 * TITHIS.length ? NEW_MOON_TITHI : (TITHIS[(number - 1) % TITHIS.length] as string)),
  nakshatra: (number) => NAKSHATRAS[number - 1] as string,
  yoga: (number) => YOGAS[number - 1] as string,
  karana: nameKarana,
};

/** The fixed karanas are the last three half tithis of the month and the first one. */
function nameKarana(number: number): string {
  const fromLast = (number - (HALF_TITHIS - 2) + HALF_TITHIS) % HALF_TITHIS;
  return FIXED_KARANAS[fromLast] ?? (MOVABLE_KARANAS[(number - 2) % MOVABLE_KARANAS.length] as string);
}
