import * as z from 'zod';
import {
  COMPOUND_RELATIONS,
  GRAHA_STATES,
  GRAHAS,
  KARAKA_COUNTS,
  KARAKAS,
  NATURAL_RELATIONS,
} from '../../../lib/base/catalog/grahas.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { anyWarnings } from '../../../lib/requests/answer.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { NakshatraRecord } from '../../../lib/requests/chart/nakshatra.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { longitude, sign, signLongitude } from '../../../lib/requests/chart/points.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { choice, columns, flag, number, rowsVersion, text } from '../../../lib/requests/members.ts';
import { GRAHAS_SCHEMA, KARAKAS_SCHEMA, VARGAS_SCHEMA } from './response.ts';

const graha = z.enum(GRAHAS);

/** An object with a member for each graha. */
const perGraha = <Value extends z.ZodType>(value: Value) =>
  z.object({
    ...{ sun: value, moon: value, mars: value, mercury: value, jupiter: value, venus: value, saturn: value },
    ...{ rahu: value, ketu: value },
  });

const GrahaRecord = z
  .object({
    longitude,
    latitude: number('Degrees in [-90, 90]', 0.0001),
    sign,
    sign_longitude: signLongitude,
    longitude_speed: number('Degrees per day', 0.955),
    is_retrograde: flag('Whether the longitude decreases'),
    house: z.int().optional().meta({ description: 'Whole-sign house; absent without a birth time', example: 9 }),
    nakshatra: NakshatraRecord,
    state: z.enum(GRAHA_STATES).nullable().meta({
      description:
        'State in its sign; a relation is that to the lord of the sign, by nature and place together; null for Rahu and Ketu',
      example: 'own',
    }),
    combust: z.boolean().nullable().meta({
      description: 'Whether the light of the Sun hides it; null for the Sun, Rahu and Ketu',
      example: false,
    }),
  })
  .meta({ id: 'GrahaPosition', description: 'A graha in the sidereal zodiac' });

const AscendantRecord = z
  .object({ longitude, sign, sign_longitude: signLongitude, nakshatra: NakshatraRecord })
  .meta({ id: 'SiderealAscendant', description: 'The Ascendant in the sidereal zodiac' });

const VargaPositionRecord = z
  .object({
    sign,
    degrees: number('How far the longitude has gone through its part, as degrees of a sign, [0, 30)', 12.5),
    vargottama: flag('Whether the sign is that of the longitude itself; in d1 always', false),
    near_border_deg: number('Degrees of the zodiac from the longitude to the nearer border of its part', 0.41),
  })
  .meta({ id: 'VargaPosition', description: 'A place in a varga' });

const VargaRecord = z
  .object({
    name: text('Name of the varga', 'Navamsa'),
    method: text('Its method, as in `varga_methods`; `common` where there is one only', 'parashara'),
    rule: text('Where the parts of a sign lie', 'from the sign itself on'),
    source: text('Where the rule stands', 'Brihat Parashara Hora Shastra 6.12'),
    ascendant: VargaPositionRecord.optional(),
    bodies: perGraha(VargaPositionRecord).meta({ description: 'The nine grahas' }),
  })
  .meta({ id: 'VargaChart', description: 'A varga (divisional chart)' });

const vargaShape = Object.fromEntries(
  VARGAS.map((varga) => [`d${varga}`, VargaRecord.optional().meta({ description: VARGA_NAMES[varga] })]),
);

const KarakaRecord = z
  .object({
    karaka: z.enum(KARAKAS[8]).meta({ description: 'Significator', example: 'atma' }),
    body: graha.meta({ description: 'Who has this part', example: 'venus' }),
    degrees: number('Degrees from the beginning of its sign; of Rahu from the end', 28.1),
  })
  .meta({ id: 'KarakaHolder', description: 'A variable significator (chara karaka)' });

