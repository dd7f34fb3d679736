import type { SectorMethod } from '../../lib/astro/chart/settings.ts';
import { SECONDS_PER_REQUEST } from '../../lib/base/catalog/search-costs.ts';

const SECONDS_PER_CHART = 0.001;

/** Of the longitudes that the angles can have, for each minute by which a time may be wrong, CPU-seconds a chart. */
const SECONDS_PER_UNCERTAIN_MINUTE = 2.2e-5;

/** Of the facts about a chart, CPU-seconds. */
const SECONDS_PER_ANALYSIS = 0.0003;

/** Of the course of the Moon, the stations of thirteen bodies and the almuten, CPU-seconds. */
const SECONDS_PER_SKY_SEARCH = 0.02;

/** Of the risings and settings of every body, CPU-seconds a chart. */
const SECONDS_PER_RISE_SET_SECTORS = 0.01;

/** Of the lunations and eclipses before a birth, CPU-seconds a chart. */
const SECONDS_PER_PRENATAL = 0.006;

/** Estimates the facts about a number of charts, including those that need a search, CPU-seconds. */
export const estimateAnalyses = (count: number): number =>
  estimateCharts(count, { include_analysis: true }) + count * SECONDS_PER_SKY_SEARCH;

/** Options that make a chart take longer. */
interface CostlyOptions {
  readonly time_uncertainty_minutes?: number | undefined;
  readonly sector_method?: SectorMethod | undefined;
  readonly include_analysis: boolean;
  readonly include_prenatal?: boolean | undefined;
}

/** Estimates charts of one configuration, CPU-seconds. */
export function estimateCharts(count: number, options: CostlyOptions): number {
  const { time_uncertainty_minutes = 0, sector_method, include_analysis, include_prenatal = false } = options;
  const analysisSeconds = include_analysis ? SECONDS_PER_ANALYSIS : 0;
  const sectorSeconds = sector_method === 'rise_set' ? SECONDS_PER_RISE_SET_SECTORS : 0;
  const prenatalSeconds = include_prenatal ? SECONDS_PER_PRENATAL : 0;
  const uncertaintySeconds = time_uncertainty_minutes * SECONDS_PER_UNCERTAIN_MINUTE;
  const optionSeconds = uncertaintySeconds + sectorSeconds + analysisSeconds + prenatalSeconds;
  return SECONDS_PER_REQUEST + count * (SECONDS_PER_CHART + optionSeconds);
}
