import type { BirthDependence } from '../../astro/conditions/birth-borders.ts';
import type { ConditionTree } from '../../astro/timing/elections/condition-tree.ts';
import { intersectSpans, type Spans, uniteSpans } from '../../astro/timing/elections/intervals.ts';
import type { Verdict } from '../../astro/timing/elections/verdict.ts';
import type { ClassicalPlanet } from '../../base/catalog/dignities.ts';
import { type BodyRef, isLordRef } from './body-ref.ts';
import type { Condition } from './condition.ts';
import type { BirthSearch, ConditionMoment, ConditionReader, ElectionSearch, Kind } from './condition-search.ts';
import { KIND_NAMES, KINDS, type KindName, type KindParams } from './kinds/kinds.ts';

/** Days around a window that sunrises, voids and samples of the turning sky are searched in. */
export const MARGIN_DAYS = 5;

/** Days that are searched around a moment for a condition which is no function of the sky at that moment. */
const DAYS_AROUND = 400;

/** A single condition of a request. */
export interface Leaf {
  readonly kind: KindName;
  /** `all[0].in_sign`, counted from the member of the request that holds the tree. */
  readonly path: string;
  readonly text: string;
  readonly needsPlace: boolean;
  readonly turnsDaily: boolean;
  readonly bodies: readonly BodyRef[];
  readonly find: (search: ElectionSearch) => Spans;
  readonly daysAround: number;
  /** Undefined where the time around the moment must be searched. */
  readonly judge: (at: ConditionMoment) => Verdict | undefined;
  /** Level of the periods of a life that it is about; undefined for other conditions. */
  readonly level: number | undefined;
  /** Whether it is about the birth of the request. */
  readonly needsSubject: boolean;
  readonly dependsOnBirth: (search: BirthSearch) => BirthDependence;
  /** Days beyond a window that its search reads. */
  readonly marginDays: number;
}

/** A tree of conditions, and its conditions in the order in which they stand. */
interface ReadConditions {
  readonly tree: ConditionTree;
  readonly leaves: readonly Leaf[];
}

/**
 * Numbers the conditions of a tree.
 *
 * @param root member of the request that holds the tree
 * @param firstLeaf number of its first condition
 */
export function readConditions(condition: Condition, root: string, firstLeaf = 0): ReadConditions {
  const leaves: Leaf[] = [];
  const readList = (items: readonly Condition[], path: string): readonly ConditionTree[] =>
    items.map((item, index) => read(item, `${path}[${index}]`));
  const read = (node: Condition, path: string): ConditionTree => {
    if (node.all) return { type: 'all', items: readList(node.all, `${path}.all`) };
    if (node.any) return { type: 'any', items: readList(node.any, `${path}.any`) };
    if (node.not) return { type: 'not', item: read(node.not, `${path}.not`) };
    const leaf = KIND_NAMES.flatMap((name) => readLeaf(node, name, path) ?? [])[0];
    if (leaf) leaves.push(leaf);
    return { type: 'leaf', leaf: firstLeaf + leaves.length - 1 };
  };
  return { tree: read(condition, root), leaves };
}

function readLeaf<Name extends KindName>(
  node: { readonly [Key in Name]?: KindParams[Key] | undefined },
  name: Name,
  path: string,
): Leaf | undefined {
  const params = node[name];
  return params === undefined ? undefined : bindLeaf(KINDS[name], params, { kind: name, path: `${path}.${name}` });
}

function bindLeaf<Params>(kind: Kind<Params>, params: Params, place: Pick<Leaf, 'kind' | 'path'>): Leaf {
  const bodies = kind.bodiesOf?.(params) ?? [];
  const hasLord = bodies.some(isLordRef);
  return {
    ...place,
    text: kind.describe(params),
    needsPlace:
      hasLord || (typeof kind.needsPlace === 'function' ? kind.needsPlace(params) : (kind.needsPlace ?? false)),
    turnsDaily: hasLord || (kind.turnsDaily ?? false),
    bodies,
    find: (search) => kind.find(params, search),
    daysAround: kind.daysAround ?? DAYS_AROUND,
    judge: (at) => kind.judge?.(params, at),
    level: kind.levelOf?.(params),
    needsSubject: kind.needsSubject?.(params) ?? false,
    dependsOnBirth: (search) => kind.dependsOnBirth?.(params, search) ?? {},
    marginDays: MARGIN_DAYS + (kind.marginOf?.(params) ?? 0),
  };
}

/** Levels of `all`, `any` and `not` in a tree: 0 for a single condition. */
export function measureDepth({ all, any, not }: Condition): number {
  const items = [...(all ?? []), ...(any ?? []), ...(not ? [not] : [])];
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(measureDepth));
}

/** Number of single conditions in a tree. */
export function countLeaves({ all, any, not }: Condition): number {
  if (!all && !any && !not) return 1;
  return [...(all ?? []), ...(any ?? []), ...(not ? [not] : [])].reduce((sum, item) => sum + countLeaves(item), 0);
}

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

/** A reader in which the lords of houses are these planets. */
export const assignLords = <Reader extends ConditionReader>(
  search: Reader,
  lords: ReadonlyMap<number, ClassicalPlanet>,
): Reader => ({
  ...search,
  bodyOf: (ref) => search.bodyOf(isLordRef(ref) ? (lords.get(ref.lord_of.house) ?? ref) : ref),
});
