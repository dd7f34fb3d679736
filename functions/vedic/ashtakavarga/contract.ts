import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { text } from '../../../lib/requests/members.ts';
import { AshtakavargaDefinition, bhinnaRecord, bhinnaRows, sarvaRecord, sarvaRows } from './response.ts';

const AshtakavargaData = z
  .object({
    subject: SubjectInfo,
    definition: AshtakavargaDefinition,
    bhinna: z
      .array(bhinnaRecord.schema)
      .meta({ description: 'Of the Sun to Saturn in the order of the weekdays, then of Lagna where requested' }),
    sarva: z.array(sarvaRecord.schema).length(12).meta({ description: 'From Aries to Pisces; 337 bindus in all' }),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'Ashtakavarga', description: 'The ashtakavargas of a birth' });

const AshtakavargaResponse = answerFormsSchema('Ashtakavarga', 'The ashtakavargas, in the requested format', {
  full: AshtakavargaData,
  rows: birthRowsSchema('AshtakavargaRows', 'The ashtakavargas as rows for a language model', {
    ayanamsa: text('Zero point of the zodiac', 'lahiri'),
    ...bhinnaRows.shape,
    ...sarvaRows.shape,
  }),
});

export const contract = defineContract({
  description: [
    'Counts the bindus that the seven planets and the Ascendant give to the twelve signs: in the ashtakavarga of each planet (bhinnashtakavarga), with who gives them, and in their sum (sarvashtakavarga). Then come the trikona and the ekadhipatya reduction, and the pindas of the reduced bindus.',
    'Every planet has the same total in every chart: 48, 49, 39, 54, 56, 52, 39 from the Sun to Saturn, and Lagna 49.',
    'The time of birth decides the sign of the Ascendant, so it must be known.',
  ].join('\n\n'),
  response: AshtakavargaResponse,
  errors: ['BirthTimeRequired'],
});
