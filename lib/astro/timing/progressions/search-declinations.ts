import { DECLINATION_ASPECT_IDS, type DeclinationAspectId } from '../../../base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import type { JdUt } from '../../../base/units/time.ts';
import { dropTwins } from '../../chart/aspects/twins.ts';
import { type CurvePiece, type FitSettings, findCurveZeros, fitCurve } from '../../search/curve.ts';
import type { ValueAt } from '../../search/zeros.ts';
import type { MovingPoint } from './moving-point.ts';
import type { PendingProgressedEvent, ProgressedEvent, ProgressedQuery } from './search-query.ts';

/** Pieces in which the Moon's declination, whose period is a month, is fitted to 1e-7°. */
const FIT: FitSettings = { pieceDays: 8, terms: 14, tolerance: 1e-7 };

/** A body and its declination. */
interface DeclinedBody {
  readonly id: NumberedBodyId;
  readonly declinationAt: ValueAt;
}

/**
 * Every exact parallel and contraparallel of the progressed bodies to natal and progressed ones, and every moment at which
 * a body goes out of bounds or comes back. Angles and the south node are left out: the first have the declination of a
 * degree, not of a body, the second always has the opposite of the north node's.
 */
export function* findDeclinationEvents(query: ProgressedQuery): Generator<PendingProgressedEvent> {
  const bodies = listBodies(query, query.points);
  for (const body of bodies) {
    query.checkTime();
    const pieces = fitCurve(query.window, body.declinationAt, FIT);
    yield* findNatalParallels(query, body, pieces);
    yield* findBounds(query, body, pieces);
  }
  const others = listBodies(query, query.progressedTargets);
  const listed = new Set<string>();
  for (const body of bodies) {
    for (const other of others) {
      const isPair = body.id !== other.id && dropTwins([body, other]).length === 2;
      if (!isPair || listed.has(`${other.id}-${body.id}`)) continue;
      listed.add(`${body.id}-${other.id}`);
      query.checkTime();
      yield* findProgressedParallels(query, body, other);
    }
  }
}

function listBodies({ natal }: ProgressedQuery, points: readonly MovingPoint[]): readonly DeclinedBody[] {
  const { ephemeris } = natal.context;
  return points.flatMap(({ body }): readonly DeclinedBody[] => {
    if (body === undefined) return [];
    const declinations = new Map<JdUt, number>();
    const declinationAt = (moment: JdUt): number => {
      const declinationDeg =
        declinations.get(moment) ?? ephemeris.equatorial(body, moment, { type: 'geocentric' }).declinationDeg;
      declinations.set(moment, declinationDeg);
      return declinationDeg;
    };
    return [{ id: body, declinationAt }];
  });
}

/** The side of the equator on which a target's declination is met: its own, or the other one. */
const SIDES: Readonly<Record<DeclinationAspectId, 1 | -1>> = { parallel: 1, contraparallel: -1 };

function* findNatalParallels(
  { natal, natalTargets }: ProgressedQuery,
  { id, declinationAt }: DeclinedBody,
  pieces: readonly CurvePiece[],
): Generator<PendingProgressedEvent> {
  for (const target of natalTargets) {
    const natalDeg = natal.points.find((point) => point.id === target.id)?.equatorial?.declinationDeg;
    if (natalDeg === undefined || target.id === 'south_node') continue;
    for (const aspect of DECLINATION_ASPECT_IDS) {
      for (const { moment } of findCurveZeros(pieces, SIDES[aspect] * natalDeg)) {
        const reached = { chart: 'natal', point: target.id } as const;
        yield toPending({
          type: 'declination',
          moment,
          point: id,
          aspect,
          target: reached,
          declinationDeg: declinationAt(moment),
        });
      }
    }
  }
}

function* findProgressedParallels(
  { window }: ProgressedQuery,
  { id, declinationAt }: DeclinedBody,
  other: DeclinedBody,
): Generator<PendingProgressedEvent> {
  for (const aspect of DECLINATION_ASPECT_IDS) {
    const gapAt: ValueAt = (moment) => declinationAt(moment) - SIDES[aspect] * other.declinationAt(moment);
    for (const { moment } of findCurveZeros(fitCurve(window, gapAt, FIT))) {
      const reached = { chart: 'progressed', point: other.id } as const;
      yield toPending({
        type: 'declination',
        moment,
        point: id,
        aspect,
        target: reached,
        declinationDeg: declinationAt(moment),
      });
    }
  }
}

/** Points of the ecliptic: their declination reaches the obliquity and never exceeds it. */
const NEVER_OUT: readonly NumberedBodyId[] = ['sun', 'mean_node', 'true_node'];

/** The obliquity changes by less within a century, nutation included, degrees. */
const OBLIQUITY_MARGIN_DEG = 0.05;

function* findBounds(
  { natal }: ProgressedQuery,
  { id, declinationAt }: DeclinedBody,
  pieces: readonly CurvePiece[],
): Generator<PendingProgressedEvent> {
  if (NEVER_OUT.includes(id)) return;
  const { ephemeris, orientation } = natal.context;
  const nearDeg = orientation.trueObliquityDeg - OBLIQUITY_MARGIN_DEG;
  const near = pieces.filter(({ series }) => series.reduce((sum, term) => sum + Math.abs(term), 0) > nearDeg);
  for (const [side, sign] of [['north', 1] as const, ['south', -1] as const]) {
    const excessAt: ValueAt = (moment) => sign * declinationAt(moment) - ephemeris.orientation(moment).trueObliquityDeg;
    const excesses = near.flatMap((piece) => fitCurve(piece, excessAt, FIT));
    for (const { moment, isRising } of findCurveZeros(excesses)) {
      yield toPending({ type: 'out_of_bounds', moment, point: id, side, begins: isRising });
    }
  }
}

const toPending = (event: ProgressedEvent): PendingProgressedEvent => ({ moment: event.moment, refine: () => event });
