import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { number, text } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { birthIntervalRecord, rowRecord, windowPart } from './records.ts';
import { birthTimeRows } from './response.ts';

const together = z
  .object({
    share: number('Share of the window in which all conditions hold', 0.01),
    share_by_chance: number(
      'Product of the shares of the conditions: what to expect of conditions that have nothing to do with each other',
      0.009,
    ),
  })
  .meta({ description: 'All conditions together' });

const BirthTimeData = z
  .object({
    subject: SubjectInfo,
    definition: z
      .object({
        id: z.literal('birth_time').meta({ description: 'What was calculated' }),
        interval: text('What an interval is', 'half-open'),
        events: text('When the conditions of an event hold', 'at some moment of its day'),
      })
      .meta({ description: 'How the conditions were read' }),
    window: windowPart.schema.meta({ description: 'The times of birth that were searched' }),
    conditions: z.array(rowRecord.schema).meta({ description: 'Each part of `conditions`, then each event' }),
    intervals: z.array(birthIntervalRecord.schema).meta({
      description:
        'The whole window in order of time, divided where a condition begins or ceases to hold. None of them is preferred',
    }),
    together,
    warnings: warningList,
  })
  .meta({ id: 'BirthTimeData', description: 'Times of birth for which conditions hold' });

const BirthTimeRows = birthRowsSchema('BirthTimeRows', 'Times of birth as rows for a language model', {
  conditions: z
    .array(z.string())
    .meta({ description: 'Each condition in words, by number', example: ['Ascendant in Leo'] }),
  shares: z.array(z.number()).meta({ description: 'Share of the window in which each holds', example: [0.16] }),
  ...birthTimeRows.shape,
  together,
});

const BirthTimeResponse = answerFormsSchema('BirthTime', 'Times of birth in the requested format', {
  full: BirthTimeData,
  rows: BirthTimeRows,
});

export const contract = defineContract({
  description: [
    'For a birth whose time is uncertain: for which times within `window_minutes` of the stated one each condition holds, those on the chart of the birth and those on events of the life. An event’s conditions hold if they are true at some moment of its local day, month or year. `intervals` is the table of conditions by time, `share` of a condition what it says by chance: one that holds in nine tenths of the window excludes a tenth of it, whatever the birth.',
    'The answer never names one time. A list of conditions that fits one interval best fits some interval best for any life, also for one that is made up; the guide says what is known about that.',
    'Ends of intervals are exact to a second. Where several conditions on the birth are to meet at one moment of an event, an interval shorter than two minutes may be missed; `definition.events` says so.',
  ].join('\n\n'),
  response: BirthTimeResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
