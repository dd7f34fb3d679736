import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { text } from '../../../lib/requests/members.ts';
import { warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { activePeriodRecord, activeRows, lordRows, natalLordRecord } from './response.ts';

const ActiveData = z
  .object({
    subject: SubjectInfo,
    target_datetime: instantText('The moment asked about'),
    active: z.array(activePeriodRecord.schema).meta({ description: 'By system, level 1 first' }),
    vimshottari_zodiac: z
      .object(zodiacInfoShape)
      .meta({ description: 'Zodiac of Vimshottari: that of the request if it is sidereal, else Lahiri’s' }),
    lords: z.array(natalLordRecord.schema).meta({ description: 'Each lord of `active` once' }),
    warnings: warningList,
    metadata: ChartMetadata,
  })
  .meta({ id: 'ActiveData', description: 'The time lords of a moment' });

export const ActiveResponse = answerFormsSchema('Active', 'The time lords of a moment in the requested format', {
  full: ActiveData,
  rows: birthRowsSchema('ActiveRows', 'The time lords of a moment as rows for a language model', {
    target_datetime: instantText('The moment asked about'),
    ...activeRows.shape,
    vimshottari_ayanamsa: text('Zero point of Vimshottari', 'lahiri'),
    ...lordRows.shape,
  }),
});

export const contract = defineContract({
  description:
    'The profected year and month from the Ascendant, the firdar and its part, and zodiacal releasing from Fortune and from Spirit to level 4, and Vimshottari from the sidereal Moon to level 3, each with the defaults of its own endpoint; and for each lord its sign, house, dignities and other conditions in the chart of the birth.',
  response: ActiveResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
