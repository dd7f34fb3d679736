import type { Chart } from '../chart/cast.ts';
import type { ChartPoint } from '../chart/point.ts';
import type { AspectSettings } from '../chart/settings.ts';
import { aspectsWithin } from './find.ts';
import type { Aspect, AspectPoint } from './point.ts';

/** The aspects of a chart: among its bodies, and with Ascendant and Midheaven where the settings say so. */
export function aspectsOfChart(chart: Chart, settings: AspectSettings): readonly Aspect[] {
  const angles = settings.points === 'bodies_and_angles' ? anglePoints(chart) : [];
  return aspectsWithin([...chart.points.map(bodyPoint), ...angles], settings);
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
