import { ASPECTS } from '../../../base/catalog/aspects.ts';
import { PATTERN_ENTRIES, type PatternType } from '../../../base/catalog/patterns.ts';
import { type Element, type Modality, SIGNS } from '../../../base/catalog/signs.ts';
import { SIZES } from '../../../base/catalog/sizes.ts';
import { DEG_PER_SIGN, elementOf, modalityOf, signIndexOf } from '../../sky/zodiac/sign-position.ts';
import { createAspectGraph, type PatternOrbs } from './aspect-graph.ts';
import { type FigureLeg, listFigures } from './figures.ts';
import { findFigureMembers } from './find-figures.ts';
import { findContainers, listMatches, type PatternMatch } from './pattern-match.ts';
import type { AnalysisPoint } from './point.ts';

/** A figure that aspects make between points of a chart. */
export interface AspectPattern {
  readonly type: PatternType;
  /** In the order of the points. */
  readonly bodies: readonly string[];
  /** The body that the figure points to; null in a figure without one. */
  readonly apex: string | null;
  /** The corner that a kite's apex opposes; null in every other figure. */
  readonly tail: string | null;
  /** Element of a grand trine, also of a kite's; null in other figures, and where its signs differ in element. */
  readonly element: Element | null;
  /** Modality of a T-square or grand cross; null in other figures, and where its signs differ in modality. */
  readonly modality: Modality | null;
  /**
   * Whether two bodies in aspect are in signs that are not in that aspect. Sesquiquadrates and quintiles, which are no
   * aspects of signs, make no figure dissociate.
   */
  readonly isDissociate: boolean;
  /** The largest figure that has all aspects of this one and further bodies; null where there is none. */
  readonly containedIn: PatternType | null;
  /** Orb of the widest aspect, degrees. */
  readonly largestOrbDeg: number;
}

/**
 * The figures of the catalog among points: those of more bodies first, and of each type the closest one first.
 *
 * A figure exists where each of its legs is an aspect within its orb. Parts of larger figures are listed too.
 *
 * @param orbs a pair within the orbs of two aspects is in both
 * @throws TooManyPatternsError
 */
export function findPatterns(points: readonly AnalysisPoint[], orbs: PatternOrbs): readonly AspectPattern[] {
  const graph = createAspectGraph(points, orbs);
  const matches = listMatches(listFigures(), graph, SIZES.patterns.maximum);
  const containers = findContainers(matches);
  return matches.map((match, index) => ({
    ...describeMatch(match, points),
    containedIn: containers[index]?.figure.type ?? null,
  }));
}

/** Numbers of the figures of each type that {@link findPatterns} lists, without what they are made of; absent where there are none. */
export function countPatterns(points: readonly AnalysisPoint[], orbs: PatternOrbs): ReadonlyMap<PatternType, number> {
  const graph = createAspectGraph(points, orbs);
  const counts = new Map<PatternType, number>();
  for (const figure of listFigures()) {
    const { length } = findFigureMembers(figure, graph);
    if (length > 0) counts.set(figure.type, length);
  }
  return counts;
}

function describeMatch(
  { figure, members, largestOrbDeg }: PatternMatch,
  points: readonly AnalysisPoint[],
): Omit<AspectPattern, 'containedIn'> {
  const { apex, tail, elementRoles, modalityRoles } = PATTERN_ENTRIES[figure.type];
  const takers = members.map((member) => points[member] as AnalysisPoint);
  return {
    type: figure.type,
    bodies: members.toSorted((a, b) => a - b).map((member) => (points[member] as AnalysisPoint).id),
    apex: idAt(takers, apex),
    tail: idAt(takers, tail),
    element: findCommon(takers, elementRoles, ({ longitudeDeg }) => elementOf(longitudeDeg)),
    modality: findCommon(takers, modalityRoles, ({ longitudeDeg }) => modalityOf(longitudeDeg)),
    isDissociate: figure.legs.some((leg) => isOutOfSign(leg, takers)),
    largestOrbDeg,
  };
}

/** Points by their roles. */
type RoleTakers = readonly AnalysisPoint[];

const idAt = (takers: RoleTakers, role: number | undefined): string | null =>
  role === undefined ? null : (takers[role]?.id ?? null);

/** What the points of some roles have in common; null where they differ or the figure has no such roles. */
function findCommon<Quality>(
  takers: RoleTakers,
  roles: readonly number[] | undefined,
  qualityOf: (point: AnalysisPoint) => Quality,
): Quality | null {
  const qualities = new Set(roles?.map((role) => qualityOf(takers[role] as AnalysisPoint)));
  const [quality] = qualities;
  return qualities.size === 1 && quality !== undefined ? quality : null;
}

/** Whether an aspect of signs, such as a trine over four of them, joins bodies that are more or fewer signs apart. */
function isOutOfSign({ aspect, first, second }: FigureLeg, takers: RoleTakers): boolean {
  const aspectSigns = ASPECTS[aspect].angleDeg / DEG_PER_SIGN;
  const apart = Math.abs(signIndexAt(takers, first) - signIndexAt(takers, second));
  const signsApart = Math.min(apart, SIGNS.length - apart);
  return Number.isInteger(aspectSigns) && signsApart !== aspectSigns;
}

const signIndexAt = (takers: RoleTakers, role: number): number =>
  signIndexOf((takers[role] as AnalysisPoint).longitudeDeg);
