import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import type { AnswerDetail } from '../input/birth.ts';

/** A place in the zodiac, and whether a body moves backwards there. */
interface Position {
  readonly longitude: number;
  readonly is_retrograde: boolean | null;
}

/** @example formatPosition(point) // '24°08′ Gemini retrograde' */
export const formatPosition = ({ longitude, is_retrograde }: Position): string =>
  `${formatDegree(longitude)}${is_retrograde ? ' retrograde' : ''}`;

const DECIMALS = 4;

/** A longitude among the values of an answer, degrees. */
export const roundLongitude = (longitude: number): number => Number(longitude.toFixed(DECIMALS));

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** @example formatHouse(9) // '9th' */
export const formatHouse = (house: number): string => `${house}${ENDINGS[house] ?? 'th'}`;

/**
 * House of a point, or its sector where a chart has sectors in place of houses, to be written after its place; empty where
 * it has neither.
 *
 * @example formatPlacement(9) // ', 9th'
 */
export function formatPlacement(house: number | null | undefined, sector?: number | null): string {
  if (typeof house === 'number') return `, ${formatHouse(house)}`;
  return house === null && typeof sector === 'number' ? `, sector ${Math.floor(sector)}` : '';
}

/** An aspect of an answer. */
export interface AspectFact {
  readonly object1: string;
  readonly object2: string;
  readonly aspect: string;
  /** Degrees. */
  readonly orb: number;
  readonly applying: boolean | null;
}

const MOTIONS = new Map<boolean | null, string>([
  [true, ' applying'],
  [false, ' separating'],
]);

/** @example hyphenateAspect('semi_square') // 'semi-square' */
export const hyphenateAspect = (aspect: string): string => aspect.replaceAll('_', '-');

/** @example formatAspect(aspect) // 'square Moon 8.5° applying' */
export const formatAspect = ({ object2, aspect, orb, applying }: AspectFact): string =>
  `${hyphenateAspect(aspect)} ${namePoint(object2)} ${orb.toFixed(1)}°${MOTIONS.get(applying) ?? ''}`;

/** The aspects of one point, each with the other point's name. */
export const listPointAspects = (id: string, aspects: readonly AspectFact[]): readonly string[] =>
  aspects.filter(({ object1 }) => object1 === id).map(formatAspect);

/**
 * All aspects in detail; otherwise those within an orb, and what is to be said about the others. Closest first.
 *
 * @param unlimited points whose aspects are all taken
 */
export function selectTightest<Fact extends AspectFact>(
  all: readonly Fact[],
  detail: AnswerDetail,
  briefOrbDeg: number,
  unlimited: readonly string[] = [],
) {
  const isTaken = ({ orb, object1, object2 }: Fact): boolean =>
    detail === 'full' || orb <= briefOrbDeg || unlimited.includes(object1) || unlimited.includes(object2);
  const aspects = all.filter(isTaken).toSorted((one, other) => one.orb - other.orb);
  const left = all.length - aspects.length;
  const others = unlimited.length === 0 ? '' : `, and all of ${unlimited.map(namePoint).join(' and ')}`;
  const note = `Only orbs up to ${briefOrbDeg}°${others}; ${left} wider aspects with detail: full.`;
  return { aspects, note: left === 0 ? [] : [note] };
}
