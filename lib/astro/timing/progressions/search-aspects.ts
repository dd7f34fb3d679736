import type { AspectId } from '../../../base/catalog/aspects.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { dropTwins } from '../../chart/aspects/twins.ts';
import { refineMoment } from '../../motion/crossing.ts';
import { findExactAspects } from '../../motion/exact-aspects.ts';
import type { LongitudePath } from '../../motion/path.ts';
import { loadOrFitPieces, type PiecesByBody } from '../../motion/pieces.ts';
import { buildSeparationPath } from '../../motion/separation.ts';
import { type Contact, findContacts } from '../transits/contacts.ts';
import { addOrbTimes } from '../transits/orb-window.ts';
import { type TransitTarget, toTransitTargets } from '../transits/targets.ts';
import {
  buildMovingPath,
  type MovingPoint,
  type MovingPointId,
  refineBelowMillisecond,
  subtractPoints,
} from './moving-point.ts';
import type { PendingProgressedEvent, ProgressedAspect, ProgressedQuery, TargetPoint } from './search-query.ts';

/** A moving longitude and the degrees of it at which a point is in aspect. */
interface AspectSearch {
  readonly point: MovingPoint;
  /** The point itself, or its separation from another. */
  readonly moving: MovingPoint<string>;
  readonly path: LongitudePath<string>;
  readonly targets: readonly TransitTarget[];
  readonly toTarget: (target: TransitTarget) => TargetPoint;
}

/** Every aspect of a progressed point to the natal targets. */
export function findNatalAspects(
  query: ProgressedQuery,
  point: MovingPoint,
  path: LongitudePath<string>,
): Generator<PendingProgressedEvent> {
  const ids = new Map<string, MovingPointId>(query.natalTargets.map(({ id }) => [id, id]));
  const targets = toTransitTargets(
    query.natalTargets.map(({ id, longitudeDeg: degree }) => ({ name: id, degree })),
    query.aspects,
  );
  const toTarget = ({ natalPoint }: TransitTarget): TargetPoint => ({
    chart: 'natal',
    point: ids.get(natalPoint) ?? point.id,
  });
  return findAspects(query, { point, moving: point, path, targets, toTarget });
}

/**
 * Every aspect within the progressed chart, each pair once; without points that are nearly the same or opposite.
 *
 * Exact aspects of two bodies come from the search for mutual aspects, which fits each body once. Orbs, and pairs with an
 * angle, need the path of the separation: a fit of its own, some sixty times as costly.
 */
export function* findProgressedAspects(query: ProgressedQuery): Generator<PendingProgressedEvent> {
  const pairs = listMovingPairs(query);
  const bodies = [
    ...new Set(pairs.flatMap((pair) => (needsPath(query, pair) ? [] : pair.flatMap(({ body = [] }) => body)))),
  ];
  const pieces = loadOrFitPieces(query.sky, bodies, query.window);
  for (const [point, other] of pairs) {
    query.checkTime();
    const isOfBodies = !needsPath(query, [point, other]);
    yield* isOfBodies ? findBodyAspects(query, point, { other, pieces }) : findSeparationAspects(query, point, other);
  }
}

/** Two points that both move. */
type MovingPair = readonly [MovingPoint, MovingPoint];

/** Whether the aspects of a pair are found on a path of its own. */
const needsPath = ({ orbDeg }: Pick<ProgressedQuery, 'orbDeg'>, [one, other]: MovingPair): boolean =>
  orbDeg > 0 || one.body === undefined || other.body === undefined;

function findSeparationAspects(
  query: ProgressedQuery,
  point: MovingPoint,
  other: MovingPoint,
): Generator<PendingProgressedEvent> {
  const moving = subtractPoints(point, other);
  const targets = toTransitTargets([{ name: other.id, degree: longitudeDeg(0) }], query.aspects);
  const path = buildMovingPath(query.sky, moving, query.window);
  const toTarget = (): TargetPoint => ({ chart: 'progressed', point: other.id });
  return findAspects(query, { point, moving, path, targets, toTarget });
}

