import * as z from 'zod';
import { BENEFIC_RULES } from '../../../lib/astro/indian/yoga-chart.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { choice } from '../../../lib/requests/members.ts';
import { VedicDefinition } from '../chart/contract.ts';
import { positionKind } from '../sidereal-shape.ts';
import { yogaRecord, yogaRows } from './response.ts';

const { ayanamsa, node, houses } = VedicDefinition.shape;

const YogasDefinition = z
  .object({
    id: z.literal('yogas').meta({ description: 'Name of the technique' }),
    ayanamsa,
    node,
    positions: positionKind,
    benefics: choice(BENEFIC_RULES, 'As in the request', 'by_state'),
    houses,
  })
  .meta({ id: 'YogasDefinition', description: 'The settings of the chart' });

const Yogas = z
  .object({
    subject: SubjectInfo,
    definition: YogasDefinition,
    yogas: z.array(yogaRecord.schema).meta({ description: 'By family, as the request filters them' }),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'YogasOfChart', description: 'Yogas of a sidereal chart' });

export const contract = defineContract({
  description: [
    'Judges more than two hundred yogas of a birth: the five mahapurusha, those of Moon and Sun, the 32 nabhasa, raja, dhana and others of lords, the 66 exchanges, cancellations of debility, kala sarpa, and those with names of their own. Each is a rule of a text, whose verse stands in `source`, and each that is present comes with the facts that make it true. There is no interpretation.',
    'Where texts define a yoga in different ways, `variants` chooses, and `variant` of the answer says which rule was used. A sankhya yoga yields to any other nabhasa yoga. A strong (balavan) graha is exalted, in its mulatrikona, its own or a friend’s sign, and not combust.',
    'Without a time of birth `present` is null for what needs the Ascendant, or comes or goes on that day.',
  ].join('\n\n'),
  response: answerFormsSchema('Yogas', 'Yogas, in the requested format', {
    full: Yogas,
    rows: birthRowsSchema('YogaRows', 'Yogas as rows for a language model', yogaRows.shape),
  }),
  errors: ['InvalidRange'],
});
