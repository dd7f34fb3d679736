import * as z from 'zod';
import { fullAnswerSchema, rowAnswerSchema } from '../../../lib/schemas/answer-forms.ts';
import { AspectRecord } from '../../../lib/schemas/chart/aspects.ts';
import { FullChart } from '../../../lib/schemas/chart/natal-chart.ts';
import { castingShape } from '../../../lib/schemas/chart/natal-request.ts';
import { LlmPairRows } from '../../../lib/schemas/comparative/llm-pair-rows.ts';
import { Subject } from '../../../lib/schemas/subject.ts';
import { HouseOverlay } from '../overlay.ts';

export const SynastryRequest = z
  .strictObject({ subject_a: Subject, subject_b: Subject, ...castingShape })
  .meta({ id: 'SynastryRequest', description: 'Two births, and how both charts are cast' });

const HouseOverlays = z
  .object({ a_in_b: HouseOverlay, b_in_a: HouseOverlay })
  .meta({ id: 'HouseOverlays', description: 'Points of each chart in the houses of the other' });

export const Synastry = z
  .object({
    chart_a: FullChart,
    chart_b: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a point of A, `object2` of B. Every pair counts, those too that stand at a fixed angle within one chart. `applying` is null: two births have no motion against each other',
    }),
    house_overlays: HouseOverlays,
  })
  .meta({ id: 'Synastry', description: 'Two births compared' });

const FullSynastry = fullAnswerSchema(Synastry).meta({ id: 'FullSynastry', description: 'Answer for format `json`' });
const LlmSynastry = rowAnswerSchema(LlmPairRows).meta({ id: 'LlmSynastry', description: 'Answer for format `llm_v2`' });

export const SynastryResponse = z
  .discriminatedUnion('output_mode', [FullSynastry, LlmSynastry])
  .meta({ id: 'SynastryResponse', description: 'Two births compared, in the form asked for' });

export type SynastryResponse = z.output<typeof SynastryResponse>;
