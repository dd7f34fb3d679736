import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { WarningRecord } from '../../../lib/requests/answer.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import { Progressed } from '../../../lib/requests/chart/progressed.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { choice } from '../../../lib/requests/members.ts';
import { BodiesInHouses, HouseOverlay } from '../house-overlay.ts';
import { LlmPairRows } from '../pair-rows.ts';

const TriWheelData = z
  .object({
    natal_chart: FullChart,
    progressed: Progressed.meta({
      id: 'ProgressedOfTriWheel',
      description:
        'The progressed or directed chart and its aspects to the natal one, as `/ephemeris/progressed` has them',
    }),
    transit_chart: FullChart,
    transit_aspects: z.array(AspectRecord).meta({
      description:
        '`object1` is a transiting body, `object2` a natal point, which does not move, as `/comparative/natal-transits` has them',
    }),
    progressed_houses: HouseOverlay,
    transit_houses: BodiesInHouses,
  })
  .meta({ id: 'TriWheel', description: 'A birth, its progressed chart, and the sky of a moment' });

const ThreePrefix = choice(['n', 'p', 't'], 'One of the three charts', 'p');

const TriWheelRows = LlmPairRows.extend({
  charts: z
    .array(ThreePrefix)
    .length(3)
    .meta({
      description:
        'The three charts: natal, progressed, transits. The id of a point begins with its chart and a full stop: `p.moon`',
      example: ['n', 'p', 't'],
    }),
  warnings: z
    .array(
      WarningRecord.extend({ chart: ThreePrefix }).meta({
        id: 'TriWheelWarning',
        description: 'A warning of one of three charts',
      }),
    )
    .optional()
    .meta({ description: 'Present if there are warnings' }),
  handle: ChartHandle.optional(),
}).meta({
  id: 'TriWheelRows',
  description: 'Three charts as rows for a language model; `handle` is that of the birth',
});

export const TriWheelResponse = picturedAnswerFormsSchema('TriWheel', 'Three charts in the requested format', {
  full: TriWheelData,
  rows: TriWheelRows,
});

export type TriWheelResponse = z.output<typeof TriWheelResponse>;

export const contract = defineContract({
  description:
    'Casts the natal chart, the progressed or directed chart and the transit chart of one moment, and finds the aspects from progressed and from transiting points to natal ones. Every number equals that of `/ephemeris/progressed` and `/comparative/natal-transits`. With `format=svg` the three charts are drawn in three rings around one set of houses: natal inside, progressed in the middle, transits outside. Without a `target_datetime` the moment is the arrival of the request.',
  response: TriWheelResponse,
  errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
});
