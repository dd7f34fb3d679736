import { toAspectPoints } from '../../../lib/astro/chart/aspects/chart-points.ts';
import { computeHouseOverlay, type HousesByPoint } from '../../../lib/astro/chart/comparison/house-overlay.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import {
  type ProgressedChart,
  type ProgressedChartRequest,
  progressSubject,
  resolveProgressedTime,
} from '../../../lib/charts/progressed-chart.ts';
import { type ChartServices, readSubject } from '../../../lib/charts/subject.ts';
import { readTransit } from '../transit-moment.ts';
import { layTransits, type TransitComparison } from '../transits-to-birth.ts';
import type { TriWheelRequest } from './request.ts';

const TARGET = 'body.target_datetime';

interface TriWheelCasting extends ChartRequest, Omit<TriWheelRequest, 'configuration' | 'options'> {
  readonly progressedChart: ProgressedChartRequest;
}

/** A birth, its progressed chart, and the sky of a moment. */
export interface TriWheel extends TransitComparison {
  readonly progressed: ProgressedChart;
  /** Natal houses that hold the progressed bodies, Ascendant and Midheaven. */
  readonly progressedHouses: HousesByPoint;
}

/**
 * Lays the progressed chart and the sky of a moment upon a birth.
 *
 * @param now the moment if the request names none
 * @throws Problem of reading the subject or a moment, or of casting the charts
 */
export function calculateTriWheel(request: TriWheelCasting, services: ChartServices, now: Date): TriWheel {
  const { subject: born, target_datetime: stated, progressed_datetime, location, configuration } = request;
  const [subject, transit, target] = runCollectingProblems([
    () => addHandle(readSubject(born, services, 'body.subject'), configuration),
    () => readTransit({ subject: born, stated, location, timeLocation: TARGET }, services, now),
    () => progressed_datetime && resolveProgressedTime(progressed_datetime, born, services),
  ]);
  const compared = layTransits({ subject, transit }, request, services);
  const life = target ? { subject, target } : { subject, target: transit.moment, location: TARGET };
  const progressed = progressSubject(life, request.progressedChart, services);
  return {
    ...compared,
    progressed,
    progressedHouses: computeHouseOverlay(
      toAspectPoints(progressed.progressed, { points: 'bodies_and_angles' }),
      compared.natal.chart.horizon,
    ),
  };
}