const DrishtiRecord = z
  .object({
    from: graha.meta({ description: 'Who looks', example: 'mars' }),
    signs: z.array(z.enum(SIGNS)).meta({ description: 'Signs that it looks at', example: ['Cancer'] }),
    bodies: z.array(graha).meta({ description: 'Grahas in these signs', example: ['moon'] }),
  })
  .meta({ id: 'Drishti', description: 'What a graha looks at' });

const FriendshipRecord = z
  .object({
    of: graha.meta({ description: 'Who regards', example: 'sun' }),
    to: graha.meta({ description: 'Whom', example: 'moon' }),
    natural: choice(NATURAL_RELATIONS, 'By nature', 'friend'),
    temporary: choice(['friend', 'enemy'], 'By their places', 'enemy'),
    compound: choice(COMPOUND_RELATIONS, 'Both together', 'neutral'),
  })
  .meta({ id: 'Friendship', description: 'How a planet regards another one; the other may regard it otherwise' });

const VedicDefinition = z
  .object({
    id: z.literal('vedic_chart').meta({ description: 'Name of the technique' }),
    ayanamsa: text('As in the request; `user` for one of your own', 'lahiri'),
    node: text('As in the request', 'mean'),
    positions: text('As in the request', 'apparent'),
    houses: z.literal('whole_sign').meta({ description: 'How houses are counted' }),
    karakas: z.literal(KARAKA_COUNTS).meta({ description: 'As in the request', example: 7 }),
    sources: z.array(z.string()).meta({ description: 'Where the rules stand' }),
  })
  .meta({ id: 'VedicDefinition', description: 'The technique with its parameters as used' });

const VedicChartData = z
  .object({
    subject: SubjectInfo,
    definition: VedicDefinition,
    ascendant: AscendantRecord.optional(),
    bodies: perGraha(GrahaRecord).meta({ description: 'The nine grahas' }),
    vargas: z.object(vargaShape).meta({ id: 'VargaCharts', description: 'The vargas of the request' }),
    karakas: z.array(KarakaRecord).meta({ description: 'The planet furthest into its sign first' }),
    drishti: z
      .object({
        graha: z.array(DrishtiRecord).meta({ description: 'Full drishtis of the seven planets, by whole signs' }),
        rasi: z.array(DrishtiRecord).meta({ description: 'Drishtis of the signs that the grahas are in' }),
      })
      .meta({ id: 'Drishtis', description: 'Who looks at whom' }),
    friendships: z.array(FriendshipRecord).meta({ description: 'Of each of the seven planets to the six others' }),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'VedicChart', description: 'A sidereal chart of the nine grahas with its vargas' });

const VedicRows = z
  .object({
    schema_version: rowsVersion,
    ayanamsa: text('Zero point of the zodiac', 'lahiri'),
    bodies_schema: columns('bodies', GRAHAS_SCHEMA),
    bodies: rowsSchema(GRAHAS_SCHEMA, 'The Ascendant and the nine grahas; degrees to 4 decimals', [
      ...['moon', 331.2, 'Pisces', 1.2, 5, 'Purva Bhadrapada', 4, 'jupiter', false, 'friend', false],
    ]),
    vargas_schema: columns('vargas', VARGAS_SCHEMA),
    vargas: rowsSchema(VARGAS_SCHEMA, 'Places in the vargas', ['d9', 'moon', 'Cancer', 12.5, false, 0.41]),
    karakas_schema: columns('karakas', KARAKAS_SCHEMA),
    karakas: rowsSchema(KARAKAS_SCHEMA, 'Variable significators', ['atma', 'venus']),
    warnings: anyWarnings,
    handle: ChartHandle.optional(),
  })
  .meta({ id: 'VedicChartRows', description: 'A sidereal chart as rows for a language model' });

export const VedicChartResponse = answerFormsSchema('VedicChart', 'A sidereal chart, in the requested format', {
  full: VedicChartData,
  rows: VedicRows,
});

export type VedicChartResponse = z.output<typeof VedicChartResponse>;
