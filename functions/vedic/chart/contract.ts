import * as z from 'zod';
import { KARAKA_COUNTS } from '../../../lib/base/catalog/grahas.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { text } from '../../../lib/requests/members.ts';
import { dashaRecord } from '../dashas/response.ts';
import { ayanamsaName, wholeSignHouses } from '../sidereal-shape.ts';
import { addedPointRows, additionShape, significatorRows } from './addition-records.ts';
import * as records from './records.ts';

export const VedicDefinition = z
  .object({
    id: z.literal('vedic_chart').meta({ description: 'Name of the technique' }),
    ayanamsa: ayanamsaName,
    node: text('As in the request', 'mean'),
    positions: text('As in the request', 'apparent'),
    houses: wholeSignHouses,
    karakas: z.literal(KARAKA_COUNTS).meta({ description: 'As in the request', example: 7 }),
    sources: z.array(z.string()).meta({ description: 'Where the rules stand' }),
  })
  .meta({ id: 'VedicDefinition', description: 'The technique with its parameters as used' });

const vargaShape = Object.fromEntries(
  VARGAS.map((varga) => [`d${varga}`, records.vargaRecord.schema.optional().meta({ description: VARGA_NAMES[varga] })]),
);

const VedicChartData = z
  .object({
    subject: SubjectInfo,
    definition: VedicDefinition,
    ascendant: records.ascendantRecord.schema.optional(),
    bodies: records.perGraha(records.grahaRecord.schema),
    vargas: z.object(vargaShape).meta({ id: 'VargaCharts', description: 'The vargas of the request' }),
    karakas: z.array(records.karakaRecord.schema).meta({ description: 'The planet furthest into its sign first' }),
    drishti: z
      .object({
        graha: z
          .array(records.drishtiRecord.schema)
          .meta({ description: 'Full drishtis of the seven planets, by whole signs' }),
        rasi: z
          .array(records.drishtiRecord.schema)
          .meta({ description: 'Drishtis of the signs that the grahas are in' }),
      })
      .meta({ id: 'Drishtis', description: 'Who looks at whom' }),
    friendships: z
      .array(records.friendshipRecord.schema)
      .meta({ description: 'Of each of the seven planets to the six others' }),
    dashas: z
      .array(dashaRecord.schema)
      .optional()
      .meta({ description: 'Vimshottari periods of `target_datetime`: maha-, antar- and pratyantardasha' }),
    ...additionShape,
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'VedicChart', description: 'A sidereal chart of the nine grahas with its vargas' });

export const VedicChartResponse = answerFormsSchema('VedicChart', 'A sidereal chart, in the requested format', {
  full: VedicChartData,
  rows: birthRowsSchema('VedicChartRows', 'A sidereal chart as rows for a language model', {
    ayanamsa: text('Zero point of the zodiac', 'lahiri'),
    ...records.bodyRows.shape,
    ...records.vargaRows.shape,
    ...records.karakaRows.shape,
    dashas_schema: records.dashaRows.shape.dashas_schema.optional(),
    dashas: records.dashaRows.shape.dashas.optional(),
    points_schema: addedPointRows.shape.points_schema.optional(),
    points: addedPointRows.shape.points.optional(),
    significators_schema: significatorRows.shape.significators_schema.optional(),
    significators: significatorRows.shape.significators.optional(),
  }),
});

export type VedicChartResponse = z.output<typeof VedicChartResponse>;

export const contract = defineContract({
  description:
    'Casts the chart of a birth in the sidereal zodiac with whole-sign houses: nakshatras and padas, the vargas (divisional charts) of the request each with its rule and source, the variable significators of Jaimini, the drishtis of planets and signs, combustion, friendships and states. Where authors count a varga in different ways, `varga_methods` chooses. Without a birth time there is no Ascendant and no house, and a warning names what the time of day decides. With `format=svg` the chart or one of its vargas is drawn as an Indian square. `target_datetime` adds the Vimshottari periods of a moment, and `include` upagrahas, arudhas, special lagnas and the significators of Krishnamurti’s system; both need a birth time.',
  response: VedicChartResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
