import * as z from 'zod';
import { fullAnswerSchema, rowAnswerSchema } from '../../../lib/schemas/answer-forms.ts';
import { AspectRecord } from '../../../lib/schemas/chart/aspects.ts';
import { FullChart } from '../../../lib/schemas/chart/natal-chart.ts';
import { castingShape } from '../../../lib/schemas/chart/natal-request.ts';
import { LlmPairRows } from '../../../lib/schemas/comparative/llm-pair-rows.ts';
import { DateTimeInput } from '../../../lib/schemas/datetime.ts';
import { Location } from '../../../lib/schemas/location.ts';
import { Subject } from '../../../lib/schemas/subject.ts';
import { BodiesInHouses } from '../overlay.ts';

export const NatalTransitsRequest = z
  .strictObject({
    subject: Subject,
    transit_datetime: DateTimeInput.optional().meta({
      description:
        'Moment of the transits, default now. Without an offset it is civil time at `location`, and UTC where no location is sent; a date alone means 00:00',
    }),
    location: Location.optional().meta({ description: 'Place of the transit chart, default the birthplace' }),
    ...castingShape,
  })
  .meta({
    id: 'NatalTransitsRequest',
    description: 'A birth, the moment of the transits, and how both charts are cast',
  });

export type NatalTransitsRequest = z.output<typeof NatalTransitsRequest>;

export const NatalTransits = z
  .object({
    natal_chart: FullChart,
    transit_chart: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a transiting body, `object2` a natal point. The natal point counts as still, so `applying` tells of the motion of the transiting body',
    }),
    transit_houses: BodiesInHouses,
  })
  .meta({ id: 'NatalTransits', description: 'The sky of a moment laid upon a birth' });

const FullNatalTransits = fullAnswerSchema(NatalTransits).meta({
  id: 'FullNatalTransits',
  description: 'Answer for format `json`',
});
const LlmNatalTransits = rowAnswerSchema(LlmPairRows).meta({
  id: 'LlmNatalTransits',
  description: 'Answer for format `llm_v2`',
});

export const NatalTransitsResponse = z
  .discriminatedUnion('output_mode', [FullNatalTransits, LlmNatalTransits])
  .meta({ id: 'NatalTransitsResponse', description: 'Transits to a birth, in the form asked for' });

export type NatalTransitsResponse = z.output<typeof NatalTransitsResponse>;
