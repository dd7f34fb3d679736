import type { ConditionFact, ConditionOmission, OmissionReason } from './omissions.ts';

/** Facts of the figures and contacts of a chart that some charts cannot have. */
const FIGURE_FACTS = ['quadrants', 'hemispheres', 'house_stelliums', 'shape', 'parallels', 'antiscia'] as const;
type FigureFact = (typeof FIGURE_FACTS)[number];

/** Facts that a chart lacks, and why; `bodies_missing`: it has not all of Sun to Pluto. */
export interface FactOmission {
  readonly reason: OmissionReason | 'bodies_missing';
  readonly facts: readonly (FigureFact | ConditionFact)[];
}

const BY_HOUSES: readonly FigureFact[] = ['quadrants', 'hemispheres', 'house_stelliums'];

/** What each reason takes away. */
const FIGURES_WITHOUT: Readonly<Record<OmissionReason, readonly FigureFact[]>> = {
  heliocentric: FIGURE_FACTS,
  harmonic: [...BY_HOUSES, 'parallels', 'antiscia'],
  directed: ['quadrants', 'hemispheres', 'parallels', 'antiscia'],
  birth_time_unknown: BY_HOUSES,
  sectors: ['house_stelliums'],
  midpoints: [],
  draconic: [],
};

/** Facts that need a search through time. */
export const SEARCHED_FACTS = ['station', 'moon', 'almuten_figuris'] as const satisfies readonly ConditionFact[];
export type SearchedFact = (typeof SEARCHED_FACTS)[number];

/** What decides which facts are left out for a reason that the answer states. */
interface FactSearch {
  readonly hasShape: boolean;
  /** The facts that are searched; the others are left out without a word. */
  readonly searched: readonly SearchedFact[];
}

/** The omissions of the conditions with those of the figures: each fact once, under the first reason. */
export function listFactOmissions(
  conditions: readonly ConditionOmission[],
  { hasShape, searched }: FactSearch,
): readonly FactOmission[] {
  const unsearched: readonly ConditionFact[] = SEARCHED_FACTS.filter((fact) => !searched.includes(fact));
  const listed = new Set<FigureFact>();
  const omissions = conditions.map(({ reason, facts }): FactOmission => {
    const figures = FIGURES_WITHOUT[reason].filter((fact) => !listed.has(fact));
    for (const fact of figures) listed.add(fact);
    return { reason, facts: [...figures, ...facts.filter((fact) => !unsearched.includes(fact))] };
  });
  const isShapeless = !hasShape && !listed.has('shape');
  const shapeless: FactOmission = { reason: 'bodies_missing', facts: isShapeless ? ['shape'] : [] };
  return [...omissions, shapeless].filter(({ facts }) => facts.length > 0);
}
