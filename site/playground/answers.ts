import type { LinesResponse } from '../../functions/acg/lines/schema.ts';
import type { TransitSearchResponse } from '../../functions/predictive/transits-search/schema.ts';
import type { NatalChartResponse } from '../../lib/schemas/chart/natal-chart.ts';

/** What the service answers, as the playground reads it. */
export type FullChartAnswer = Extract<NatalChartResponse, { readonly output_mode: 'full' }>['data'];
export type ContactRecord = TransitSearchResponse['aspects'][number];
export type MapLine = LinesResponse['features'][number];
export type MapAnswer = LinesResponse;
