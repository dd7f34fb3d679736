import { MEAN_LONGITUDES } from '../../../base/catalog/mean-cycles.ts';
import type { TransitBodyId } from '../../../base/catalog/transit-bodies.ts';
import { toEphemerisBody } from '../../../base/catalog/transit-bodies.ts';
import { memoize } from '../../../base/memoize.ts';
import { type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { Chart } from '../../chart/cast.ts';
import { type CellGrid, cellGridOf } from '../../motion/cell-grid.ts';
import type { LongitudeMotion } from '../../motion/longitude-piece.ts';
import { type AngleMethod, type ChartWithHorizon, NAIBOD_DEG_PER_DAY } from './angles.ts';
import { type ArcSettings, createArc, createArcAddition } from './arcs.ts';
import type { MovingPoint, MovingPointId, ProgressedAngle } from './moving-point.ts';
import { createProgressedAngles } from './progressed-angles.ts';
import { type ArcMethod, isArcMethod, type LifeMethod } from './rates.ts';
import { measureSpeed } from './speed.ts';

/** How the points of a chart move through a life. */
interface MotionSettings extends Omit<ArcSettings, 'method'> {
  readonly method: LifeMethod;
}

/** A point of the natal chart. */
export interface PlacedPoint<Id extends string = MovingPointId> {
  readonly id: Id;
  readonly longitudeDeg: LongitudeDeg;
}

/** Cells of angles that turn once a day, as by mean quotidian: 45° of the equator. */
const DAILY_GRID: CellGrid = { cellDays: 1 / 8, nodeCount: 9 };
/** Cells of angles that move at the pace of the Sun. */
const SLOW_GRID: CellGrid = { cellDays: 16, nodeCount: 11 };

const gridOfAngles = (method: AngleMethod): CellGrid => (method === 'mean_quotidian' ? DAILY_GRID : SLOW_GRID);

/** Degrees that angles move in a day of the ephemeris, at the mean. */
const meanRateOfAngles = (method: AngleMethod): number =>
  NAIBOD_DEG_PER_DAY + (method === 'mean_quotidian' ? TURN_DEG : 0);

const GRIDS_OF_ARCS: Readonly<Record<ArcMethod, (angleMethod: AngleMethod) => CellGrid>> = {
  solar_arc: () => cellGridOf('sun'),
  naibod_arc: () => SLOW_GRID,
  lunar_arc: () => cellGridOf('moon'),
  ascendant_arc: gridOfAngles,
};

const MEAN_RATES_OF_ARCS: Readonly<Record<ArcMethod, (angleMethod: AngleMethod) => number>> = {
  solar_arc: () => NAIBOD_DEG_PER_DAY,
  naibod_arc: () => NAIBOD_DEG_PER_DAY,
  lunar_arc: () => MEAN_LONGITUDES.moon.degreesPerDay,
  ascendant_arc: meanRateOfAngles,
};

/**
 * The points of a natal chart as they move through a life by a method; no angles in a chart without a horizon.
 *
 * @throws AscendantRequiredError
 */
export function createMovingPoints(
  natal: Chart,
  points: readonly PlacedPoint[],
  { method, ...settings }: MotionSettings,
): readonly MovingPoint[] {
  if (isArcMethod(method)) return createDirectedPoints(natal, points, { ...settings, method });
  const { horizon } = natal;
  const createAngle = horizon && createAngles({ ...natal, horizon }, settings.angleMethod);
  return points.flatMap(({ id }): readonly MovingPoint[] => {
    if (!isAngle(id)) return [createBody(natal, id)];
    return createAngle ? [createAngle(id)] : [];
  });
}

export const isAngle = (id: MovingPointId): id is ProgressedAngle => id === 'ascendant' || id === 'midheaven';

function createBody({ context, settings }: Chart, id: TransitBodyId): MovingPoint {
  const { ephemeris } = context;
  const { body, offsetDeg } = toEphemerisBody(id);
  const frame = { zodiac: settings.zodiac, center: { type: 'geocentric' } } as const;
  return {
    id,
    longitudeAt: (moment) => longitudeDeg(ephemeris.longitude(body, moment, frame) + offsetDeg),
    // The fits of all separations of a point sample it at the same moments.
    motionAt: memoize((moment): LongitudeMotion => {
      const { longitudeDeg: longitude, longitudeSpeedDegPerDay } = ephemeris.position(body, moment, frame);
      return { longitudeDeg: longitudeDeg(longitude + offsetDeg), longitudeSpeedDegPerDay };
    }),
    grid: cellGridOf(body),
    coverage: ephemeris.coverage(body),
    ...(offsetDeg === 0 && { body }),
  };
}

/** Ascendant and Midheaven. */
function createAngles(natal: ChartWithHorizon, angleMethod: AngleMethod): (id: ProgressedAngle) => MovingPoint {
  const anglesAt = createProgressedAngles(natal, angleMethod);
  const { ephemeris, moment: birth } = natal.context;
  const coverage = ephemeris.coverage();
  const natalAngles = anglesAt(birth);
  return (id) => ({
    id,
    longitudeAt: (moment) => anglesAt(moment)[id].longitudeDeg,
    motionAt: (moment) => anglesAt(moment)[id],
    grid: gridOfAngles(angleMethod),
    coverage,
    meanDegAt: (moment) => natalAngles[id].longitudeDeg + meanRateOfAngles(angleMethod) * (moment - birth),
  });
}

/** The points of a chart that one arc moves. Each moment's arc is computed once for all of them. */
function createDirectedPoints(
  natal: Chart,
  points: readonly PlacedPoint[],
  settings: ArcSettings,
): readonly MovingPoint[] {
  const arcAt = memoize(createArc(natal, settings));
  const addArc = createArcAddition(natal, settings);
  const grid = GRIDS_OF_ARCS[settings.method](settings.angleMethod);
  const { ephemeris, moment: birth } = natal.context;
  const coverage = ephemeris.coverage();
  const meanRate = MEAN_RATES_OF_ARCS[settings.method](settings.angleMethod);
  return points.map(({ id, longitudeDeg: natalDeg }) => {
    const longitudeAt = (moment: JdUt): LongitudeDeg => addArc(natalDeg, arcAt(moment));
    const motionAt = memoize(
      (moment: JdUt): LongitudeMotion => ({
        longitudeDeg: longitudeAt(moment),
        longitudeSpeedDegPerDay: measureSpeed(longitudeAt, moment, coverage),
      }),
    );
    const meanDegAt = (moment: JdUt): number => natalDeg + meanRate * (moment - birth);
    return { id, longitudeAt, motionAt, grid, coverage, meanDegAt };
  });
}
