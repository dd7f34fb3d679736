import { CHART_OBJECTS } from '../catalog/chart-objects.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../catalog/mean-motions.ts';
import type { Chart } from '../domain/chart/cast.ts';
import type { ChartPoint } from '../domain/chart/point.ts';
import { engineBodyOf } from '../domain/chart/select-objects.ts';
import { computeEssentialDignities } from '../domain/dignities/essential-dignities.ts';
import { elementOf, modalityOf } from '../domain/zodiac/sign-position.ts';
import type { PlanetPosition } from '../schemas/chart/points.ts';
import type { ChartOptions, Verbosity } from '../schemas/options.ts';
import { DISTANCE_DECIMALS, roundTo, roundWithinCycle, toZodiacPosition } from './rounding.ts';

/** How numbers and members are shown. */
export interface Display {
  readonly decimals: number;
  readonly verbosity: Verbosity;
}

/** The display that the options of a request choose. */
export function toDisplay({ decimal_places, verbosity }: ChartOptions): Display {
  return { decimals: decimal_places, verbosity };
}

/** A body below this share of its mean motion counts as stationary. */
const STATIONARY_SHARE = 0.05;

const roundOrNull = (value: number | null, decimals: number) => (value === null ? null : roundTo(value, decimals));

export const isRetrograde = ({ longitudeSpeedDegPerDay }: ChartPoint): boolean => (longitudeSpeedDegPerDay ?? 0) < 0;

/** A point of a chart as the full answer states it. */
export function toPlanetPosition(point: ChartPoint, chart: Chart, { decimals, verbosity }: Display): PlanetPosition {
  const { longitude, sign, sign_longitude } = toZodiacPosition(point.longitudeDeg, decimals);
  const retrograde = isRetrograde(point);
  const house = point.house === undefined ? undefined : { house: point.house };
  if (verbosity === 'minimal') return { longitude, sign, ...house, is_retrograde: retrograde };
  return {
    name: CHART_OBJECTS[point.id].name,
    longitude,
    latitude: roundTo(point.latitudeDeg, decimals),
    distance_au: roundOrNull(point.distanceAu, DISTANCE_DECIMALS),
    longitude_speed: roundOrNull(point.longitudeSpeedDegPerDay, decimals),
    is_retrograde: retrograde,
    motion: classifyMotion(point),
    sign,
    sign_longitude,
    ...house,
    ...(verbosity === 'detailed' && toDetailMembers(point, chart, decimals)),
  };
}

function classifyMotion(point: ChartPoint): PlanetPosition['motion'] {
  const body = engineBodyOf(point.id);
  const speed = point.longitudeSpeedDegPerDay;
  if (!body || speed === null) return null;
  const isStationary = Math.abs(speed) < STATIONARY_SHARE * MEAN_MOTION_DEG_PER_DAY[body];
  return isStationary ? 'stationary' : speed < 0 ? 'retrograde' : 'direct';
}

function toDetailMembers(point: ChartPoint, { context, horizon }: Chart, decimals: number): Partial<PlanetPosition> {
  const { equatorial, latitudeSpeedDegPerDay } = point;
  const isHeliocentric = context.frame.center.type === 'heliocentric';
  const dignities = isHeliocentric
    ? undefined
    : computeEssentialDignities(point.id, point.longitudeDeg, horizon?.isDayChart);
  return {
    latitude_speed: roundOrNull(latitudeSpeedDegPerDay, decimals),
    ...(equatorial && {
      right_ascension: roundWithinCycle(360, equatorial.rightAscensionDeg, decimals),
      declination: roundTo(equatorial.declinationDeg, decimals),
      out_of_bounds: Math.abs(equatorial.declinationDeg) > context.orientation.trueObliquityDeg,
    }),
    element: elementOf(point.longitudeDeg),
    modality: modalityOf(point.longitudeDeg),
    ...(dignities && { dignities }),
  };
}
