import type { Chart } from '../cast.ts';
import type { ChartPoint } from '../point.ts';
import type { AspectSettings } from '../settings.ts';
import { findAspectsWithin } from './find.ts';
import type { Aspect, AspectPoint } from './point.ts';

/** The aspects of a chart: among its bodies, and with Ascendant and Midheaven where the settings include them. */
export function findChartAspects(chart: Chart, settings: AspectSettings): readonly Aspect[] {
  return findAspectsWithin(toAspectPoints(chart, settings), settings);
}

/** The points of a chart that can be in aspect: its bodies, then its angles where the settings include them. */
export function toAspectPoints(chart: Chart, { points }: Pick<AspectSettings, 'points'>): readonly AspectPoint[] {
  const angles = points === 'bodies_and_angles' ? toAnglePoints(chart) : [];
  return [...chart.points.map(toBodyPoint), ...angles];
}

/** The same points without motion: the natal side of a comparison. */
export function dropSpeeds(points: readonly AspectPoint[]): readonly AspectPoint[] {
  return points.map((point) => ({ ...point, longitudeSpeedDegPerDay: null, declinationSpeedDegPerDay: null }));
}

function toBodyPoint({ id, longitudeDeg, longitudeSpeedDegPerDay, equatorial }: ChartPoint): AspectPoint {
  return {
    id,
    longitudeDeg,
    longitudeSpeedDegPerDay,
    isLuminary: id === 'sun' || id === 'moon',
    ...(equatorial && {
      declinationDeg: equatorial.declinationDeg,
      declinationSpeedDegPerDay: equatorial.declinationSpeedDegPerDay,
    }),
  };
}

function toAnglePoints({ horizon }: Chart): AspectPoint[] {
  if (!horizon) return [];
  const still = { longitudeSpeedDegPerDay: null, isLuminary: false };
  return [
    { id: 'ascendant', longitudeDeg: horizon.houses.ascendantDeg, ...still },
    { id: 'midheaven', longitudeDeg: horizon.houses.midheavenDeg, ...still },
  ];
}
