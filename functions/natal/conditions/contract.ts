import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { verdictRecord, verdictRows } from './response.ts';

const datetime = instantText('The moment; noon of the day where the time of birth is not known');

const JudgedConditions = z
  .object({
    subject: SubjectInfo.optional(),
    datetime_utc: datetime,
    conditions: z.array(verdictRecord.schema).meta({ description: 'In the order of the request' }),
    warnings: warningList,
  })
  .meta({ id: 'JudgedConditions', description: 'Which conditions hold at a birth or a moment' });

const ConditionRows = birthRowsSchema('JudgedConditionRows', 'Which conditions hold, as rows for a language model', {
  datetime_utc: datetime,
  ...verdictRows.shape,
});

export const ConditionsResponse = answerFormsSchema('Conditions', 'Verdicts on conditions in the requested format', {
  full: JudgedConditions,
  rows: ConditionRows,
});

export type ConditionsResponse = z.output<typeof ConditionsResponse>;

export const contract = defineContract({
  description: [
    'Judges up to 50 conditions at one birth or moment. They are those of `/predictive/elections`, as trees of `all`, `any` and `not` or in words. `holds` says whether a condition holds, and the distances how near its limit is: a small one says that a slightly wrong time or another orb would turn the verdict.',
    'Of a combination that distance counts which decides: where one of several conditions would be enough to turn the verdict the nearest limit, where all of them would have to turn the farthest. Degrees and days are not compared, so a combination may have both.',
    'Without a time of birth a condition is true that holds throughout the local day, false that never holds in it, and null otherwise; such verdicts have no distances. As an operation of `natal bulk` and of jobs each condition is a column.',
  ].join('\n\n'),
  response: ConditionsResponse,
  errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
});
