import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import { rowAnswerSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { columns, rowsVersion } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { zoneNameText } from '../../../lib/requests/sky-moment.ts';
import type { Panchanga } from './calculate.ts';
import { toDayRecord } from './day-record.ts';
import type { PanchangaDayRecord } from './day-schema.ts';

const ROWS_SCHEMA = [
  ...['date', 'vara', 'sunrise', 'sunset', 'masa', 'tithi', 'tithi_end', 'nakshatra', 'nakshatra_end'],
  ...['yoga', 'yoga_end', 'karana', 'karana_end', 'rahu_kala', 'note'],
] as const;

const EXAMPLE_ROW = [
  ...['2013-01-18', 'Shukravara', '06:49:48', '18:10:23', 'Pausha', 'shukla Saptami', '16:24:20', 'Revati', '19:23:04'],
  ...['Siddha', '29 04:46:23', 'Vanija', '16:24:20', '11:04:54-12:30:06', null],
];

export const PanchangaRowAnswer = rowAnswerSchema(
  z
    .object({
      schema_version: rowsVersion,
      timezone: zoneNameText,
      days_schema: columns('days', ROWS_SCHEMA),
      days: rowsSchema(
        ROWS_SCHEMA,
        'One row for each day: what holds at sunrise and until when, in local time, with the day of the month where it is a later one. note: what is kshaya or vriddhi, and an added or suppressed month',
        EXAMPLE_ROW,
      ),
      warnings: warningList,
    })
    .meta({ id: 'PanchangaRows', description: 'The panchanga as rows' }),
).meta({ id: 'PanchangaRowAnswer', description: 'Answer for format `llm_v2`' });

/** The panchanga as rows. */
export function toPanchangaRows({ clock, days, panchanga, warnings }: Panchanga) {
  const rows = days.flatMap((day, index) => {
    const found = panchanga[index];
    return found ? [toRow(toDayRecord(day, found, { clock, hora: 'none' }))] : [];
  });
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    timezone: zoneNameOf(clock),
    days_schema: [...ROWS_SCHEMA],
    days: rows,
    warnings: [...warnings],
  });
}

type Moment = NonNullable<PanchangaDayRecord['sunrise']>;

const TIME_LENGTH = 'T00:00:00'.length;

/** Clock time, after the day of the month where that is not the day of the row. */
function formatClock({ datetime }: Moment, date: string): string {
  const at = datetime.lastIndexOf('T');
  const time = datetime.slice(at + 1, at + TIME_LENGTH);
  return datetime.slice(0, at) === date ? time : `${datetime.slice(at - 2, at)} ${time}`;
}

function toRow(day: PanchangaDayRecord) {
  const { date, vara, sunrise, sunset, masa, rahu_kala: rahuKala } = day;
  const clock = (moment: Moment | null | undefined): string | null => (moment ? formatClock(moment, date) : null);
  const atSunrise = ([first]: readonly { readonly name: string; readonly end: Moment }[]) => [
    first?.name ?? null,
    clock(first?.end),
  ];
  const [tithi] = day.tithis;
  return [
    ...[date, vara?.name ?? null, clock(sunrise), clock(sunset), masa.amanta],
    ...[tithi ? `${tithi.paksha} ${tithi.name}` : null, clock(tithi?.end)],
    ...atSunrise(day.nakshatras),
    ...atSunrise(day.yogas),
    ...atSunrise(day.karanas),
    rahuKala ? `${formatClock(rahuKala.start, date)}-${formatClock(rahuKala.end, date)}` : null,
    noteDay(day) || null,
  ];
}

function noteDay({ tithis, nakshatras, yogas, masa }: PanchangaDayRecord): string {
  const flagged = [...tithis, ...nakshatras, ...yogas].flatMap(({ name, kshaya, vriddhi }) => [
    ...(kshaya ? [`${name} kshaya`] : []),
    ...(vriddhi ? [`${name} vriddhi`] : []),
  ]);
  const month = [
    ...(masa.adhika ? ['added month'] : []),
    ...(masa.suppressed ? [`${masa.suppressed} suppressed`] : []),
  ];
  return [...flagged, ...month].join(', ');
}
