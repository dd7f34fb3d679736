import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { estimateMoment, type LongitudeCrossing, type PendingMoment } from '../../motion/crossing.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { LongitudePath, MonotoneSegment, PathNode } from '../../motion/path.ts';
import { highestDeg, isTargetCrossed, type LongitudeSpan, longitudeSpanOf, lowestDeg } from '../../motion/targets.ts';
import type { TransitTarget } from './targets.ts';

/** The crossings with which a body enters and leaves the orb of a target; undefined where they lie outside the window. */
interface OrbWindow {
  entry: LongitudeCrossing | undefined;
  exit: LongitudeCrossing | undefined;
}

/** A body exactly at a target, or at its closest approach to it. */
export interface Contact<Name extends string = NumberedBodyId> extends PendingMoment {
  readonly body: Name;
  readonly target: TransitTarget;
  /** The target unwrapped along the path: distinguishes the revolutions of the body. */
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
interface ContactQuery {
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
interface TargetApproach<Name extends string> {
  readonly path: LongitudePath<Name>;
  readonly segment: MonotoneSegment;
  readonly span: LongitudeSpan;
  readonly target: TransitTarget;
  readonly targetDeg: number;
  readonly orbDeg: number;
  readonly series: ContactSeries;
}

/** A contact without what it shares with the other contacts of its approach. */
type ContactKind = Pick<Contact, 'orbDeg' | 'applying' | 'separating'>;

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
  { targets, orbDeg }: ContactQuery,
): Generator<Contact<Name>> {
  const seriesOfTargets = targets.map(() => new Map<number, ContactSeries>());
  for (const segment of path.segments) {
    const span = longitudeSpanOf(path, segment);
    const [fromDeg, toDeg] = [lowestDeg(span) - orbDeg, highestDeg(span) + orbDeg];
    for (let index = 0; index < targets.length; index += 1) {
      const target = targets[index] as TransitTarget;
      const revolutions = seriesOfTargets[index] as Map<number, ContactSeries>;
      // The targets of listTargets without an array, as most segments reach few of them.
      const lastTurn = Math.floor((toDeg - target.degree) / 360);
      for (let turn = Math.ceil((fromDeg - target.degree) / 360); turn <= lastTurn; turn += 1) {
        const targetDeg = target.degree + turn * 360;
        const series = revolutions.get(targetDeg) ?? { open: undefined, passes: 0 };
        revolutions.set(targetDeg, series);
        for (const contact of findSegmentContacts(sky, { path, segment, span, target, targetDeg, orbDeg, series })) {
          yield contact;
        }
      }
    }
  }
}

function findSegmentContacts<Name extends string>(
  sky: GeocentricSky,
  approach: TargetApproach<Name>,
): readonly Contact<Name>[] {
  const { path, segment, span, orbDeg, targetDeg } = approach;
  const orbWindow = updateOrbWindow(approach);
  const contacts: Contact<Name>[] = [];
  const startDistanceDeg = Math.abs(span.startDeg - targetDeg);
  if (startDistanceDeg <= orbDeg && segment.first === 0 && startsBehind(approach)) {
    const kind = { orbDeg: startDistanceDeg, applying: false, separating: startDistanceDeg > 0 };
    contacts.push(toContact(approach, orbWindow, { ...toNodeMoment(path, 0), ...kind }));
  }
  if (isTargetCrossed(span, targetDeg)) {
    const { moment, pending } = estimateMoment(sky, toExactCrossing(approach));
    contacts.push(toContact(approach, orbWindow, { moment, pending, orbDeg: 0, applying: false, separating: false }));
  }
  const endDistanceDeg = Math.abs(span.endDeg - targetDeg);
  if (endDistanceDeg <= orbDeg && endsAhead(approach)) {
    const kind = { orbDeg: endDistanceDeg, applying: segment.last === path.nodes.length - 1, separating: false };
    contacts.push(toContact(approach, orbWindow, { ...toNodeMoment(path, segment.last), ...kind }));
  }
  return contacts;
}

/** The next contact of an approach, which it counts. */
function toContact<Name extends string>(
  { path, segment, target, targetDeg, series }: TargetApproach<Name>,
  orbWindow: OrbWindow,
  { moment, pending, orbDeg, applying, separating }: ContactKind & PendingMoment,
): Contact<Name> {
  series.passes += 1;
  return {
    moment,
    pending,
    body: path.body,
    target,
    targetDeg,
    orbDeg,
    applying,
    separating,
    retrograde: !segment.isForward,
    pass: series.passes,
    orbWindow,
  };
}

/** The orb window of an approach: a new one, unless the body was within orb when the approach began. */
function updateOrbWindow(approach: TargetApproach<string>): OrbWindow {
  const { span, targetDeg, orbDeg, series } = approach;
  const orbWindow = series.open ?? { entry: findOrbEntry(approach), exit: undefined };
  const endsWithin = Math.abs(span.endDeg - targetDeg) <= orbDeg;
  if (!endsWithin) orbWindow.exit = toOrbCrossing(approach, 'behind');
  series.open = endsWithin ? orbWindow : undefined;
  return orbWindow;
}

/** Crossing into the orb; undefined where the window begins within orb. */
function findOrbEntry(approach: TargetApproach<string>): LongitudeCrossing | undefined {
  const startsWithin = Math.abs(approach.span.startDeg - approach.targetDeg) <= approach.orbDeg;
  return startsWithin ? undefined : toOrbCrossing(approach, 'ahead');
}

/** Crossing of the border of the orb ahead of the target or behind it, in the direction of motion. */
function toOrbCrossing(
  { path, segment, target, targetDeg, orbDeg }: TargetApproach<string>,
  side: 'ahead' | 'behind',
): LongitudeCrossing {
  const isBelow = (side === 'ahead') === segment.isForward;
  const offsetDeg = isBelow ? -orbDeg : orbDeg;
  return { path, segment, targetDeg: targetDeg + offsetDeg, degree: longitudeDeg(target.degree + offsetDeg) };
}

const toExactCrossing = ({ path, segment, target, targetDeg }: TargetApproach<string>): LongitudeCrossing => ({
  path,
  segment,
  targetDeg,
  degree: target.degree,
});

/** Whether the target lies behind the body at the start of the approach, or exactly there. */
const startsBehind = ({ segment, span, targetDeg }: TargetApproach<string>): boolean =>
  segment.isForward ? span.startDeg >= targetDeg : span.startDeg < targetDeg;

/** Whether the target lies ahead of the body at the end of the approach. */
const endsAhead = ({ segment, span, targetDeg }: TargetApproach<string>): boolean =>
  segment.isForward ? span.endDeg < targetDeg : span.endDeg >= targetDeg;

function toNodeMoment({ nodes }: LongitudePath<string>, index: number): PendingMoment {
  return { moment: (nodes[index] as PathNode).moment, pending: undefined };
}
