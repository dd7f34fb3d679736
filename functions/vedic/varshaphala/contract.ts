import * as z from 'zod';
import { SAHAM_SOURCES } from '../../../lib/base/catalog/sahams.ts';
import { MUDDA_YEARS, TAJIKA_ORBS, YEAR_LORD_RULES, YEAR_STARTS } from '../../../lib/base/catalog/tajika.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { namedPlace } from '../../../lib/requests/chart/named-place.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { definitionShape } from '../../../lib/requests/life-periods.ts';
import { choice, flag, integer, number, text } from '../../../lib/requests/members.ts';
import { warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { ascendantRecord } from '../chart/records.ts';
import { dashaRecord } from '../dashas/response.ts';
import { positionKind, wholeSignHouses } from '../sidereal-shape.ts';
import * as records from './records.ts';

const YearInfo = z
  .object({
    year_of_life: integer('Year of life, 1 from birth on', 41),
    completed_years: integer('Years completed at its beginning', 40),
    datetime: text('Beginning in the civil time of its place', '1984-08-20T13:17:29.000+05:30'),
    start: instantText('Beginning'),
    end: instantText('Beginning of the next year'),
    timezone: z.string().nullable().meta({ description: 'Zone of the place', example: 'Asia/Kolkata' }),
    latitude: number('Of the place that the chart is cast for', 18.97),
    longitude: number('East positive', 72.83),
    elevation: number('Meters', 0),
    place: namedPlace,
    is_day: flag('Whether it begins by day', true),
  })
  .meta({ id: 'VarshaphalaYear', description: 'The year and its beginning' });

const VarshaphalaDefinition = z
  .object({
    id: z.literal('varshaphala').meta({ description: 'What was calculated' }),
    year_start: choice(YEAR_STARTS, 'As in the request', 'sidereal'),
    orb: choice(TAJIKA_ORBS, 'As in the request', 'mean'),
    year_lord_rule: choice(YEAR_LORD_RULES, 'As in the request', 'aspect'),
    saham_source: choice(SAHAM_SOURCES, 'As in the request', 'charak'),
    mudda_year: choice(MUDDA_YEARS, 'As in the request', 'solar'),
    ...zodiacInfoShape,
    positions: positionKind,
    houses: wholeSignHouses,
    ...definitionShape,
  })
  .meta({ id: 'VarshaphalaDefinition', description: 'The rules as used' });

const list = <Schema extends z.ZodType>(schema: Schema, description: string) => z.array(schema).meta({ description });

const VarshaphalaData = z
  .object({
    subject: SubjectInfo,
    year: YearInfo,
    definition: VarshaphalaDefinition,
    lagna: ascendantRecord.schema,
    grahas: list(records.yearGrahaRecord.schema, 'The nine grahas at the beginning of the year'),
    muntha: records.munthaRecord.schema,
    year_lord: records.yearLordRecord.schema,
    balas: list(records.balaRecord.schema, 'Of the seven planets'),
    contacts: list(records.tajikaContactRecord.schema, 'Of each two of the seven planets'),
    yogas: list(records.tajikaYogaRecord.schema, 'Those of the sixteen that are there'),
    sahams: list(records.sahamRecord.schema, 'By the formulas of `saham_source`'),
    mudda: list(
      dashaRecord.schema,
      'In order of time, each followed by those that divide it; years are those of Vimshottari',
    ),
    patyayini: list(records.patyayiniRecord.schema, 'In order of time'),
    warnings: warningList,
    metadata: ChartMetadata,
  })
  .meta({ id: 'Varshaphala', description: 'The annual chart of a year of life' });

export const contract = defineContract({
  description: [
    'The annual chart (varshaphala, tajika): the Sun returns to its place at birth, and the chart of that moment is judged by Tajika rules. The answer has the muntha, the lord of the year among the holders of five offices, panchavargiya bala with its five parts, how each two planets stand to each other within their deeptamshas, the sixteen yogas with the facts that make them, the sahams, and mudda and patyayini dasha.',
    'Yogas are those of the lord of the Lagna with the lord of each house: `houses` are the matters that they speak of. Where Charak and Narasimha Rao differ, a member of the request chooses.',
    'The time of birth is needed: four minutes of it move the beginning of the year by as much, and its Lagna by a degree.',
  ].join('\n\n'),
  response: answerFormsSchema('Varshaphala', 'An annual chart in the requested format', {
    full: VarshaphalaData,
    rows: birthRowsSchema('VarshaphalaRows', 'An annual chart as rows for a language model', {
      start: instantText('Beginning of the year'),
      lagna_sign: text('Sign of the Lagna', 'Scorpio'),
      muntha_sign: text('Sign of the muntha', 'Sagittarius'),
      year_lord: text('Lord of the year', 'sun'),
      ...records.balaRows.shape,
      ...records.tajikaYogaRows.shape,
      ...records.sahamRows.shape,
      ...records.muddaRows.shape,
    }),
  }),
  errors: ['BirthTimeRequired'],
});
