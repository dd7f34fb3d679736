import { SIGNS } from '../../base/catalog/signs.ts';

/** A longitude or a sign as another program prints it. */
export type WrittenLongitude =
  | {
      readonly type: 'longitude';
      readonly longitudeDeg: number;
      /** Unit of the last place: 1° for `11° Cancer`, a second of arc for `11°38'25" Cancer`. */
      readonly unitDeg: number;
    }
  /** `sign` 0 to 11. */
  | { readonly type: 'sign'; readonly sign: number };

/** Two letters of each sign as Astrolog, AAF and Jagannatha Hora print them; three and more are the beginning of the name. */
const TWO_LETTERS: readonly (readonly string[])[] = [
  ...[['ar'], ['ta'], ['ge'], ['cn', 'ca'], ['le'], ['vi'], ['li'], ['sc'], ['sg', 'sa']],
  ...[['cp', 'cap'], ['aq'], ['pi']],
];
const SYMBOLS = [...'♈♉♊♋♌♍♎♏♐♑♒♓'];
const SIGN_DEG = 30;
const TURN_DEG = 360;

/** Number of a sign, 0 to 11; undefined for any other word. */
function findSign(word: string): number | undefined {
  const letters = word.toLowerCase().replace(/\uFE0E|\uFE0F|\.$/g, '');
  const found = SIGNS.findIndex((sign, index) => {
    const isStart = letters.length >= 3 && sign.toLowerCase().startsWith(letters);
    return isStart || TWO_LETTERS[index]?.includes(letters) || SYMBOLS[index] === letters;
  });
  return found === -1 ? undefined : found;
}

const NUMBER = '(\\d+(?:[.,]\\d+)?)';
/** Degrees, minutes and seconds, with or without their marks. */
const ARC = new RegExp(
  `^${NUMBER}\\s*[°ºd:\\s]?\\s*(?:${NUMBER}\\s*[′'’m:\\s]?\\s*(?:${NUMBER}\\s*(?:″|"|”|''|s)?)?)?$`,
  'i',
);
/** Degrees, a sign in their middle, and minutes: `14 Vi 13`, `11°Can38'25"`. */
const SIGN_IN_THE_MIDDLE = /^(\d+)\s*°?\s*([a-z.]{2,11}|[♈-♓][\uFE0E\uFE0F]?)\s*(\d.*)$/iu;
const SIGN_LAST = /^(\d.*?)\s*([a-z]{2,11}\.?|[♈-♓][\uFE0E\uFE0F]?)$/iu;
const SIGN_FIRST = /^([a-z]{2,11}\.?|[♈-♓][\uFE0E\uFE0F]?)\s*(\d.*)$/iu;

interface Arc {
  readonly degrees: number;
  readonly unitDeg: number;
}

function readArc(text: string): Arc | undefined {
  const parts = ARC.exec(text.trim())
    ?.slice(1)
    .filter((part) => part !== undefined);
  const last = parts?.at(-1);
  if (!parts || last === undefined) return undefined;
  const numbers = parts.map((part) => Number(part.replace(',', '.')));
  if (numbers.slice(1).some((part) => part >= 60) || numbers.slice(0, -1).some((part) => !Number.isInteger(part)))
    return undefined;
  const degrees = numbers.reduce((sum, part, index) => sum + part / 60 ** index, 0);
  const decimals = /[.,](\d+)$/.exec(last)?.[1]?.length ?? 0;
  return { degrees, unitDeg: 10 ** -decimals / 60 ** (numbers.length - 1) };
}

/** Parts of a text with a sign; undefined for a text without one. */
function splitSign(text: string): { readonly arc: string; readonly word: string } | undefined {
  const [, degrees, middle, rest] = SIGN_IN_THE_MIDDLE.exec(text) ?? [];
  if (middle && findSign(middle) !== undefined) return { arc: `${degrees}° ${rest}`, word: middle };
  const [, before, last] = SIGN_LAST.exec(text) ?? [];
  if (before && last && findSign(last) !== undefined) return { arc: before, word: last };
  const [, first, after] = SIGN_FIRST.exec(text) ?? [];
  return first && after && findSign(first) !== undefined ? { arc: after, word: first } : undefined;
}

/**
 * Reads a longitude or a sign as programs print them: `11°38' Cancer`, `11 Can 38`, `14Vi13`, `Cancer 11.63`, `♋ 11°38′`,
 * `101.6333`, `101°38'`, `Cancer`.
 *
 * @returns undefined for any other text, and for degrees beyond the sign or the circle
 */
export function readLongitude(text: string): WrittenLongitude | undefined {
  const trimmed = text.trim();
  const sign = findSign(trimmed);
  if (sign !== undefined) return { type: 'sign', sign };
  const split = splitSign(trimmed);
  const arc = readArc(split?.arc ?? trimmed);
  if (!arc || arc.degrees >= (split ? SIGN_DEG : TURN_DEG)) return undefined;
  const start = split ? (findSign(split.word) ?? 0) * SIGN_DEG : 0;
  return { type: 'longitude', longitudeDeg: start + arc.degrees, unitDeg: arc.unitDeg };
}

/** Unit of the last decimal of a number, as JSON has it. */
export const unitOfNumber = (value: number): number => 10 ** -(/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0);
