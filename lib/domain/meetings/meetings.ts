import { arcDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { speedErrorOf } from '../positions/fitted-motion.ts';
import { highest, lowest, passes, type Reach, rungsWithin } from '../positions/levels.ts';
import type { Sky } from '../positions/sky.ts';
import { falsePosition } from '../search/false-position.ts';
import { settledZero } from '../search/newton.ts';
import { engineTurn, fittedGain, fittedLead, fittedTurns, leadBeyond, type Pair } from './overtaking.ts';
import { type Overlap, overlapsOf, type Track } from './track.ts';

/** The first of two moving bodies exactly so many degrees ahead of the second. */
export interface Meeting {
  /** To about a second; {@link Meeting.settled} has the engine's own. */
  readonly moment: JdUt;
  readonly settled: () => JdUt;
  /** Which of the angles that were looked for. */
  readonly angleDeg: number;
  /** The angle, counting on over the full circle as the first goes round the second. */
  readonly levelDeg: number;
}

/** A moment at which it is known how far the first is ahead. */
interface Stop {
  readonly moment: JdUt;
  readonly leadDeg: number;
}

/** A time in which the first only gains on the second, or only loses. */
interface Leg {
  readonly overlap: Overlap;
  readonly from: Stop;
  readonly to: Stop;
}

/** What is looked for. */
export interface Sought {
  readonly sky: Sky;
  readonly pair: Pair;
  readonly angles: readonly number[];
}

/**
 * Every moment at which two moving bodies stand at one of some angles, in the order of time: grazes and the contacts
 * just before and after a turn of the lead included.
 *
 * Between two stops, the ends of both bodies' pieces and the turns of the lead, the lead only grows or only shrinks, so
 * the sides of an angle on which it lies at both tell whether it passes it there. Where the fits are too near to an
 * angle to tell, the engine does: so it decides on grazes, as it does on the ends of the window.
 *
 * @param tracks of the pair, over one window
 */
export function* meetingsOf(sought: Sought, tracks: readonly [Track, Track]): Generator<Meeting> {
  for (const leg of legsOf(sought, tracks)) {
    for (const level of levelsPassed(sought, leg)) yield meetingIn(sought, leg, level);
  }
}

/** In the order in which the lead passes them; mostly none. */
function levelsPassed({ angles }: Sought, { from, to }: Leg): readonly Level[] {
  const reach: Reach = { startDeg: from.leadDeg, endDeg: to.leadDeg };
  const [low, high] = [lowest(reach), highest(reach)];
  const near = angles.filter((angleDeg) => Math.ceil((low - angleDeg) / 360) <= Math.floor((high - angleDeg) / 360));
  const levels = near.flatMap((angleDeg) =>
    rungsWithin({ firstDeg: angleDeg, everyDeg: 360 }, low, high)
      .filter((levelDeg) => passes(reach, levelDeg))
      .map((levelDeg) => ({ angleDeg, levelDeg })),
  );
  const forward = reach.endDeg > reach.startDeg ? 1 : -1;
  return levels.sort((a, b) => forward * (a.levelDeg - b.levelDeg));
}

function* legsOf(sought: Sought, [first, second]: readonly [Track, Track]): Generator<Leg> {
  let from: Stop | undefined;
  for (const overlap of overlapsOf(first, second)) {
    from ??= stopAt(sought, overlap, overlap.fromJdUt);
    for (const turn of fittedTurns(overlap)) {
      const to = stopAtTurn(sought, overlap, turn);
      if (to.moment > from.moment) yield { overlap, from, to };
      from = to;
    }
    const to = stopAt(sought, overlap, overlap.toJdUt);
    yield { overlap, from, to };
    from = to;
  }
}

/**
 * Nearer to an angle the fits are not trusted to say on which side of it the lead is, degrees: twice what light bent by
 * the Sun throws two of them off.
 */
const DOUBT_DEG = 7 / 3600;

function isInDoubt({ angles }: Sought, leadDeg: number): boolean {
  return angles.some((angleDeg) => Math.abs(arcDeg(angleDeg, leadDeg)) < DOUBT_DEG);
}

function stopAt(sought: Sought, overlap: Overlap, moment: JdUt): Stop {
  const leadDeg = fittedLead(overlap, moment);
  return isInDoubt(sought, leadDeg) ? onEngine(sought, { moment, leadDeg }) : { moment, leadDeg };
}

function stopAtTurn(sought: Sought, overlap: Overlap, moment: JdUt): Stop {
  const fitted = { moment, leadDeg: fittedLead(overlap, moment) };
  if (!isInDoubt(sought, fitted.leadDeg)) return fitted;
  return onEngine(sought, { ...fitted, moment: engineTurn(sought.sky, sought.pair, { overlap, moment }) });
}

function onEngine({ sky, pair }: Sought, { moment, leadDeg }: Stop): Stop {
  return { moment, leadDeg: leadDeg + leadBeyond(sky, pair, leadDeg, moment) };
}

type Level = Pick<Meeting, 'angleDeg' | 'levelDeg'>;

/** The fits' own moment is taken where it is likely right to a second. */
const SECOND_DAYS = 1 / 86_400;

function meetingIn({ sky, pair }: Sought, leg: Leg, level: Level): Meeting {
  const { overlap, from, to } = leg;
  const { first, second } = overlap;
  const fitted = fittedMoment(leg, level.levelDeg);
  const settled = (): JdUt =>
    settledZero({
      moment: fitted,
      low: from.moment,
      high: to.moment,
      valueAt: (at) => leadBeyond(sky, pair, level.levelDeg, at),
      speedAt: (at) => fittedGain(overlap, at),
      speedError: speedErrorOf(first.piece) + speedErrorOf(second.piece) + bendingSpeed(pair),
    });
  const errorDeg = first.piece.errorDeg + second.piece.errorDeg;
  const isGoodEnough = errorDeg < Math.abs(fittedGain(overlap, fitted)) * SECOND_DAYS;
  if (isGoodEnough) return { ...level, moment: fitted, settled };
  const moment = settled();
  return { ...level, moment, settled: () => moment };
}

/**
 * Where a body meets the Sun his gravity bends its light by up to 1.75″ to one side, and within half a day to the other:
 * so much faster or slower it then moves than a fit has it, degrees per day.
 */
const bendingSpeed = ({ first, second }: Pair): number => (first === 'sun' || second === 'sun' ? 0.002 : 0);

/** A thousandth of what two fits are off at best, degrees. */
const AT_LEVEL_DEG = 1e-9;

/** When the fits have the lead at a level; an end of the leg where they, unlike the engine, do not reach it. */
function fittedMoment({ overlap, from, to }: Leg, levelDeg: number): JdUt {
  const gapAt = (at: number): number => fittedLead(overlap, at) - levelDeg;
  const [atFrom, atTo] = [gapAt(from.moment), gapAt(to.moment)];
  if (atFrom < 0 === atTo < 0) return Math.abs(atFrom) < Math.abs(atTo) ? from.moment : to.moment;
  const bracket = { low: from.moment, high: to.moment, smallestStep: 0 };
  return jdUt(falsePosition(gapAt, { ...bracket, smallestValue: AT_LEVEL_DEG }));
}
