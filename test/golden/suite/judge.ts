import { isDeepStrictEqual } from 'node:util';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import type { Tolerance, ToleranceUnit, Values, Vector } from './vector.ts';

export type Outcome = 'held' | 'missed' | 'not offered';

/** How one published value and an answer compare. */
export interface Judgment {
  readonly vector: Vector;
  readonly quantity: string;
  readonly outcome: Outcome;
  /** Answer minus published value in the unit of the tolerance; NaN without a number; undefined without a tolerance. */
  readonly difference?: number;
  /** Why there is no answer. */
  readonly fault?: string;
}

const PER_DEG: Partial<Record<ToleranceUnit, number>> = { arcsec: 3600, arcmin: 60, deg: 1 };
const MS_PER: Partial<Record<ToleranceUnit, number>> = { s: 1000, min: 60_000, h: 3_600_000 };

/** Milliseconds since 1970 of a moment in the scale that it is stated in: ISO 8601, or a Julian day. */
const toUnixMs = (moment: unknown): number =>
  typeof moment === 'number' ? (moment - 2_440_587.5) * 86_400_000 : Date.parse(`${moment}`.replace(/Z?$/, 'Z'));

function subtract(answer: unknown, expected: unknown, unit: ToleranceUnit): number {
  if (typeof expected === 'string') return (toUnixMs(answer) - toUnixMs(expected)) / (MS_PER[unit] ?? Number.NaN);
  if (typeof answer !== 'number') return Number.NaN;
  const perDeg = PER_DEG[unit];
  return perDeg ? arcDeg(Number(expected), answer) * perDeg : answer - Number(expected);
}

function judgeValue(
  answer: unknown,
  expected: unknown,
  tolerance?: Tolerance,
): Pick<Judgment, 'outcome' | 'difference'> {
  if (!tolerance) return { outcome: isDeepStrictEqual(answer, expected) ? 'held' : 'missed' };
  const difference = subtract(answer, expected, tolerance.unit);
  return { outcome: Math.abs(difference) <= tolerance.value ? 'held' : 'missed', difference };
}

/**
 * Compares an answer with the values of a vector.
 *
 * @param answer undefined where the program does not have the technique; a quantity that is not a member is not offered
 */
export const judge = (vector: Vector, answer: Values | undefined): readonly Judgment[] =>
  Object.entries(vector.expected).map(([quantity, expected]) =>
    answer && quantity in answer
      ? { vector, quantity, ...judgeValue(answer[quantity], expected, vector.tolerance[quantity]) }
      : { vector, quantity, outcome: 'not offered' },
  );

/** Every value of a vector counts as missed: the program fails for an input of a technique that it has. */
export const missAll = (vector: Vector, fault: string): readonly Judgment[] =>
  Object.keys(vector.expected).map((quantity) => ({
    ...{ vector, quantity, outcome: 'missed', fault },
    ...(vector.tolerance[quantity] && { difference: Number.NaN }),
  }));
