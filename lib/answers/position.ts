import type { Chart } from '../astro/chart/cast.ts';
import { computeEssentialDignities } from '../astro/chart/dignities/essential-dignities.ts';
import type { ChartPoint } from '../astro/chart/point.ts';
import { isPlusZone, SECTOR_COUNT } from '../astro/chart/sector.ts';
import { engineBodyOf } from '../astro/chart/select-objects.ts';
import { elementOf, modalityOf } from '../astro/sky/zodiac/sign-position.ts';
import { CHART_OBJECTS } from '../base/catalog/chart-objects.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../base/catalog/mean-motions.ts';
import type { PlanetPosition } from '../requests/chart/points.ts';
import { toFormattedMember } from './formatted-longitude.ts';
import { toHouseMember } from './houses.ts';
import { toKpLords, toNakshatraMember } from './nakshatra.ts';
import { DISTANCE_DECIMALS, type Display, roundTo, roundWithinCycle, toZodiacPosition } from './rounding.ts';

/** A body below this share of its mean motion counts as stationary. */
const STATIONARY_SHARE = 0.05;

const roundOrNull = (value: number | null, decimals: number) => (value === null ? null : roundTo(value, decimals));

export const isRetrograde = ({ longitudeSpeedDegPerDay }: ChartPoint): boolean => (longitudeSpeedDegPerDay ?? 0) < 0;

/** A point of a chart as the full answer states it. */
export function toPlanetPosition(point: ChartPoint, chart: Chart, display: Display): PlanetPosition {
  const { decimals, verbosity } = display;
  const { longitude, sign, sign_longitude } = toZodiacPosition(point.longitudeDeg, decimals);
  const retrograde = isRetrograde(point);
  const house = toHouseMember(point.house, chart.horizon);
  const formatted = toFormattedMember(point.longitudeDeg, display);
  const sector = toSectorMembers(point, decimals);
  if (verbosity === 'minimal') return { longitude, ...formatted, sign, ...house, ...sector, is_retrograde: retrograde };
  return {
    name: CHART_OBJECTS[point.id].name,
    longitude,
    ...formatted,
    latitude: roundTo(point.latitudeDeg, decimals),
    distance_au: roundOrNull(point.distanceAu, DISTANCE_DECIMALS),
    longitude_speed: roundOrNull(point.longitudeSpeedDegPerDay, decimals),
    is_retrograde: retrograde,
    motion: classifyMotion(point),
    sign,
    sign_longitude,
    ...house,
    ...sector,
    ...(verbosity === 'detailed' && toDetailMembers(point, chart, decimals)),
    ...toNakshatraMember(point.longitudeDeg, chart, display),
    ...(chart.kp && { kp: toKpLords(chart.kp.toKpLongitude(point.longitudeDeg)) }),
  };
}

/** A rounded sector stays below 37. */
export function toSectorMembers(
  { sector }: ChartPoint,
  decimals: number,
): Pick<PlanetPosition, 'sector' | 'plus_zone'> {
  if (sector === undefined) return {};
  if (sector === null) return { sector: null, plus_zone: null };
  const rounded = roundTo(1 + roundWithinCycle(SECTOR_COUNT, sector - 1, decimals), decimals);
  return { sector: rounded, plus_zone: isPlusZone(sector) };
}

/** How a point moves in longitude; null for a point without a motion of its own. */
export function classifyMotion(point: ChartPoint): PlanetPosition['motion'] {
  const body = engineBodyOf(point.id);
  const speed = point.longitudeSpeedDegPerDay;
  if (!body || speed === null) return null;
  const isStationary = Math.abs(speed) < STATIONARY_SHARE * MEAN_MOTION_DEG_PER_DAY[body];
  return isStationary ? 'stationary' : speed < 0 ? 'retrograde' : 'direct';
}

function toDetailMembers(
  point: ChartPoint,
  { context, horizon, settings }: Chart,
  decimals: number,
): Partial<PlanetPosition> {
  const { equatorial, latitudeSpeedDegPerDay } = point;
  const isWithoutDignities = context.frame.center.type === 'heliocentric' || settings.harmonic !== undefined;
  const dignities = isWithoutDignities
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
