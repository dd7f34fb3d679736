import type { LinesResponse } from '../../lib/schemas/acg/lines.ts';
import type { NatalChartResponse } from '../../lib/schemas/chart/natal-chart.ts';
import type { TransitSearchResponse } from '../../lib/schemas/predictive/transit-search.ts';

/** What the service answers, as the playground reads it. */
export type Chart = Extract<NatalChartResponse, { readonly output_mode: 'full' }>['data'];
export type Contact = TransitSearchResponse['aspects'][number];
export type MapLine = LinesResponse['features'][number];
export type MapAnswer = LinesResponse;
