import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import { chartHandles } from '../../../lib/requests/handle/schema.ts';
import { HouseOverlay } from '../house-overlay.ts';
import { LlmPairRows } from '../pair-rows.ts';
import { ChartContactsRecord } from './contacts.ts';

const HouseOverlays = z
  .object({ a_in_b: HouseOverlay, b_in_a: HouseOverlay })
  .meta({ id: 'HouseOverlays', description: 'Points of each chart in the houses of the other' });

const Synastry = z
  .object({
    chart_a: FullChart,
    chart_b: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a point of A, `object2` of B. Every pair is included, also pairs such as the two nodes that always form the same angle within one chart. `applying` is null, because natal points do not move',
    }),
    house_overlays: HouseOverlays,
    contacts: ChartContactsRecord.optional(),
  })
  .meta({ id: 'Synastry', description: 'Two births compared' });

const SynastryRows = LlmPairRows.extend({ handles: chartHandles }).meta({
  id: 'SynastryRows',
  description: 'Two births compared, as rows for a language model',
});

export const SynastryResponse = picturedAnswerFormsSchema('Synastry', 'Two births compared, in the requested format', {
  full: Synastry,
  rows: SynastryRows,
});

export type SynastryResponse = z.output<typeof SynastryResponse>;

export const contract = defineContract({
  description:
    'Casts both charts in full, finds the aspects from the points of A to those of B, and lists the houses of each chart that hold the points of the other. A birth without a known time has no houses, so it holds no points of the other. With `options.include_analysis` each chart has its facts, and `contacts` has the double whammies and receptions between them.',
  response: SynastryResponse,
  errors: ['HouseSystemUndefined'],
});
