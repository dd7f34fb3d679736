import { SECONDS_PER_REQUEST } from '../../lib/catalog/search-costs.ts';

const SECONDS_PER_CHART = 0.001;

/** Of the longitudes that the angles can have, for each minute by which a time may be wrong, CPU-seconds a chart. */
const SECONDS_PER_UNCERTAIN_MINUTE = 2.2e-5;

interface UncertainOptions {
  readonly time_uncertainty_minutes?: number | undefined;
  readonly decimal_places: number;
}

/** Estimates charts of one configuration, CPU-seconds. */
export function estimateCharts(count: number, { time_uncertainty_minutes = 0 }: UncertainOptions): number {
  return SECONDS_PER_REQUEST + count * (SECONDS_PER_CHART + time_uncertainty_minutes * SECONDS_PER_UNCERTAIN_MINUTE);
}
