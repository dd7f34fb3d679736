import * as z from 'zod';
import {
  BHAKOOT_EXCEPTIONS,
  NADI_EXCEPTIONS,
  STRI_DIRGHA_COUNTS,
  TARA_COUNTS,
  VASYA_METHODS,
} from '../../../lib/base/catalog/matching.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { choice, flag, number, text } from '../../../lib/requests/members.ts';
import { ayanamsaName, positionKind } from '../sidereal-shape.ts';
import * as response from './response.ts';

const MatchedPerson = z
  .object({
    subject: SubjectInfo,
    ascendant: response.placeRecord.schema,
    moon: response.placeRecord.schema,
    mars: response.placeRecord.schema,
    venus: response.placeRecord.schema,
    manglik: z
      .array(response.manglikRecord.schema)
      .meta({ description: 'Mars from the Ascendant, the Moon and Venus' }),
  })
  .meta({ id: 'MatchedPerson', description: 'The facts of one of two' });

const MatchingDefinition = z
  .object({
    id: z.literal('vedic_matching').meta({ description: 'What was calculated' }),
    ayanamsa: ayanamsaName,
    positions: positionKind,
    vasya: choice(VASYA_METHODS, 'As in the request', 'groups'),
    tara: choice(TARA_COUNTS, 'As in the request', 'both'),
    nadi_exceptions: z.array(z.enum(NADI_EXCEPTIONS)).meta({ description: 'As in the request' }),
    bhakoot_exceptions: z.array(z.enum(BHAKOOT_EXCEPTIONS)).meta({ description: 'As in the request' }),
    stri_dirgha: z.literal(STRI_DIRGHA_COUNTS).meta({ description: 'As in the request', example: 9 }),
    manglik_second_house: flag('As in the request', true),
  })
  .meta({ id: 'MatchingDefinition', description: 'The choices as used' });

const MatchingData = z
  .object({
    bride: MatchedPerson,
    groom: MatchedPerson,
    definition: MatchingDefinition,
    ashtakoota: z
      .object({
        points: number('Sum of the points', 29.5),
        points_without_exceptions: number('The same without any exception', 29.5),
        maximum: z.literal(36).meta({ description: 'Most points' }),
        kootas: z.array(response.kootaRecord.schema).length(8).meta({ description: 'The kootas in order' }),
      })
      .meta({ id: 'Ashtakoota', description: 'The eight kootas' }),
    poruthams: z.array(response.poruthamRecord.schema).length(10).meta({ description: 'The poruthams in order' }),
    warnings,
    metadata: ChartMetadata.meta({ description: 'How the charts were cast; `sect` is the bride’s' }),
  })
  .meta({ id: 'VedicMatching', description: 'A bride and a groom compared' });

const MatchingResponse = answerFormsSchema('VedicMatching', 'Two births compared, in the requested format', {
  full: MatchingData,
  rows: birthRowsSchema('VedicMatchingRows', 'Two births compared as rows for a language model', {
    ayanamsa: text('Zero point of the zodiac', 'lahiri'),
    points: number('Points of the eight kootas, of 36', 29.5),
    ...response.kootaRows.shape,
    ...response.poruthamRows.shape,
    ...response.manglikRows.shape,
  }),
});

export const contract = defineContract({
  description: [
    'Compares the Moons of a bride and a groom, who are not interchangeable, by the eight kootas (36 points) and the ten poruthams of southern India, and finds Mars in the houses that make a chart manglik, from the Ascendant, the Moon and Venus.',
    'Each koota and porutham states the facts that it compares, its rule and where the rule was read. The answer has points and facts; it does not say what to do with them.',
    'Where authors differ, members choose; exceptions of nadi and bhakoot are listed where they hold and change the points only on request.',
  ].join('\n\n'),
  response: MatchingResponse,
  errors: ['BirthTimeRequired'],
});
