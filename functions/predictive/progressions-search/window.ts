import type { Ephemeris } from '../../../lib/astro/port.ts';
import { isAngle, type PlacedPoint } from '../../../lib/astro/timing/progressions/moving-points.ts';
import { findProgressedMoment } from '../../../lib/astro/timing/progressions/progressed-time.ts';
import { isArcMethod, type LifeMethod } from '../../../lib/astro/timing/progressions/rates.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { clipRange, type JdRange, type JdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import type { NatalSide } from './natal-side.ts';
import type { ProgressionsSearchRequest } from './request.ts';

/** The progressed moments of a part of a life. */
export function findWindow(
  { start_date, end_date }: ProgressionsSearchRequest,
  { subject }: NatalSide,
  ratio: number,
): JdRange {
  const birth = subject.moment.jdUt;
  const [start, end] = [start_date, end_date].map((target) => findProgressedMoment({ birth, target }, ratio)) as [
    JdUt,
    JdUt,
  ];
  return ratio < 0 ? { fromJdUt: end, toJdUt: start } : { fromJdUt: start, toJdUt: end };
}

interface CoveredSearch {
  readonly window: JdRange;
  readonly points: readonly PlacedPoint[];
  /** The ephemeris ends before the search begins. */
  readonly isEmpty: boolean;
  readonly warnings: readonly Warning[];
}

/** The part of a window that the files cover, and the points that are defined in all of it. An arc moves natal points. */
export function omitUncovered(
  points: readonly PlacedPoint[],
  stated: JdRange,
  { ephemeris, method }: { readonly ephemeris: Ephemeris; readonly method: LifeMethod },
): CoveredSearch {
  const window = clipRange(stated, ephemeris.coverage());
  const isEmpty = window.fromJdUt >= window.toJdUt;
  const isCut = window.fromJdUt > stated.fromJdUt || window.toJdUt < stated.toJdUt;
  const covered = points.filter(
    ({ id }) => isArcMethod(method) || isAngle(id) || covers(ephemeris.coverage(toEphemerisBody(id).body), window),
  );
  const omitted = points.filter((point) => !covered.includes(point));
  return {
    window,
    isEmpty,
    points: covered,
    warnings: [
      ...(isCut
        ? [createWarning('EventsOutOfRange', 'Progressed moments beyond the ephemeris files are left out.')]
        : []),
      ...omitted.map(({ id }) =>
        createWarning('BodyOutOfRange', `${namePoint(id)} has no ephemeris at some of the progressed moments.`),
      ),
    ],
  };
}

const covers = (coverage: JdRange, { fromJdUt, toJdUt }: JdRange): boolean =>
  fromJdUt > toJdUt || (fromJdUt >= coverage.fromJdUt && toJdUt <= coverage.toJdUt);

const RIGHT_ANGLE_DEG = 90;
/** Nearer to a polar circle the Ascendant turns by half a circle within minutes. */
const MARGIN_DEG = 0.5;

/**
 * The points that move, on either side of an aspect. Leaves out the progressed Ascendant in polar regions, where it jumps to the other side while the midheaven is below the
 * horizon.
 *
 * @throws Problem `HouseSystemUndefined` where its arc moves everything
 */
export function selectMovingPoints(
  { chart, points: moved, targets: others }: NatalSide,
  { method, targets }: ProgressionsSearchRequest,
): Pick<CoveredSearch, 'points' | 'warnings'> {
  const added = targets === 'natal' ? [] : others.filter(({ id }) => moved.every((one) => one.id !== id));
  const points = [...moved, ...added];
  const { place, orientation } = chart.context;
  const isPolar = Math.abs(place.latitudeDeg) > RIGHT_ANGLE_DEG - orientation.trueObliquityDeg - MARGIN_DEG;
  if (!isPolar || !chart.horizon) return { points, warnings: [] };
  if (method === 'ascendant_arc') throw createAscendantProblem();
  const isMoved = !isArcMethod(method) && points.some(({ id }) => id === 'ascendant');
  if (!isMoved) return { points, warnings: [] };
  const message = 'The progressed Ascendant is left out: it jumps at this latitude. The natal one is searched.';
  return {
    points: points.filter(({ id }) => id !== 'ascendant'),
    warnings: [createWarning('HousesOmitted', message)],
  };
}

function createAscendantProblem(): Problem {
  const location = 'body.method';
  const message = 'must be another method at this latitude, such as solar_arc: near the pole the Ascendant jumps';
  return new Problem('HouseSystemUndefined', `${location} ${message}.`, {
    issues: [{ location, message, value: 'ascendant_arc', example: 'solar_arc' }],
  });
}
