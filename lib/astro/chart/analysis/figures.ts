import { ASPECTS } from '../../../base/catalog/aspects.ts';
import {
  PATTERN_ASPECT_IDS,
  PATTERN_ENTRIES,
  PATTERN_TYPES,
  type PatternAspectId,
  type PatternType,
} from '../../../base/catalog/patterns.ts';
import { separationDeg } from '../../../base/units/angle.ts';

/** Two roles of a figure, the earlier one first, and the aspect between their bodies. */
export interface FigureLeg {
  readonly first: number;
  readonly second: number;
  readonly aspect: PatternAspectId;
}

/** What the body of a role must satisfy once the earlier roles have theirs. */
export interface RoleRule {
  /** Aspects to the bodies of any roles, by their places in the catalog. */
  readonly aspects: readonly number[];
  /** Aspects to the bodies of earlier roles; at least one, except for the first role. */
  readonly links: readonly { readonly role: number; readonly aspect: number }[];
  /**
   * Earlier roles whose bodies stand earlier in the list. Bodies can take the roles of a symmetric figure in several
   * ways; these rules leave one of them.
   */
  readonly after: readonly number[];
}

/** A figure as a search finds it: legs between roles, and a rule for each role. */
export interface Figure {
  readonly type: PatternType;
  readonly legs: readonly FigureLeg[];
  readonly rules: readonly RoleRule[];
}

/** Aspect of each pair of roles; undefined where the pair is free. */
type RoleAspects = readonly (readonly (PatternAspectId | undefined)[])[];

let figures: readonly Figure[] | undefined;

/** The figures of the catalog, in its order. Made for the first chart that needs them, as it takes a millisecond. */
export function listFigures(): readonly Figure[] {
  figures ??= PATTERN_TYPES.map(createFigure);
  return figures;
}

function createFigure(type: PatternType): Figure {
  const { longitudesDeg } = PATTERN_ENTRIES[type];
  const aspects = longitudesDeg.map((one) => longitudesDeg.map((other) => aspectAt(separationDeg(one, other))));
  const legs = listLegs(aspects);
  const orderings = listOrderings(extendSymmetry(aspects, []));
  const rules = aspects.map((_, role) => ({
    aspects: listPlaces(legs.filter(({ first, second }) => first === role || second === role)),
    links: legs
      .filter(({ second }) => second === role)
      .map((leg) => ({ role: leg.first, aspect: PATTERN_ASPECT_IDS.indexOf(leg.aspect) })),
    after: orderings.filter(([, later]) => later === role).map(([earlier]) => earlier),
  }));
  return { type, legs, rules };
}

const listPlaces = (legs: readonly FigureLeg[]): readonly number[] => [
  ...new Set(legs.map(({ aspect }) => PATTERN_ASPECT_IDS.indexOf(aspect))),
];

/** The aspect of two different roles; undefined where the pair is free. */
function aspectAt(separation: number): PatternAspectId | undefined {
  return PATTERN_ASPECT_IDS.find((id) => ASPECTS[id].angleDeg === separation);
}

function listLegs(aspects: RoleAspects): FigureLeg[] {
  return aspects.flatMap((row, second) =>
    row.slice(0, second).flatMap((aspect, first) => (aspect ? [{ first, second, aspect }] : [])),
  );
}

/** Every permutation of the roles that begins with these images and keeps all aspects. */
function extendSymmetry(aspects: RoleAspects, images: readonly number[]): readonly (readonly number[])[] {
  const next = images.length;
  if (next === aspects.length) return [images];
  const isImage = (candidate: number): boolean =>
    !images.includes(candidate) && images.every((image, role) => aspects[role]?.[next] === aspects[image]?.[candidate]);
  const candidates = [...aspects.keys()].filter(isImage);
  return candidates.flatMap((candidate) => extendSymmetry(aspects, [...images, candidate]));
}

/**
 * Pairs of roles of which the first has the earlier body. Role by role, the body comes before those of the other roles
 * that a symmetry can put in its place; symmetries that move the role are then used up.
 */
function listOrderings(symmetries: readonly (readonly number[])[]): readonly (readonly [number, number])[] {
  let remaining = symmetries;
  const roles = symmetries[0]?.keys() ?? [];
  return [...roles].flatMap((role) => {
    const images = new Set(remaining.map((symmetry) => symmetry[role] as number));
    remaining = remaining.filter((symmetry) => symmetry[role] === role);
    return [...images].filter((image) => image !== role).map((image) => [role, image] as const);
  });
}
