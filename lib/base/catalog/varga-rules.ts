/**
 * Where a part of a sign lies in a varga: index of a sign, of any size and sign; the caller takes it modulo 12.
 *
 * @param sign 0 Aries to 11 Pisces
 * @param part of that sign, 0 for the first
 */
export type PartRule = (sign: number, part: number) => number;

/** A rule for the signs of a varga, in words and as a function, with its source. */
export interface VargaMethod {
  readonly rule: string;
  readonly source: string;
  readonly signOf: PartRule;
  /** Ends of the parts of odd and of even signs, degrees, where the parts are unequal. */
  readonly endsDeg?: { readonly odd: readonly number[]; readonly even: readonly number[] };
}

/** Aries, Gemini … are odd signs: the first, the third and so on. */
export const isOddSign = (sign: number): boolean => sign % 2 === 0;

/** Counts forward from a start that the parity of the sign decides. */
export const countByParity =
  (odd: PartRule, even: PartRule): PartRule =>
  (sign, part) =>
    isOddSign(sign) ? odd(sign, part) : even(sign, part);

/** Counts forward from Aries or another fixed sign, which the modality of the sign decides: movable, fixed, dual. */
export const countByModality =
  (...starts: readonly [number, number, number]): PartRule =>
  (sign, part) =>
    (starts[sign % 3] as number) + part;

/** The same with the element of the sign: fire, earth, air, water. */
export const countByElement =
  (...starts: readonly [number, number, number, number]): PartRule =>
  (sign, part) =>
    (starts[sign % 4] as number) + part;

/** All parts of the zodiac in one row, counted from Aries on (parivritti). */
export const countThrough =
  (parts: number): PartRule =>
  (sign, part) =>
    sign * parts + part;

/** As {@link countThrough}, but the parts of even signs are taken from the end of the sign. */
export const countEvenReversed =
  (parts: number): PartRule =>
  (sign, part) =>
    sign * parts + (isOddSign(sign) ? part : parts - 1 - part);

/** The parts of odd signs run forward from Aries through the odd signs, those of even signs backward from Pisces. */
export const countSomanatha =
  (parts: number): PartRule =>
  (sign, part) => {
    const passed = Math.floor(sign / 2) * parts + part;
    return isOddSign(sign) ? passed : 11 - passed;
  };

/** A table of signs: for each sign of the zodiac the signs of its parts. A shorter table repeats. */
export const readTable =
  (rows: readonly (readonly number[])[]): PartRule =>
  (sign, part) =>
    (rows[sign % rows.length] as readonly number[])[part] as number;

/** A varga of a varga: the sign is divided as `outer` says, and each of its parts as `inner` says. */
export const divideTwice =
  (outer: PartRule, inner: PartRule, innerParts: number): PartRule =>
  (sign, part) =>
    inner(outer(sign, Math.floor(part / innerParts)), part % innerParts);
