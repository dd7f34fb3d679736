import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { formatLocal } from '../../../lib/astro/clock/civil-time/format.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import type { DailyEvent } from '../../../lib/astro/sky/rising/daily-events.ts';
import type { DayInSky } from '../../../lib/astro/sky/rising/days-in-sky.ts';
import { TURN_DEG } from '../../../lib/base/units/angle.ts';
import { unixFromJdUt } from '../../../lib/base/units/time.ts';
import { formatDate, offsetAt, zoneNameOf } from '../../../lib/charts/local-days.ts';
import { rowAnswerSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { columns, rowsVersion, text } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { zoneNameText } from '../../../lib/requests/sky-moment.ts';
import type { RiseSet } from './calculate.ts';

const ROWS_SCHEMA = ['date', 'body', 'event', 'datetime', 'azimuth', 'altitude'] as const;

export const RiseSetRowAnswer = rowAnswerSchema(
  z
    .object({
      schema_version: rowsVersion,
      definition: text('What counts as rising and setting', 'apparent_limb'),
      timezone: zoneNameText,
      events_schema: columns('events', ROWS_SCHEMA),
      events: rowsSchema(
        ROWS_SCHEMA,
        'Events in order of day, body and time, in local time; a body that is up or down all day has the row always_up or always_down',
        ['2024-06-20', 'sun', 'rise', '2024-06-20T04:43:13.000+02:00', 47.3, -0.8333],
      ),
      warnings: warningList,
    })
    .meta({ id: 'RiseSetRows', description: 'Rising and setting as rows' }),
).meta({ id: 'RiseSetRowAnswer', description: 'Answer for format `llm_v2`' });

const ROW_DECIMALS = 4;

/** Rising and setting as rows. */
export function toRiseSetRows({ clock, days, objects, horizon, warnings }: RiseSet) {
  const rows = days.flatMap(({ date }, index) =>
    objects.flatMap(({ name, days: ofObject }) => {
      const { events, always } = ofObject[index] as DayInSky;
      const start = [formatDate(date), name];
      const state = always ? [[...start, `always_${always}`, null, null, null]] : [];
      return [...state, ...events.map((event) => [...start, ...toEventCells(event, clock)])];
    }),
  );
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    definition: horizon.definition,
    timezone: zoneNameOf(clock),
    events_schema: [...ROWS_SCHEMA],
    events: rows,
    warnings: [...warnings],
  });
}

const toEventCells = ({ id, moment, azimuthDeg, altitudeDeg }: DailyEvent, clock: PlaceClock) => [
  id,
  formatLocal(unixFromJdUt(moment), offsetAt(clock, moment)),
  roundWithinCycle(TURN_DEG, azimuthDeg, ROW_DECIMALS),
  roundTo(altitudeDeg, ROW_DECIMALS),
];
