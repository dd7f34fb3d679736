import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { longitudeDeg } from '../../units/angle.ts';
import { estimateMoment, type LongitudeCrossing, type PendingMoment } from '../longitude-model/crossing.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import type { LongitudePath, MonotoneSegment, PathNode } from '../longitude-model/path.ts';
import {
  highestDeg,
  isTargetCrossed,
  type LongitudeSpan,
  listTargets,
  longitudeSpanOf,
  lowestDeg,
} from '../longitude-model/targets.ts';
import type { TransitTarget } from './targets.ts';

/** The crossings with which a body enters and leaves the orb of a target; undefined where they lie outside the window. */
export interface OrbWindow {
  entry: LongitudeCrossing | undefined;
  exit: LongitudeCrossing | undefined;
}

/** A body exactly at a target, or at its closest approach to it. */
export interface Contact<Name extends string = CatalogBodyId> extends PendingMoment {
  readonly body: Name;
  readonly target: TransitTarget;
  /** The target unwrapped along the path: tells the revolutions of the body apart. */
  readonly targetDeg: number;
  /** Distance from the target, degrees; 0 if exact. */
  readonly orbDeg: number;
  /** The body still approaches the target when the window ends. */
  readonly applying: boolean;
  /** The body already recedes from the target when the window begins. */
  readonly separating: boolean;
  readonly retrograde: boolean;
  /** Number of the contact, from 1, among those with one target in one revolution, counted from the window's beginning. */
  readonly pass: number;
  readonly orbWindow: OrbWindow;
}

/** A search for contacts. */
export interface ContactQuery {
  readonly targets: readonly TransitTarget[];
  readonly orbDeg: number;
}

/** State of the contacts with one target in one revolution of the body through the zodiac. */
interface ContactSeries {
  /** Orb window that is still open at the end of the last segment searched. */
  open: OrbWindow | undefined;
  /** Contacts so far. */
  passes: number;
}

/** One segment of a path and one target near it. */
interface TargetApproach {
  readonly path: LongitudePath<string>;
  readonly segment: MonotoneSegment;
  readonly span: LongitudeSpan;
  readonly target: TransitTarget;
  readonly targetDeg: number;
  readonly orbDeg: number;
}

/** A contact without its number. */
type UncountedContact = PendingMoment & Pick<Contact, 'orbDeg' | 'applying' | 'separating'>;

/**
 * Every contact of one body in the window of its path, ascending for each target.
 *
 * Within a segment the body approaches a target, crosses it, and recedes. So there is a contact
 *
 * - where the segment crosses the target: exact;
 * - where the body turns within orb before it reaches the target: the closest approach;
 * - at the end of the window, if the body is within orb and still approaches: applying;
 * - at the beginning of the window, if the body is within orb and already recedes: separating.
 */
export function* findContacts<Name extends string>(
  sky: GeocentricSky,
  path: LongitudePath<Name>,
  query: ContactQuery,
): Generator<Contact<Name>> {
  const { targets, orbDeg } = query;
  const series = new Map<TransitTarget, Map<number, ContactSeries>>(targets.map((target) => [target, new Map()]));
  for (const segment of path.segments) {
    const span = longitudeSpanOf(path, segment);
    for (const [target, seriesByTarget] of series) {
      const lattice = { firstDeg: target.degree, everyDeg: 360 };
      for (const targetDeg of listTargets(lattice, lowestDeg(span) - orbDeg, highestDeg(span) + orbDeg)) {
        const revolution = seriesByTarget.get(targetDeg) ?? { open: undefined, passes: 0 };
        seriesByTarget.set(targetDeg, revolution);
        const approach = { path, segment, span, target, targetDeg, orbDeg };
        for (const contact of findSegmentContacts(sky, approach, revolution)) yield { ...contact, body: path.body };
      }
    }
  }
}

function findSegmentContacts(
  sky: GeocentricSky,
  approach: TargetApproach,
  series: ContactSeries,
): readonly Omit<Contact, 'body'>[] {
  const { segment, target, span, orbDeg, targetDeg } = approach;
  const orbWindow = series.open ?? { entry: findOrbEntry(approach), exit: undefined };
  const endsWithin = Math.abs(span.endDeg - targetDeg) <= orbDeg;
  if (!endsWithin) orbWindow.exit = toOrbCrossing(approach, 'behind');
  series.open = endsWithin ? orbWindow : undefined;
  return [...findStartContact(approach), ...findExactContact(sky, approach), ...findEndContact(approach)].map(
    (contact) => {
      series.passes += 1;
      return { ...contact, target, targetDeg, retrograde: !segment.isForward, pass: series.passes, orbWindow };
    },
  );
}

/** Crossing into the orb; undefined where the window begins within orb. */
function findOrbEntry(approach: TargetApproach): LongitudeCrossing | undefined {
  const startsWithin = Math.abs(approach.span.startDeg - approach.targetDeg) <= approach.orbDeg;
  return startsWithin ? undefined : toOrbCrossing(approach, 'ahead');
}

/** Crossing of the border of the orb ahead of the target or behind it, in the direction of motion. */
function toOrbCrossing(
  { path, segment, target, targetDeg, orbDeg }: TargetApproach,
  side: 'ahead' | 'behind',
): LongitudeCrossing {
  const isBelow = (side === 'ahead') === segment.isForward;
  const offsetDeg = isBelow ? -orbDeg : orbDeg;
  return { path, segment, targetDeg: targetDeg + offsetDeg, degree: longitudeDeg(target.degree + offsetDeg) };
}

function findExactContact(
  sky: GeocentricSky,
  { path, segment, span, target, targetDeg }: TargetApproach,
): UncountedContact[] {
  if (!isTargetCrossed(span, targetDeg)) return [];
  const crossing = { path, segment, targetDeg, degree: target.degree };
  return [{ ...estimateMoment(sky, crossing), orbDeg: 0, applying: false, separating: false }];
}

/** Contact at the start of the window: the body is within orb, and the target lies behind it or exactly there. */
function findStartContact({ path, segment, span, targetDeg, orbDeg }: TargetApproach): UncountedContact[] {
  const distanceDeg = Math.abs(span.startDeg - targetDeg);
  const isBehind = segment.isForward ? span.startDeg >= targetDeg : span.startDeg < targetDeg;
  if (segment.first > 0 || distanceDeg > orbDeg || !isBehind) return [];
  return [{ ...toNodeMoment(path, segment.first), orbDeg: distanceDeg, applying: false, separating: distanceDeg > 0 }];
}

/** Contact at a turning point or at the end of the window: the body is within orb, and the target lies ahead of it. */
function findEndContact({ path, segment, span, targetDeg, orbDeg }: TargetApproach): UncountedContact[] {
  const distanceDeg = Math.abs(span.endDeg - targetDeg);
  const isAhead = segment.isForward ? span.endDeg < targetDeg : span.endDeg >= targetDeg;
  if (distanceDeg > orbDeg || !isAhead) return [];
  const isLast = segment.last === path.nodes.length - 1;
  return [{ ...toNodeMoment(path, segment.last), orbDeg: distanceDeg, applying: isLast, separating: false }];
}

function toNodeMoment({ nodes }: LongitudePath<string>, index: number): PendingMoment {
  return { moment: (nodes[index] as PathNode).moment, pending: undefined };
}
