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

/** @example formatAspect(aspect) // 'square Moon 8.5° applying' */
export const formatAspect = ({ object2, aspect, orb, applying }: AspectFact): string =>
  `${aspect.replaceAll('_', '-')} ${namePoint(object2)} ${orb.toFixed(1)}°${MOTIONS.get(applying) ?? ''}`;

/** The aspects of one point, each with the other point's name. */
export const listPointAspects = (id: string, aspects: readonly AspectFact[]): readonly string[] =>
  aspects.filter(({ object1 }) => object1 === id).map(formatAspect);

/** The aspects within an orb, and what is to be said about the others. */
export function selectTightest<Fact extends AspectFact>(aspects: readonly Fact[], orbDeg: number) {
  const tight = aspects.filter(({ orb }) => orb <= orbDeg).toSorted((one, other) => one.orb - other.orb);
  const left = aspects.length - tight.length;
  const note = left === 0 ? [] : [`Only orbs up to ${orbDeg}°; ${left} wider aspects with detail: full.`];
  return { aspects: tight, note };
}
