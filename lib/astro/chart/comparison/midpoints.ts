import { type LongitudeDeg, longitudeDeg, separationDeg } from '../../../base/units/angle.ts';
import { computeMeanLongitude } from './mean-longitude.ts';

/** The two midpoints of a pair: `short` on the shorter arc, `long` opposite it on the longer one. */
export const ARC_TYPES = ['short', 'long'] as const;

type ArcType = (typeof ARC_TYPES)[number];

export const MIDPOINT_ORDERS = ['degree', 'planet1', 'planet2'] as const;

type MidpointOrder = (typeof MIDPOINT_ORDERS)[number];

/** A body or an angle that has midpoints with others. */
export interface MidpointPoint<Id extends string = string> {
  readonly id: Id;
  readonly longitudeDeg: LongitudeDeg;
  /** Whether it can occupy the midpoint of others: a body can, an angle cannot. */
  readonly canOccupy: boolean;
}

/** A midpoint of two points. */
export interface Midpoint<Id extends string = string> {
  readonly first: Id;
  readonly second: Id;
  readonly arc: ArcType;
  readonly longitudeDeg: LongitudeDeg;
  /** Other points within its orb, in the order of the points. */
  readonly occupants: readonly Id[];
  /** True where the two points are opposite each other; the short midpoint is then 90° after the first. */
  readonly isAmbiguous: boolean;
}

export interface MidpointSettings {
  readonly arcs: readonly ArcType[];
  readonly orbDeg: number;
  readonly occupiedOnly: boolean;
  readonly order: MidpointOrder;
}

/**
 * Computes the midpoints of every pair of points. The first of a pair is the one that comes first in the list.
 *
 * @returns sorted by longitude, or by the position in the list of the first or second of the pair; equal ones in the
 * order of the pairs, the short arc before the long one
 */
export function computeMidpoints<Id extends string>(
  points: readonly MidpointPoint<Id>[],
  settings: MidpointSettings,
): readonly Midpoint<Id>[] {
  const pairs = points.flatMap((first, index) => points.slice(index + 1).map((second) => [first, second] as const));
  const midpoints = pairs
    .flatMap(([first, second]) => settings.arcs.map((arc) => computeMidpoint(first, second, arc)))
    .map((middle) => ({ ...middle, occupants: findOccupants(middle, points, settings.orbDeg) }))
    .filter(({ occupants }) => !settings.occupiedOnly || occupants.length > 0);
  return sortMidpoints(midpoints, settings.order, points);
}

type BareMidpoint<Id extends string> = Omit<Midpoint<Id>, 'occupants'>;

function computeMidpoint<Id extends string>(
  first: MidpointPoint<Id>,
  second: MidpointPoint<Id>,
  arc: ArcType,
): BareMidpoint<Id> {
  const near = computeMeanLongitude([first.longitudeDeg, second.longitudeDeg]);
  const middle = arc === 'short' ? near.longitudeDeg : longitudeDeg(near.longitudeDeg + 180);
  return { first: first.id, second: second.id, arc, longitudeDeg: middle, isAmbiguous: near.isAmbiguous };
}

function findOccupants<Id extends string>(
  { first, second, longitudeDeg: middle }: BareMidpoint<Id>,
  points: readonly MidpointPoint<Id>[],
  orbDeg: number,
): readonly Id[] {
  const others = points.filter(({ id, canOccupy }) => canOccupy && id !== first && id !== second);
  return others.filter((point) => separationDeg(point.longitudeDeg, middle) <= orbDeg).map(({ id }) => id);
}

function sortMidpoints<Id extends string>(
  midpoints: readonly Midpoint<Id>[],
  order: MidpointOrder,
  points: readonly MidpointPoint<Id>[],
): readonly Midpoint<Id>[] {
  const rank = new Map(points.map(({ id }, index) => [id, index]));
  const keyOf: Record<MidpointOrder, (midpoint: Midpoint<Id>) => number> = {
    degree: (midpoint) => midpoint.longitudeDeg,
    planet1: ({ first }) => rank.get(first) as number,
    planet2: ({ second }) => rank.get(second) as number,
  };
  return midpoints.toSorted((a, b) => keyOf[order](a) - keyOf[order](b));
}

/** Which midpoints a request can ask for. */
export const ARC_CHOICES = [...ARC_TYPES, 'both'] as const;
