import type { LinesResponse } from '../../functions/acg/contract.ts';
import type { TransitSearchResponse } from '../../functions/predictive/transits-search/contract.ts';
import type { NatalChartResponse } from '../../lib/requests/chart/natal-chart.ts';

/** Types of the service's answers in the playground. */
export type FullChartAnswer = Extract<NatalChartResponse, { readonly output_mode: 'full' }>['data'];
export type ContactRecord = TransitSearchResponse['aspects'][number];
export type MapAnswer = LinesResponse;
