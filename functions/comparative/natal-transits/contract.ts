import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { BodiesInHouses } from '../house-overlay.ts';
import { LlmPairRows } from '../pair-rows.ts';

const NatalTransits = z
  .object({
    natal_chart: FullChart,
    transit_chart: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a transiting body, `object2` a natal point. Natal points, angles among them, are fixed in the zodiac, so `applying` depends on the motion of the transiting body alone',
    }),
    transit_houses: BodiesInHouses,
  })
  .meta({ id: 'NatalTransits', description: 'Positions at a moment compared with a natal chart' });

const NatalTransitRows = LlmPairRows.extend({ handle: ChartHandle.optional() }).meta({
  id: 'NatalTransitRows',
  description: 'Transits to a birth as rows for a language model; `handle` is that of the birth',
});

export const NatalTransitsResponse = picturedAnswerFormsSchema(
  'NatalTransits',
  'Transits to a birth, in the requested format',
  { full: NatalTransits, rows: NatalTransitRows },
);

export type NatalTransitsResponse = z.output<typeof NatalTransitsResponse>;

export const contract = defineContract({
  description:
    'Casts the natal chart and the transit chart, finds the aspects from the transiting bodies to the natal points, and lists the natal houses that hold the transiting bodies. Without a `transit_datetime` the moment is the arrival of the request.',
  response: NatalTransitsResponse,
  errors: ['HouseSystemUndefined'],
});
