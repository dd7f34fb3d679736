import * as z from 'zod';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { BodyConditionRecord } from '../../../lib/requests/chart/analysis-conditions.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { periodShape, periodSign } from '../../../lib/requests/life-periods.ts';
import { choice, columns, flag, integer, number, rowsVersion, text } from '../../../lib/requests/members.ts';
import { warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { TIME_LORD_SYSTEMS } from './calculate.ts';
import { ACTIVE_SCHEMA, LORDS_SCHEMA } from './response.ts';

const ActivePeriodRecord = z
  .object({
    system: choice(TIME_LORD_SYSTEMS, 'Technique, with its defaults', 'profections'),
    ...periodShape,
    sign: periodSign.nullable(),
  })
  .meta({ id: 'ActivePeriod', description: 'A period that contains the moment' });

const NatalLordRecord = z
  .object({
    lord: text('Planet or node', 'saturn'),
    longitude: number('At birth', 116.53),
    sign: choice(SIGNS, 'At birth', 'Cancer'),
    house: integer('At birth, by whole signs from the Ascendant', 12),
    is_retrograde: flag('At birth'),
    condition: BodyConditionRecord.optional(),
  })
  .meta({ id: 'NatalLord', description: 'A time lord at birth; nodes have no condition' });

const ActiveData = z
  .object({
    subject: SubjectInfo,
    target_datetime: instantText('The moment asked about'),
    active: z.array(ActivePeriodRecord).meta({ description: 'By system, level 1 first' }),
    vimshottari_zodiac: z
      .object(zodiacInfoShape)
      .meta({ description: 'Zodiac of Vimshottari: that of the request if it is sidereal, else Lahiri’s' }),
    lords: z.array(NatalLordRecord).meta({ description: 'Each lord of `active` once' }),
    warnings: warningList,
    metadata: ChartMetadata,
  })
  .meta({ id: 'ActiveData', description: 'The time lords of a moment' });

const ActiveRows = z
  .object({
    schema_version: rowsVersion,
    target_datetime: instantText('The moment asked about'),
    active_schema: columns('active', ACTIVE_SCHEMA),
    active: rowsSchema(ACTIVE_SCHEMA, 'Periods that contain the moment; dates to the minute in UTC', [
      ...['profections', 1, 'saturn', 'Aquarius', '2000-07-06T11:26Z', '2001-07-06T11:26Z'],
    ]),
    vimshottari_ayanamsa: text('Zero point of Vimshottari', 'lahiri'),
    lords_schema: columns('lords', LORDS_SCHEMA),
    lords: rowsSchema(
      LORDS_SCHEMA,
      'Each lord at birth: sign, house by whole signs, whether it is retrograde, the score of its dignities, and what else is true of it',
      ['saturn', 'Cancer', 12, false, -5, 'cadent under_beams'],
    ),
    warnings: warningList.optional(),
    handle: ChartHandle.optional(),
  })
  .meta({ id: 'ActiveRows', description: 'The time lords of a moment as rows for a language model' });

export const ActiveResponse = answerFormsSchema('Active', 'The time lords of a moment in the requested format', {
  full: ActiveData,
  rows: ActiveRows,
});

export const contract = defineContract({
  description:
    'The profected year and month from the Ascendant, the firdar and its part, and zodiacal releasing from Fortune and from Spirit to level 4, and Vimshottari from the sidereal Moon to level 3, each with the defaults of its own endpoint; and for each lord its sign, house, dignities and other conditions in the chart of the birth.',
  response: ActiveResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
