import { EXALTATIONS, isClassicalPlanet } from '../../base/catalog/dignities.ts';
import { GRAHA_DRISHTIS, type Graha } from '../../base/catalog/grahas.ts';
import { SIGNS, type Sign, signAt } from '../../base/catalog/signs.ts';
import type {
  Dignity,
  GrahaRef,
  LeafCondition,
  LeafKind,
  Leaves,
  PlaceRef,
} from '../../base/catalog/yoga-conditions.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import { signIndexOf } from '../sky/zodiac/sign-position.ts';
import { lordOf } from './friendships.ts';
import type { YogaChart } from './yoga-chart.ts';

type Point = Graha | 'ascendant';

/** Something that is so in a chart. What a kind of condition asks for and is not so has `holds` false. */
export interface YogaFact {
  readonly type: LeafKind;
  readonly body?: Point;
  /** Why this graha: `lord_of_9`, `dispositor_of_moon`. */
  readonly role?: string;
  readonly sign?: Sign;
  readonly house?: number;
  /** What the house is counted from, or the node at which a side begins. */
  readonly from?: Point;
  readonly fromRole?: string;
  readonly to?: Point;
  readonly toRole?: string;
  readonly states?: readonly Dignity[];
  readonly bodies?: readonly Graha[];
  readonly houses?: readonly number[];
  readonly signs?: readonly Sign[];
  readonly families?: readonly string[];
  readonly holds?: boolean;
}

/** null where only the Ascendant, which is not known, decides. */
export interface Finding {
  readonly holds: boolean | null;
  readonly facts: readonly YogaFact[];
}

/** What conditions are judged with. */
export interface Judgement {
  readonly chart: YogaChart;
  /** The member that is counted. */
  readonly it?: Graha;
  readonly isAnyPresent: (families: readonly string[]) => Finding;
}

export const UNKNOWN: Finding = { holds: null, facts: [] };

/** Judges a single condition. */
export function judgeLeaf(condition: LeafCondition, judgement: Judgement): Finding {
  const [[kind, leaf]] = Object.entries(condition) as [[LeafKind, never]];
  return LEAVES[kind](leaf, judgement);
}

/** A graha or the Ascendant with its sign, undefined where it is in none, and why it is asked about. */
interface Found<Id extends Point = Point> {
  readonly id: Id;
  readonly sign: number | undefined;
  readonly role?: string;
}

/** @returns undefined where the Ascendant is not known */
export function findGraha(ref: GrahaRef, judgement: Judgement): Found<Graha> | undefined {
  const { chart } = judgement;
  if (ref === 'it') return judgement.it && toFound(judgement.it, chart);
  if (typeof ref === 'string') return toFound(ref, chart);
  if ('lord_of' in ref) {
    if (chart.ascendantDeg === undefined) return undefined;
    const { house } = ref.lord_of;
    return toFound(lordOf(signAt(signIndexOf(chart.ascendantDeg) + house - 1)), chart, `lord_of_${house}`);
  }
  const isDispositor = 'dispositor_of' in ref;
  const of = findGraha(isDispositor ? ref.dispositor_of : ref.exaltation_lord_of, judgement);
  if (of?.sign === undefined) return undefined;
  const sign = isDispositor ? signAt(of.sign) : isClassicalPlanet(of.id) ? EXALTATIONS[of.id].sign : undefined;
  return (
    sign && toFound(lordOf(sign), chart, `${isDispositor ? 'dispositor' : 'exaltation_lord'}_of_${of.role ?? of.id}`)
  );
}

function toFound(id: Graha, { longitudes }: YogaChart, role?: string): Found<Graha> {
  const degrees = longitudes[id];
  return { id, sign: degrees === undefined ? undefined : signIndexOf(degrees), ...(role && { role }) };
}

/** The sign of a place, and the point in it, if it is one. */
function findPlace(ref: PlaceRef, judgement: Judgement): (Omit<Found, 'id'> & { readonly id?: Point }) | undefined {
  const { ascendantDeg } = judgement.chart;
  if (typeof ref === 'object' && 'house' in ref)
    return ascendantDeg === undefined ? undefined : { sign: (signIndexOf(ascendantDeg) + ref.house - 1) % 12 };
  if (ref !== 'ascendant') return findGraha(ref, judgement);
  return ascendantDeg === undefined ? undefined : { id: 'ascendant', sign: signIndexOf(ascendantDeg) };
}

const countHouse = (sign: number, from: number): number => ((sign - from + 12) % 12) + 1;

type Judges = { readonly [Kind in LeafKind]: (leaf: Leaves[Kind], judgement: Judgement) => Finding };

