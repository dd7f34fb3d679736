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

/** All aspects in detail; otherwise those within an orb, and what is to be said about the others. */
export function selectTightest<Fact extends AspectFact>(
  all: readonly Fact[],
  detail: AnswerDetail,
  briefOrbDeg: number,
) {
  const orbDeg = detail === 'full' ? Number.POSITIVE_INFINITY : briefOrbDeg;
  const aspects = all.filter(({ orb }) => orb <= orbDeg).toSorted((one, other) => one.orb - other.orb);
  const left = all.length - aspects.length;
  return { aspects, note: left === 0 ? [] : [`Only orbs up to ${orbDeg}°; ${left} wider aspects with detail: full.`] };
}
