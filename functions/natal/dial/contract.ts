import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { birthRowsSchema, picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { number } from '../../../lib/requests/members.ts';
import {
  DIAL_SOURCES,
  pictureRecord,
  pictureRows,
  pointRecord,
  pointRows,
  structureRecord,
  structureRows,
} from './records.ts';

const modulus = number('Size of the dial, degrees', 90);

const DialDefinition = z
  .object({
    id: z.literal('dial').meta({ description: 'Name of the technique' }),
    modulus,
    orb: number('Orb of the request, degrees', 1),
    sources: z.array(z.string()).meta({ description: 'Where the rules are described', example: [...DIAL_SOURCES] }),
  })
  .meta({ id: 'DialDefinition', description: 'The technique with its parameters as used' });

const DialData = z
  .object({
    subject: SubjectInfo,
    definition: DialDefinition,
    points: z.array(pointRecord.schema).meta({ description: 'The points in the order of the dial' }),
    midpoint_structures: z.array(structureRecord.schema).meta({ description: 'The nearest first' }),
    planetary_pictures: z.array(pictureRecord.schema).meta({ description: 'The nearest first' }),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'Dial', description: 'A chart on a dial, its midpoint structures and planetary pictures' });

export const DialResponse = picturedAnswerFormsSchema('Dial', 'A chart on a dial, in the requested format', {
  full: DialData,
  rows: birthRowsSchema('DialRows', 'A dial as rows for a language model', {
    modulus,
    ...pointRows.shape,
    ...structureRows.shape,
    ...pictureRows.shape,
  }),
});

export type DialResponse = z.output<typeof DialResponse>;

export const contract = defineContract({
  description:
    'Lays the bodies of a chart, Ascendant, Midheaven and the Aries point upon a dial of 360°, 90°, 45° or 22.5°. Lists every point on the axis of two others, and every planetary picture A + B − C = D of four different points, within the orb. The mean node beside the true one, the south node beside a north node and mean Lilith beside the true one are left out. Without a birth time there is neither Ascendant nor Midheaven. With `format=svg` the dial is drawn.',
  response: DialResponse,
  errors: ['HouseSystemUndefined'],
});
