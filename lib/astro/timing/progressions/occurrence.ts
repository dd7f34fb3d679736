import type { AspectId } from '../../../base/catalog/aspects.ts';
import { TURN_DEG } from '../../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../../base/units/time.ts';
import {
  type CountedCrossing,
  countAspect,
  countCrossing,
  countLunarCycle,
  countRetrogradation,
  countTurn,
  countTwelfth,
  signedDistanceDeg,
} from '../../motion/occurrence.ts';
import { LUNATION_PHASES } from '../../sky/events/event.ts';
import type { MovingPoint } from './moving-point.ts';
import type { ProgressedAspect, ProgressedEvent, ProgressedQuery } from './search-query.ts';

const QUARTER_DEG = TURN_DEG / LUNATION_PHASES.length;

type EventOf<Type extends ProgressedEvent['type']> = Extract<ProgressedEvent, { type: Type }>;

type Counter = Pick<ProgressedQuery, 'natal' | 'natalTargets'> & {
  readonly pointOf: (id: string) => MovingPoint;
};

/**
 * Longitudes run from here less 360° to here, so that no count changes at a sign or at the zero point. Where a longitude is
 * nearer to it than an edition of the data moves, which is chance, the event is renamed.
 */
const SEAM_DEG = 357.3;

/**
 * Creates the counts that distinguish an event from all others of its kind, points and aspect, as those of the sky do: the progressed
 * moment is one of the sky. Angles and directed points are counted by the turns that their mean rate makes.
 */
export function createEventCounter(query: ProgressedQuery): (event: ProgressedEvent) => readonly number[] {
  const points = new Map<string, MovingPoint>(
    [...query.progressedTargets, ...query.points].map((one) => [one.id, one]),
  );
  const pointOf = (id: string): MovingPoint => {
    const point = points.get(id);
    if (!point) throw new Error(`${id} has events and does not move`);
    return point;
  };
  return (event) => COUNTS[event.type](event as never, { ...query, pointOf });
}

type Passing = CountedCrossing & { readonly speed: number };

function readPassing({ pointOf }: Counter, id: string, moment: JdUt): Passing {
  const { meanDegAt, motionAt } = pointOf(id);
  const { longitudeDeg, longitudeSpeedDegPerDay: speed } = motionAt(moment);
  return {
    body: meanDegAt ? ARC : id,
    moment,
    longitudeDeg: longitudeDeg < SEAM_DEG ? longitudeDeg : longitudeDeg - TURN_DEG,
    isRetrograde: speed < 0,
    speed,
    meanDeg: meanDegAt?.(moment),
  };
}

/** Stands for an angle or a directed point, which are no bodies. */
const ARC = 'arc';

const countPassage = ({ point, moment }: EventOf<'sign_ingress' | 'house_ingress'>, of: Counter) =>
  countCrossing(readPassing(of, point, moment));

const COUNTS: { readonly [Type in ProgressedEvent['type']]: (event: EventOf<Type>, of: Counter) => readonly number[] } =
  {
    aspect: (event, counter) =>
      event.target.chart === 'natal' ? countNatalAspect(event, counter) : countMutualAspect(event, counter),
    sign_ingress: countPassage,
    house_ingress: countPassage,
    station: ({ point, moment }) => [countRetrogradation(point, moment)],
    lunation: ({ phase, moment }) => [
      countLunarCycle('elongation', moment, LUNATION_PHASES.indexOf(phase) * QUARTER_DEG),
    ],
    declination: countParallel,
    out_of_bounds: countBounds,
  };

/** 1 where the point is ahead of the other one; conjunction and opposition have one place only. */
const findSide = (aspect: AspectId, firstDeg: number, secondDeg: number): number =>
  aspect !== 'conjunction' && aspect !== 'opposition' && signedDistanceDeg(firstDeg, secondDeg) > 0 ? 1 : 0;

function countNatalAspect({ point, aspect, target, moment, orbDeg }: ProgressedAspect, of: Counter) {
  const crossing = readPassing(of, point, moment);
  const natal = of.natalTargets.find(({ id }) => id === target.point);
  const side = findSide(aspect, crossing.longitudeDeg, natal?.longitudeDeg ?? 0);
  // Nearest within an orb, the point turns: its direction is none.
  return orbDeg === 0 ? [side, ...countCrossing(crossing)] : [side, ...countTurn(crossing), 1];
}

/** The point that turns comes first, as the counts of the other have no stretches. */
function countMutualAspect({ point, aspect, target, moment, orbDeg }: ProgressedAspect, of: Counter) {
  const both = [readPassing(of, point, moment), readPassing(of, target.point, moment)] as const;
  const [first, second] = both[0].body === ARC ? [both[1], both[0]] : both;
  const turns = first.body === ARC ? [Math.round((first.meanDeg ?? 0) / TURN_DEG)] : [];
  const side = findSide(aspect, first.longitudeDeg, second.longitudeDeg);
  const isExact = orbDeg === 0;
  // Nearest within an orb, both are equally fast.
  const isFirstFaster = isExact ? first.speed > second.speed : first.isRetrograde;
  const counts = countAspect({ moment, first, second, isFirstFaster });
  return [isExact ? 0 : 1, isExact && isFirstFaster ? 1 : 0, side, ...turns, ...counts];
}

/** Far enough for a declination to move by more than its rounding, too short for it to turn. */
const BESIDE_DAYS = 1e-3;

function countParallel({ point, aspect, target, moment }: EventOf<'declination'>, of: Counter) {
  const { riseDeg, counts } = followDeclination(of, point, moment);
  if (target.chart === 'natal') return counts;
  const other = followDeclination(of, target.point, moment);
  const gainDeg = riseDeg - (aspect === 'parallel' ? 1 : -1) * other.riseDeg;
  return [gainDeg > 0 ? 1 : 0, ...counts, ...other.counts];
}

/** A declination is reached at other longitudes each time: it rises around 0° and falls around 180°, near stations twice. */
function followDeclination(of: Counter, id: string, moment: JdUt) {
  const { body } = of.pointOf(id);
  if (body === undefined) throw new Error(`${id} has a parallel and no declination`);
  const { ephemeris } = of.natal.context;
  const declinationAt = (at: JdUt) => ephemeris.equatorial(body, at, { type: 'geocentric' }).declinationDeg;
  const riseDeg = declinationAt(jdUt(moment + BESIDE_DAYS)) - declinationAt(moment);
  const longitudeDeg = riseDeg > 0 ? 0 : TURN_DEG / 2;
  const crossing = { ...readPassing(of, id, moment), longitudeDeg };
  return { riseDeg, counts: [longitudeDeg, countTwelfth(id, moment), ...countCrossing(crossing)] };
}

/** Bodies are out of bounds around the solstices. */
function countBounds({ point, moment, side }: EventOf<'out_of_bounds'>, of: Counter) {
  const longitudeDeg = TURN_DEG * (side === 'north' ? 1 / 4 : 3 / 4);
  return countCrossing({ ...readPassing(of, point, moment), longitudeDeg });
}
