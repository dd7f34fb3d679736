import type { CatalogBodyId } from '../../catalog/bodies.ts';
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

/** A body within orb of a target, from entering it to leaving it; undefined where the window cuts. */
export interface OrbWindow {
  entry: LongitudeCrossing | undefined;
  exit: LongitudeCrossing | undefined;
}

/** A body exactly at a target, or as near to it as it comes. */
export interface Contact extends PendingMoment {
  readonly body: CatalogBodyId;
  readonly target: TransitTarget;
  /** Distance from exactness, degrees; 0 where it is exact. */
  readonly orbDeg: number;
  /** Still on the way to the target when the window ends. */
  readonly applying: boolean;
  readonly retrograde: boolean;
  /** 1, 2, 3 … of those with one target before the body has gone round the zodiac, counted from the window's beginning. */
  readonly pass: number;
  readonly orbWindow: OrbWindow;
}

/** What is looked for. */
export interface ContactQuery {
  readonly targets: readonly TransitTarget[];
  readonly orbDeg: number;
}

/** All contacts with one target in one turn of the body round the zodiac. */
interface ContactSeries {
  /** Within orb at the end of the run that was looked at last. */
  open: OrbWindow | undefined;
  passes: number;
}

/** One run seen from one target. */
interface TargetApproach {
  readonly path: LongitudePath;
  readonly segment: MonotoneSegment;
  readonly span: LongitudeSpan;
  readonly target: TransitTarget;
  readonly targetDeg: number;
  readonly orbDeg: number;
}

/** A contact before it is counted. */
type UncountedContact = PendingMoment & Pick<Contact, 'orbDeg' | 'applying'>;

/**
 * Every contact that one body has in the window of its path, of each target in order.
 *
 * Within a run the body comes nearer to a target, passes it, and goes away again. So there is a contact
 *
 * - where a run passes the target: exact;
 * - where the body turns within orb and before the target: the closest approach;
 * - at the end of the window, where it is within orb and still comes nearer: applying;
 * - at its beginning, where it is within orb and already goes away.
 */
export function* findContacts(sky: GeocentricSky, path: LongitudePath, query: ContactQuery): Generator<Contact> {
  const { targets, orbDeg } = query;
  const series = new Map<TransitTarget, Map<number, ContactSeries>>(targets.map((target) => [target, new Map()]));
  for (const segment of path.segments) {
    const span = longitudeSpanOf(path, segment);
    for (const [target, turns] of series) {
      const lattice = { firstDeg: target.degree, everyDeg: 360 };
      for (const targetDeg of listTargets(lattice, lowestDeg(span) - orbDeg, highestDeg(span) + orbDeg)) {
        const turn = turns.get(targetDeg) ?? { open: undefined, passes: 0 };
        turns.set(targetDeg, turn);
        yield* findSegmentContacts(sky, { path, segment, span, target, targetDeg, orbDeg }, turn);
      }
    }
  }
}

function findSegmentContacts(sky: GeocentricSky, view: TargetApproach, series: ContactSeries): readonly Contact[] {
  const { path, segment, target, span, orbDeg, targetDeg } = view;
  const orbWindow = series.open ?? { entry: findOrbEntry(view), exit: undefined };
  const endsWithin = Math.abs(span.endDeg - targetDeg) <= orbDeg;
  if (!endsWithin) orbWindow.exit = toOrbCrossing(view, 'behind');
  series.open = endsWithin ? orbWindow : undefined;
  return [...findStartContact(view), ...findExactContact(sky, view), ...findEndContact(view)].map((contact) => {
    series.passes += 1;
    return { ...contact, body: path.body, target, retrograde: !segment.isForward, pass: series.passes, orbWindow };
  });
}

/** Undefined where the window begins within orb. */
function findOrbEntry(view: TargetApproach): LongitudeCrossing | undefined {
  const startsWithin = Math.abs(view.span.startDeg - view.targetDeg) <= view.orbDeg;
  return startsWithin ? undefined : toOrbCrossing(view, 'ahead');
}

/** Passing the border of the orb, on the near side of the target or beyond it. */
function toOrbCrossing(
  { path, segment, targetDeg, orbDeg }: TargetApproach,
  side: 'ahead' | 'behind',
): LongitudeCrossing {
  const isBelow = (side === 'ahead') === segment.isForward;
  return { path, segment, targetDeg: isBelow ? targetDeg - orbDeg : targetDeg + orbDeg };
}

function findExactContact(sky: GeocentricSky, { path, segment, span, targetDeg }: TargetApproach): UncountedContact[] {
  if (!isTargetCrossed(span, targetDeg)) return [];
  return [{ ...estimateMoment(sky, { path, segment, targetDeg }), orbDeg: 0, applying: false }];
}

/** The first moment of the window, where the body is within orb and the target lies behind it. */
function findStartContact({ path, segment, span, targetDeg, orbDeg }: TargetApproach): UncountedContact[] {
  const distanceDeg = Math.abs(span.startDeg - targetDeg);
  const isBehind = segment.isForward ? span.startDeg >= targetDeg : span.startDeg < targetDeg;
  if (segment.first > 0 || distanceDeg > orbDeg || !isBehind) return [];
  return [{ ...toNodeMoment(path, segment.first), orbDeg: distanceDeg, applying: false }];
}

/** The turn, or the last moment of the window, where the body is within orb and the target lies before it. */
function findEndContact({ path, segment, span, targetDeg, orbDeg }: TargetApproach): UncountedContact[] {
  const distanceDeg = Math.abs(span.endDeg - targetDeg);
  const isAhead = segment.isForward ? span.endDeg < targetDeg : span.endDeg >= targetDeg;
  if (distanceDeg > orbDeg || !isAhead) return [];
  const isLast = segment.last === path.nodes.length - 1;
  return [{ ...toNodeMoment(path, segment.last), orbDeg: distanceDeg, applying: isLast }];
}

function toNodeMoment({ nodes }: LongitudePath, knot: number): PendingMoment {
  return { moment: (nodes[knot] as PathNode).moment, pending: undefined };
}
