import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import type { LlmRow } from '../../../lib/answers/llm-rows.ts';
import { rowAnswerSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { columns, rowsVersion } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape, toPagingMembers } from '../../../lib/requests/paging.ts';
import type { ProgressionsSearch } from './calculate.ts';
import { type ProgressedEventRecord, toEventRecords } from './records.ts';

const EVENTS_SCHEMA = ['type', 'exact', 'age', 'point', 'what', 'target', 'orb', 'note'] as const;

export const ProgressionRowAnswer = rowAnswerSchema(
  z
    .object({
      schema_version: rowsVersion,
      events_schema: columns('events', EVENTS_SCHEMA),
      events: rowsSchema(
        EVENTS_SCHEMA,
        'Events in the order of the life; exact is a UTC minute; what is the aspect, the sign, the number of the house, the motion or the phase; a target of the natal chart begins with `n.`; note says retrograde, applying or separating, and for out_of_bounds north or south and whether it begins or ends',
        ['aspect', '2027-03-14T08:21Z', 36.7463, 'moon', 'trine', 'n.venus', 0, null],
      ),
      warnings: warningList,
      handle: ChartHandle.optional(),
      ...pagedShape,
    })
    .meta({ id: 'ProgressionRows', description: 'Events of a progressed or directed chart as rows' }),
).meta({ id: 'ProgressionRowAnswer', description: 'Answer for format `llm_v2`' });

const MINUTE_END = ':00.000Z'.length;

const toMinute = (instant: string): string => `${instant.slice(0, -MINUTE_END)}Z`;

type RecordType = ProgressedEventRecord['type'];
type RecordOf<Type extends RecordType> = Extract<ProgressedEventRecord, { type: Type }>;

/** What, target, orb and note of a row. */
type OwnCells = readonly [string | number | null, string | null, number | null, string | null];

const noteOf = (...notes: readonly (string | false)[]): string | null => notes.filter(Boolean).join(' ') || null;

const targetOf = ({ target_chart, target_point }: RecordOf<'aspect'> | RecordOf<'declination'>): string =>
  target_chart === 'natal' ? `n.${target_point}` : target_point;

const TO_CELLS: { readonly [Type in RecordType]: (record: RecordOf<Type>) => OwnCells } = {
  aspect: (record) => [
    record.aspect,
    targetOf(record),
    record.orb,
    noteOf(record.retrograde && 'retrograde', record.applying && 'applying', record.separating && 'separating'),
  ],
  sign_ingress: ({ sign, retrograde }) => [sign, null, null, noteOf(retrograde && 'retrograde')],
  house_ingress: ({ house, retrograde }) => [house, null, null, noteOf(retrograde && 'retrograde')],
  station: ({ motion, sign }) => [motion, null, null, `in ${sign}`],
  lunation: ({ phase, sign }) => [phase, null, null, `in ${sign}`],
  declination: (record) => [record.aspect, targetOf(record), 0, null],
  out_of_bounds: ({ side, begins }) => [null, null, null, `${side} ${begins ? 'begins' : 'ends'}`],
};

const AGE_SCALE = 1e4;

function toRow(record: ProgressedEventRecord): LlmRow {
  const toCells = TO_CELLS[record.type] as (record: ProgressedEventRecord) => OwnCells;
  const age = Math.round(record.age * AGE_SCALE) / AGE_SCALE;
  return [record.type, toMinute(record.exact_datetime), age, record.progressed_point, ...toCells(record)];
}

/** A page of events as rows. */
export function toProgressionRows(result: ProgressionsSearch) {
  const { handle } = result.natal.subject;
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    events_schema: [...EVENTS_SCHEMA],
    events: toEventRecords(result).map(toRow),
    warnings: [...result.warnings],
    ...(handle !== undefined && { handle }),
    ...toPagingMembers(result),
  });
}
