import * as z from 'zod';
import { INDIAN_PLANETS } from '../../../lib/base/catalog/ashtakavarga.ts';
import { SHADBALA_RULE_IDS } from '../../../lib/base/catalog/shadbala-rules.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { text } from '../../../lib/requests/members.ts';
import { strengthDefinitionShape } from '../strength-answer.ts';
import * as records from './records.ts';

const ShadbalaDefinition = z
  .object({
    id: z.literal('shadbala').meta({ description: 'Name of the technique' }),
    rules: z
      .record(z.string(), z.string())
      .meta({ description: `As in the request: ${SHADBALA_RULE_IDS.join(', ')}`, example: { required: 'bphs' } }),
    ...strengthDefinitionShape,
  })
  .meta({ id: 'ShadbalaDefinition', description: 'The technique with its rules as used' });

const ShadbalaData = z
  .object({
    subject: SubjectInfo,
    definition: ShadbalaDefinition,
    planets: z.array(records.strengthRecord.schema).length(7).meta({ description: 'In the order of the weekdays' }),
    houses: z.array(records.houseRecord.schema).length(12).meta({ description: 'Bhava bala of the twelve houses' }),
    lords: records.lordsRecord.schema,
    benefics: z.array(z.enum(INDIAN_PLANETS)).meta({
      description: 'Who counts as a benefic in paksha and drik bala; the other planets are malefics',
      example: ['jupiter', 'venus'],
    }),
    wars: z
      .array(records.warRecord.schema)
      .meta({ description: 'Planets from Mars to Saturn within 1° of each other' }),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'Shadbala', description: 'The strengths of the planets and houses of a birth' });

const ShadbalaResponse = answerFormsSchema('Shadbala', 'The strengths, in the requested format', {
  full: ShadbalaData,
  rows: birthRowsSchema('ShadbalaRows', 'The strengths as rows for a language model', {
    ayanamsa: text('Zero point of the zodiac', 'lahiri'),
    ...records.strengthRows.shape,
    ...records.houseRows.shape,
  }),
});

export const contract = defineContract({
  description: [
    'Shadbala, the six strengths of the seven planets in virupas with every part of them: of place (sthana), direction (dig), time (kala), motion (cheshta), nature (naisargika) and drishtis (drik). The sum in rupas is compared with the least one that texts ask for. Ishta and kashta phala, vimshopaka bala by four groups of vargas, and bhava bala of the houses follow.',
    'Texts and authors differ about some rules. Each is a member of the request with a stated default, and the definition repeats it.',
    'Kendradi bala counts whole signs; the middles of the houses in dig and bhava bala are by Sripati, so that the tenth is the midheaven. Sunrise is that of the center of the Sun without refraction.',
  ].join('\n\n'),
  response: ShadbalaResponse,
  errors: ['BirthTimeRequired'],
});