interface OtherBody {
  readonly other: MovingPoint;
  readonly pieces: PiecesByBody;
}

/** Exact aspects of two bodies. */
function* findBodyAspects(
  { sky, window, aspects }: ProgressedQuery,
  point: MovingPoint,
  { other, pieces }: OtherBody,
): Generator<PendingProgressedEvent> {
  const [first, second] = [point.body, other.body];
  if (first === undefined || second === undefined) return;
  const targets = toTransitTargets([{ name: other.id, degree: longitudeDeg(0) }], aspects);
  const aspectAt = new Map<number, AspectId>(targets.map(({ degree, aspect }) => [degree, aspect]));
  const passes = new Map<number, number>();
  const search = { sky, pair: { first, second }, angles: [...aspectAt.keys()], window };
  const moving = subtractPoints(point, other);
  for (const exact of findExactAspects(search, buildSeparationPath(search, pieces))) {
    const pass = (passes.get(exact.unwrappedAngleDeg) ?? 0) + 1;
    passes.set(exact.unwrappedAngleDeg, pass);
    const refine = (): ProgressedAspect => {
      const moment = refineBelowMillisecond(moving, exact.angleDeg, exact.refine());
      return {
        type: 'aspect',
        moment,
        point: point.id,
        aspect: aspectAt.get(exact.angleDeg) ?? 'conjunction',
        target: { chart: 'progressed', point: other.id },
        orbDeg: 0,
        applying: false,
        separating: false,
        retrograde: point.motionAt(moment).longitudeSpeedDegPerDay < 0,
        pass,
        entersAt: moment,
        leavesAt: moment,
      };
    };
    yield { moment: exact.moment, series: `${moving.id} ${exact.unwrappedAngleDeg}`, refine };
  }
}

/** Pairs of a point and another one among the targets. */
function listMovingPairs({
  points,
  progressedTargets,
}: Pick<ProgressedQuery, 'points' | 'progressedTargets'>): readonly MovingPair[] {
  const listed = new Set<string>();
  return points.flatMap((point) =>
    progressedTargets.flatMap((other): MovingPair[] => {
      const isPair = point.id !== other.id && dropTwins([point, other]).length === 2;
      if (!isPair || listed.has(`${other.id}-${point.id}`)) return [];
      listed.add(`${point.id}-${other.id}`);
      return [[point, other]];
    }),
  );
}

function* findAspects(query: ProgressedQuery, search: AspectSearch): Generator<PendingProgressedEvent> {
  const { path, targets } = search;
  for (const contact of findContacts(query.sky, path, { targets, orbDeg: query.orbDeg })) {
    const series = `${path.body} ${contact.target.natalPoint} ${contact.targetDeg}`;
    yield { moment: contact.moment, series, refine: () => toAspect(query, search, contact) };
  }
}

function toAspect({ sky, orbDeg: queryOrbDeg }: ProgressedQuery, search: AspectSearch, contact: Contact<string>) {
  const { point, moving, toTarget } = search;
  const { target, orbDeg, applying, separating, pass } = contact;
  const isExact = orbDeg === 0 && !separating;
  const millisecond = refineMoment(sky, contact);
  const moment = isExact ? refineBelowMillisecond(moving, target.degree, millisecond) : millisecond;
  const { entersAt, leavesAt } =
    queryOrbDeg === 0 ? { entersAt: moment, leavesAt: moment } : addOrbTimes(sky, { ...contact, moment });
  return {
    type: 'aspect',
    moment,
    point: point.id,
    aspect: target.aspect,
    target: toTarget(target),
    orbDeg,
    applying,
    separating,
    retrograde: moving === point ? contact.retrograde : point.motionAt(moment).longitudeSpeedDegPerDay < 0,
    pass,
    entersAt,
    leavesAt,
  } as const;
}
