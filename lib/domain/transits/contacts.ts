import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { highest, lowest, passes, type Reach, reachOf, rungsWithin } from '../positions/levels.ts';
import { type NearMoment, nearMoment, type Passage } from '../positions/passage.ts';
import type { LongitudePath, PathKnot, Run } from '../positions/path.ts';
import type { Sky } from '../positions/sky.ts';
import type { Target } from './targets.ts';

/** A body within orb of a target, from entering it to leaving it; undefined where the window cuts. */
export interface Spell {
  enters: Passage | undefined;
  leaves: Passage | undefined;
}

/** A body exactly at a target, or as near to it as it comes. */
export interface Contact extends NearMoment {
  readonly body: CatalogBodyId;
  readonly target: Target;
  /** Distance from exactness, degrees; 0 where it is exact. */
  readonly orbDeg: number;
  /** Still on the way to the target when the window ends. */
  readonly applying: boolean;
  readonly retrograde: boolean;
  /** 1, 2, 3 … of those with one target before the body has gone round the zodiac, counted from the window's beginning. */
  readonly pass: number;
  readonly spell: Spell;
}

/** What is looked for. */
export interface ContactsSought {
  readonly targets: readonly Target[];
  readonly orbDeg: number;
}

/** All contacts with one target in one turn of the body round the zodiac. */
interface Series {
  /** Within orb at the end of the run that was looked at last. */
  open: Spell | undefined;
  passes: number;
}

/** One run seen from one target. */
interface View {
  readonly path: LongitudePath;
  readonly run: Run;
  readonly reach: Reach;
  readonly target: Target;
  readonly levelDeg: number;
  readonly orbDeg: number;
}

/** A contact before it is counted. */
type Uncounted = NearMoment & Pick<Contact, 'orbDeg' | 'applying'>;

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
export function* contactsOf(sky: Sky, path: LongitudePath, sought: ContactsSought): Generator<Contact> {
  const { targets, orbDeg } = sought;
  const series = new Map<Target, Map<number, Series>>(targets.map((target) => [target, new Map()]));
  for (const run of path.runs) {
    const reach = reachOf(path, run);
    for (const [target, turns] of series) {
      const ladder = { firstDeg: target.degree, everyDeg: 360 };
      for (const levelDeg of rungsWithin(ladder, lowest(reach) - orbDeg, highest(reach) + orbDeg)) {
        const turn = turns.get(levelDeg) ?? { open: undefined, passes: 0 };
        turns.set(levelDeg, turn);
        yield* contactsOfRun(sky, { path, run, reach, target, levelDeg, orbDeg }, turn);
      }
    }
  }
}

function contactsOfRun(sky: Sky, view: View, series: Series): readonly Contact[] {
  const { path, run, target, reach, orbDeg, levelDeg } = view;
  const spell = series.open ?? { enters: enteringOf(view), leaves: undefined };
  const endsWithin = Math.abs(reach.endDeg - levelDeg) <= orbDeg;
  if (!endsWithin) spell.leaves = orbPassage(view, 'behind');
  series.open = endsWithin ? spell : undefined;
  return [...atStart(view), ...atTarget(sky, view), ...atEnd(view)].map((contact) => {
    series.passes += 1;
    return { ...contact, body: path.body, target, retrograde: !run.forward, pass: series.passes, spell };
  });
}

/** Undefined where the window begins within orb. */
function enteringOf(view: View): Passage | undefined {
  const startsWithin = Math.abs(view.reach.startDeg - view.levelDeg) <= view.orbDeg;
  return startsWithin ? undefined : orbPassage(view, 'ahead');
}

/** Passing the border of the orb, on the near side of the target or beyond it. */
function orbPassage({ path, run, levelDeg, orbDeg }: View, side: 'ahead' | 'behind'): Passage {
  const isBelow = (side === 'ahead') === run.forward;
  return { path, run, levelDeg: isBelow ? levelDeg - orbDeg : levelDeg + orbDeg };
}

function atTarget(sky: Sky, { path, run, reach, levelDeg }: View): Uncounted[] {
  if (!passes(reach, levelDeg)) return [];
  return [{ ...nearMoment(sky, { path, run, levelDeg }), orbDeg: 0, applying: false }];
}

/** The first moment of the window, where the body is within orb and the target lies behind it. */
function atStart({ path, run, reach, levelDeg, orbDeg }: View): Uncounted[] {
  const distanceDeg = Math.abs(reach.startDeg - levelDeg);
  const isBehind = run.forward ? reach.startDeg >= levelDeg : reach.startDeg < levelDeg;
  if (run.first > 0 || distanceDeg > orbDeg || !isBehind) return [];
  return [{ ...momentOf(path, run.first), orbDeg: distanceDeg, applying: false }];
}

/** The turn, or the last moment of the window, where the body is within orb and the target lies before it. */
function atEnd({ path, run, reach, levelDeg, orbDeg }: View): Uncounted[] {
  const distanceDeg = Math.abs(reach.endDeg - levelDeg);
  const isAhead = run.forward ? reach.endDeg < levelDeg : reach.endDeg >= levelDeg;
  if (distanceDeg > orbDeg || !isAhead) return [];
  const isLast = run.last === path.knots.length - 1;
  return [{ ...momentOf(path, run.last), orbDeg: distanceDeg, applying: isLast }];
}

function momentOf({ knots }: LongitudePath, knot: number): NearMoment {
  return { moment: (knots[knot] as PathKnot).moment, unsettled: undefined };
}
