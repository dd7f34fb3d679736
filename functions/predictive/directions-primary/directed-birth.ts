import { assessSect, createSectWarnings } from '../../../lib/astro/chart/analysis/chart-sect.ts';
import { type Chart, castChart, type Horizon } from '../../../lib/astro/chart/cast.ts';
import type { ChartPoint } from '../../../lib/astro/chart/point.ts';
import type { ChartSettings } from '../../../lib/astro/chart/settings.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { type BirthSky, type DirectedPoint, locateDegree } from '../../../lib/astro/timing/directions/point.ts';
import type { ChartObjectId } from '../../../lib/base/catalog/chart-objects.ts';
import {
  DIRECTION_ANGLES,
  type DirectionAngle,
  type DirectionPointId,
} from '../../../lib/base/catalog/primary-directions.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { createBirthTimeProblem } from '../../../lib/charts/birth-time.ts';
import type { SubjectWithDay } from '../../../lib/charts/subject.ts';

/** The sky of a birth and the points of it that a request names. */
export interface DirectedBirth {
  readonly sky: BirthSky;
  /** Without those whose ephemeris does not cover the birth. */
  readonly points: ReadonlyMap<DirectionPointId, DirectedPoint>;
  readonly warnings: readonly Warning[];
}

const isAngle = (id: DirectionPointId): id is DirectionAngle => DIRECTION_ANGLES.some((angle) => angle === id);

/** @throws Problem `BirthTimeRequired` */
export function castDirectedBirth(
  { moment, place, timeIsKnown }: SubjectWithDay,
  ids: readonly DirectionPointId[],
  ephemeris: Ephemeris,
): DirectedBirth {
  const objects = ids.flatMap((id): ChartObjectId[] => (isAngle(id) ? [] : [id]));
  const chart = castChart(ephemeris, { moment: moment.jdUt, place, timeIsKnown }, toSettings(objects));
  const { horizon, context } = chart;
  if (!horizon) throw createBirthTimeProblem('body.subject', 'primary directions depend');
  const sky = {
    armcDeg: horizon.houses.armcDeg,
    latitudeDeg: place.latitudeDeg,
    obliquityDeg: context.orientation.trueObliquityDeg,
  };
  const bodies = chart.points.flatMap((point): DirectedPoint[] => toDirectedPoint(point, sky) ?? []);
  const angles = ids.filter(isAngle).map((id) => toAnglePoint(id, horizon, sky));
  return {
    sky,
    points: new Map([...bodies, ...angles].map((point) => [point.id, point])),
    warnings: [...chart.warnings, ...createFortuneWarnings(chart, objects)],
  };
}

function toDirectedPoint({ id, longitudeDeg, latitudeDeg, equatorial }: ChartPoint, sky: BirthSky): DirectedPoint[] {
  if (id === 'earth' || id === 'vertex') return [];
  const place = equatorial ?? locateDegree(longitudeDeg, latitudeDeg, sky);
  return [{ id, longitudeDeg, latitudeDeg, ...place }];
}

/** Mundane positions of the angles, by every method. */
const ANGLE_POSITION_DEG: Readonly<Record<DirectionAngle, number>> = {
  ascendant: 0,
  imum_coeli: 90,
  descendant: 180,
  midheaven: 270,
};

function toAnglePoint(id: DirectionAngle, { houses }: Horizon, sky: BirthSky): DirectedPoint {
  const longitudeDeg = {
    ascendant: houses.ascendantDeg,
    midheaven: houses.midheavenDeg,
    descendant: houses.descendantDeg,
    imum_coeli: houses.imumCoeliDeg,
  }[id];
  const place = locateDegree(longitudeDeg, 0, sky);
  return { id, longitudeDeg, latitudeDeg: 0, anglePositionDeg: ANGLE_POSITION_DEG[id], ...place };
}

/** The Part of Fortune alone depends on sect. */
const createFortuneWarnings = ({ context }: Chart, objects: readonly ChartObjectId[]): readonly Warning[] =>
  objects.includes('part_of_fortune') ? createSectWarnings(assessSect(context)) : [];

const toSettings = (objects: readonly ChartObjectId[]): ChartSettings => ({
  zodiac: { type: 'tropical' },
  coordinateSystem: 'geocentric',
  houseSystem: 'W', // defined at every latitude; only the angles are read
  polarFallback: 'whole_sign',
  objectSet: 'full',
  objects,
  planetsOnly: false,
  withEquatorial: true,
  withLots: false,
});
