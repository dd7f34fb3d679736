import type { AnswerDetail } from '../input/settings.ts';
import { namePoint } from './points.ts';

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
