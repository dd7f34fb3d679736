import type { Chart } from '../astro/chart/cast.ts';
import { compareReadings, type ReadingEffect } from '../astro/chart/reading-effects.ts';
import type { TimeResolution } from '../astro/clock/civil-time/moment.ts';
import { jdUtFromUnix } from '../base/units/time.ts';
import { type ChartRequest, toChartSettings } from './chart-settings.ts';

/**
 * Ascendant, Midheaven and Moon under each reading of a local time that may mean several instants, for a detailed answer
 * about a chart with angles; none for a harmonic chart.
 *
 * @throws Problem of casting the angles of another reading
 */
export function assessReadings(
  { context, horizon, settings }: Chart,
  { practice, candidates }: TimeResolution,
  request: ChartRequest,
): readonly ReadingEffect[] {
  if (!horizon || settings.harmonic !== undefined || request.options.verbosity !== 'detailed') return [];
  const readings = [...(practice?.readings ?? []), ...(candidates ?? [])];
  const moments = readings.map(({ instant }) => jdUtFromUnix(instant));
  return compareReadings(context, toChartSettings(request), moments);
}