const LEAVES: Judges = {
  in_sign: ({ body: ref, signs }, judgement) => {
    const found = findPlace(ref, judgement);
    if (!found) return UNKNOWN;
    const sign = found.sign === undefined ? undefined : signAt(found.sign);
    const fact = { type: 'in_sign', ...naming(found), ...(sign && { sign }) } as const;
    return { holds: sign !== undefined && signs.includes(sign), facts: [fact] };
  },
  in_house: ({ body: ref, houses, from: fromRef }, judgement) => {
    const [body, from] = [findGraha(ref, judgement), findPlace(fromRef, judgement)];
    if (!body || !from) return UNKNOWN;
    // A graha is in no house from itself: a condition on two grahas is not one on a lord of both houses.
    if (body.sign === undefined || from.sign === undefined || body.id === from.id) return { holds: false, facts: [] };
    const house = countHouse(body.sign, from.sign);
    const fact = { type: 'in_house', ...naming(body), house, ...namingFrom(from) } as const;
    return { holds: houses.includes(house), facts: [fact] };
  },
  dignity: ({ body: ref, states }, judgement) => {
    const body = findGraha(ref, judgement);
    if (!body) return UNKNOWN;
    const held = judgement.chart.dignities.get(body.id) ?? [];
    const sign = body.sign === undefined ? {} : { sign: signAt(body.sign) };
    const fact = { type: 'dignity', ...naming(body), ...sign, states: held } as const;
    return { holds: held.some((state) => states.includes(state)), facts: [fact] };
  },
  combust: ({ body: ref }, judgement) => {
    const body = findGraha(ref, judgement);
    if (!body) return UNKNOWN;
    const holds = judgement.chart.combust.has(body.id);
    return { holds, facts: [{ type: 'combust', ...naming(body), holds }] };
  },
  joined: ({ body: ref, to: toRef }, judgement) => {
    const [body, to] = [findGraha(ref, judgement), findGraha(toRef, judgement)];
    if (!body || !to) return UNKNOWN;
    const holds = body.id !== to.id && body.sign !== undefined && body.sign === to.sign;
    const sign = holds && body.sign !== undefined ? { sign: signAt(body.sign) } : {};
    return { holds, facts: [{ type: 'joined', ...naming(body), ...namingTo(to), ...sign, holds }] };
  },
  aspects: ({ body: ref, to: toRef }, judgement) => {
    const [body, to] = [findGraha(ref, judgement), findPlace(toRef, judgement)];
    if (!body || !to) return UNKNOWN;
    if (body.sign === undefined || to.sign === undefined || !isClassicalPlanet(body.id))
      return { holds: false, facts: [] };
    const house = countHouse(to.sign, body.sign);
    const holds = body.id !== to.id && GRAHA_DRISHTIS[body.id].includes(house);
    const target = to.id ? namingTo(to) : { sign: signAt(to.sign) };
    return { holds, facts: [{ type: 'aspects', ...naming(body), ...target, holds }] };
  },
  exchange: ({ houses: [one, other] }, judgement) => {
    const [first, second] = [one, other].map((house) => findGraha({ lord_of: { house } }, judgement));
    const [oneSign, otherSign] = [one, other].map((house) => findPlace({ house }, judgement)?.sign);
    if (!first || !second) return UNKNOWN;
    const holds = first.id !== second.id && first.sign === otherSign && second.sign === oneSign;
    return { holds, facts: [{ type: 'exchange', houses: [one, other], bodies: [first.id, second.id], holds }] };
  },
  occupied: ({ houses, from: fromRef, by, ...amount }, judgement) => {
    const from = findPlace(fromRef, judgement);
    if (!from) return UNKNOWN;
    if (from.sign === undefined) return { holds: false, facts: [] };
    const start = from.sign;
    const facts = houses.map((house) => ({
      ...({ type: 'occupied', house, ...namingFrom(from) } as const),
      bodies: judgement.chart.sets[by].filter((id) => {
        const { sign } = toFound(id, judgement.chart);
        return sign !== undefined && id !== from.id && countHouse(sign, start) === house;
      }),
    }));
    const filled = facts.filter(({ bodies }) => bodies.length > 0);
    const { min = amount.max === undefined ? houses.length : 0, max = houses.length } = amount;
    const holds = filled.length >= min && filled.length <= max;
    return { holds, facts: holds && min > 0 ? filled : facts };
  },
  signs_occupied: ({ by, count }, judgement) => {
    const signs = judgement.chart.sets[by].map((id) => toFound(id, judgement.chart).sign);
    const distinct = [...new Set(signs)].flatMap((sign) => (sign === undefined ? [] : [signAt(sign)]));
    const sorted = distinct.toSorted((a, b) => SIGNS.indexOf(a) - SIGNS.indexOf(b));
    return {
      holds: sorted.length === count,
      facts: [{ type: 'signs_occupied', signs: sorted, bodies: judgement.chart.sets[by] }],
    };
  },
  between_nodes: ({ ascendant }, { chart: { longitudes, ascendantDeg, sets } }) => {
    const { rahu } = longitudes;
    if (rahu === undefined) return { holds: false, facts: [] };
    const isPastRahu = (degrees: number): boolean => longitudeDeg(degrees - rahu) < 180;
    const side = (past: boolean) =>
      past ? ({ from: 'rahu', to: 'ketu' } as const) : ({ from: 'ketu', to: 'rahu' } as const);
    const past = sets.seven.filter((id) => longitudes[id] !== undefined && isPastRahu(longitudes[id]));
    const bodies = past.length > 0 ? past : sets.seven.filter((id) => longitudes[id] !== undefined);
    const fact = { type: 'between_nodes', ...side(past.length > 0), bodies } as const;
    if (bodies.length < sets.seven.length) return { holds: false, facts: [fact] };
    if (ascendant === undefined) return { holds: true, facts: [fact] };
    if (ascendantDeg === undefined) return UNKNOWN;
    const isInside = isPastRahu(ascendantDeg) === past.length > 0;
    const ascendantFact = { type: 'between_nodes', body: 'ascendant', ...side(isPastRahu(ascendantDeg)) } as const;
    return { holds: isInside === (ascendant === 'inside'), facts: [fact, ascendantFact] };
  },
  yogas: ({ families }, { isAnyPresent }) => {
    const { holds } = isAnyPresent(families);
    return holds === null ? UNKNOWN : { holds, facts: [{ type: 'yogas', families, holds }] };
  },
};

type Named = { readonly id?: Point; readonly role?: string };

const naming = ({ id, role }: Named) => ({ ...(id && { body: id }), ...(role && { role }) });
const namingFrom = ({ id, role }: Named) => ({ ...(id && { from: id }), ...(role && { fromRole: role }) });
const namingTo = ({ id, role }: Named) => ({ ...(id && { to: id }), ...(role && { toRole: role }) });
