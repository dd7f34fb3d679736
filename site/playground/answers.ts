import type { NatalChartResponse } from '../../lib/requests/chart/natal-chart.ts';

/** A natal chart as the service answers it. */
export type FullChartAnswer = Extract<NatalChartResponse, { readonly output_mode: 'full' }>['data'];
