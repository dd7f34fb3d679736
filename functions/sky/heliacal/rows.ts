import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatLocal } from '../../../lib/astro/clock/civil-time/format.ts';
import { unixFromJdUt } from '../../../lib/base/units/time.ts';
import { offsetAt, zoneNameOf } from '../../../lib/charts/local-days.ts';
import { rowAnswerSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { columns, flag, rowsVersion } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { zoneNameText } from '../../../lib/requests/sky-moment.ts';
import type { HeliacalResult } from './calculate.ts';

const ROWS_SCHEMA = ['body', 'event', 'start', 'best', 'end', 'crescent_q', 'crescent_class'] as const;

export const hasMore = flag('Whether the range has more events: `next_cursor` continues');

export const HeliacalRowAnswer = rowAnswerSchema(
  z
    .object({
      schema_version: rowsVersion,
      timezone: zoneNameText,
      events_schema: columns('events', ROWS_SCHEMA),
      events: rowsSchema(ROWS_SCHEMA, 'Events in order of time, in local time', [
        ...['sirius', 'morning_first', '2024-08-07T04:39:02.000+03:00', '2024-08-07T04:46:13.000+03:00'],
        ...['2024-08-07T04:55:30.000+03:00', null, null],
      ]),
      has_more: hasMore,
      next_cursor: pagedShape.next_cursor,
      warnings: warningList,
    })
    .meta({ id: 'HeliacalRows', description: 'First and last visibilities as rows' }),
).meta({ id: 'HeliacalRowAnswer', description: 'Answer for format `llm_v2`' });

const Q_DECIMALS = 3;

/** First and last visibilities as rows. */
export function toHeliacalRows({ clock, events, nextCursor, warnings }: HeliacalResult) {
  const rows = events.map(({ name, event, start, best, end, crescent }) => [
    name,
    event,
    ...[start, best, end].map((moment) => formatLocal(unixFromJdUt(moment), offsetAt(clock, moment))),
    crescent ? roundTo(crescent.q, Q_DECIMALS) : null,
    crescent?.crescentClass ?? null,
  ]);
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    timezone: zoneNameOf(clock),
    events_schema: [...ROWS_SCHEMA],
    events: rows,
    has_more: nextCursor !== undefined,
    ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    warnings: [...warnings],
  });
}
