import { intersectSpans, type Spans, uniteSpans } from '../../../lib/astro/timing/elections/intervals.ts';
import type { ClassicalPlanet } from '../../../lib/base/catalog/dignities.ts';
import type { ElectionSearch } from './election-search.ts';
import { isLordRef } from './kinds/members.ts';
import type { Leaf } from './leaves.ts';

/**
 * The time in which a condition holds. A condition on the lord of a house is the condition on each planet, while that
 * planet is the lord.
 */
export function findLeafSpans(leaf: Leaf, shared: ElectionSearch): Spans {
  const search = { ...shared, path: leaf.path };
  const houses = [...new Set(leaf.bodies.filter(isLordRef).map(({ lord_of }) => lord_of.house))];
  if (houses.length === 0) return leaf.find(search);
  const assignments = houses.reduce<readonly LordAssignment[]>(
    (known, house) =>
      known.flatMap(({ lords, spans }) =>
        [...search.lordSpans(house)].map(([planet, ruled]) => ({
          lords: new Map([...lords, [house, planet] as const]),
          spans: intersectSpans(spans, ruled),
        })),
      ),
    [{ lords: new Map(), spans: [search.window] }],
  );
  return uniteSpans(
    ...assignments
      .filter(({ spans }) => spans.length > 0)
      .map(({ lords, spans }) => intersectSpans(spans, leaf.find(assignLords(search, lords)))),
  );
}

/** Planets that are the lords of some houses, and when all of them are. */
interface LordAssignment {
  readonly lords: ReadonlyMap<number, ClassicalPlanet>;
  readonly spans: Spans;
}

const assignLords = (search: ElectionSearch, lords: ReadonlyMap<number, ClassicalPlanet>): ElectionSearch => ({
  ...search,
  bodyOf: (ref) => search.bodyOf(isLordRef(ref) ? (lords.get(ref.lord_of.house) ?? ref) : ref),
});
