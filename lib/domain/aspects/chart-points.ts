import type { Chart } from '../chart/cast.ts';
import type { ChartPoint } from '../chart/point.ts';
import type { AspectSettings } from '../chart/settings.ts';
import { aspectsWithin } from './find.ts';
import type { Aspect, AspectPoint } from './point.ts';

/** The aspects of a chart: among its bodies, and with Ascendant and Midheaven where the settings say so. */
export function aspectsOfChart(chart: Chart, settings: AspectSettings): readonly Aspect[] {
  return aspectsWithin(pointsOfChart(chart, settings), settings);
}

/** What aspects of a chart are measured between: its bodies, then its angles where the settings say so. */
export function pointsOfChart(chart: Chart, { points }: Pick<AspectSettings, 'points'>): readonly AspectPoint[] {
  const angles = points === 'bodies_and_angles' ? anglePoints(chart) : [];
  return [...chart.points.map(bodyPoint), ...angles];
}

/** The same points counted as still: the natal side of a comparison. */
export function heldStill(points: readonly AspectPoint[]): readonly AspectPoint[] {
  return points.map((point) => ({ ...point, longitudeSpeedDegPerDay: null, declinationSpeedDegPerDay: null }));
}

function bodyPoint({ id, longitudeDeg, longitudeSpeedDegPerDay, equatorial }: ChartPoint): AspectPoint {
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

function anglePoints({ horizon }: Chart): AspectPoint[] {
  if (!horizon) return [];
  const still = { longitudeSpeedDegPerDay: null, isLuminary: false };
  return [
    { id: 'ascendant', longitudeDeg: horizon.houses.ascendantDeg, ...still },
    { id: 'midheaven', longitudeDeg: horizon.houses.midheavenDeg, ...still },
  ];
}
