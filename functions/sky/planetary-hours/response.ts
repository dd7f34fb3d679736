import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import { toTimeResolution } from '../../../lib/answers/subject.ts';
import { formatLocal } from '../../../lib/astro/clock/civil-time/format.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { CHALDEAN_ORDER, DAY_PARTS, type PlanetaryHour } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { type JdUt, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { offsetAt, zoneNameOf } from '../../../lib/charts/local-days.ts';
import { success } from '../../../lib/requests/answer.ts';
import { rowAnswerSchema } from '../../../lib/requests/answer-forms.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { TimeResolutionRecord } from '../../../lib/requests/chart/subject-info.ts';
import { HorizonRecord } from '../../../lib/requests/horizon-record.ts';
import { calculationTime, warningList } from '../../../lib/requests/moment.ts';
import { SkyMoment, zoneNameText } from '../../../lib/requests/sky-moment.ts';
import type { PlanetaryHours } from './calculate.ts';
import type { PlanetaryHoursRequest } from './request.ts';

const ruler = z.enum(CHALDEAN_ORDER).meta({ description: 'The ruling planet', example: 'jupiter' });

export const PlanetaryHourRecord = z
  .object({
    number: z.int().meta({ description: '1 to 24; 1 begins at sunrise', example: 1 }),
    part: z.enum(DAY_PARTS).meta({ description: 'Whether the hour begins before sunset', example: 'day' }),
    ruler,
    start: SkyMoment,
    end: SkyMoment,
  })
  .meta({ id: 'PlanetaryHour', description: 'One planetary hour, from its start up to its end' });

export const PlanetaryHoursAnswer = z
  .object({
    success,
    definition: HorizonRecord,
    location: LocationInfo,
    day_ruler: ruler.optional().meta({
      description: 'Ruler of the weekday on which the Sun rose; absent where there are no hours',
      example: 'jupiter',
    }),
    sunrise: SkyMoment.optional(),
    sunset: SkyMoment.optional(),
    next_sunrise: SkyMoment.optional(),
    hours: z
      .array(PlanetaryHourRecord)
      .meta({ description: '24 hours; none where a sunrise, the sunset after it or the next sunrise is missing' }),
    current: PlanetaryHourRecord.optional(),
    time_resolution: TimeResolutionRecord.optional(),
    warnings: warningList,
    metadata: z
      .object({ calculation_time_ms: calculationTime })
      .meta({ id: 'PlanetaryHoursMetadata', description: 'Duration of the calculation' }),
  })
  .meta({
    id: 'PlanetaryHoursAnswer',
    description:
      'Answer for format `json`; `current` is the hour of the instant, and absent for a date. Of `sunrise`, `sunset` and `next_sunrise` those are present that the day has, also where there are no hours; without a sunrise the other two are the next to come',
  });

const ROWS_SCHEMA = ['number', 'part', 'ruler', 'start', 'end'] as const;

const PlanetaryHoursRowAnswer = rowAnswerSchema(
  z
    .object({
      schema_version: z.literal('llm_v2').meta({ description: 'Version of the row form' }),
      timezone: zoneNameText,
      day_ruler: ruler.optional(),
      current_number: z.int().optional().meta({ description: 'Number of the hour of the instant', example: 7 }),
      hours_schema: z.array(z.string()).meta({ description: 'Columns of `hours`', example: [...ROWS_SCHEMA] }),
      hours: rowsSchema(ROWS_SCHEMA, 'The hours in order, in local time', [
        ...[1, 'day', 'jupiter', '2024-06-20T04:43:13.000+02:00', '2024-06-20T06:07:21.000+02:00'],
      ]),
      warnings: warningList,
    })
    .meta({ id: 'PlanetaryHoursRows', description: 'Planetary hours as rows' }),
).meta({ id: 'PlanetaryHoursRowAnswer', description: 'Answer for format `llm_v2`' });

export const PlanetaryHoursResponse = z
  .union([PlanetaryHoursAnswer, PlanetaryHoursRowAnswer])
  .meta({ id: 'PlanetaryHoursResponse', description: 'Planetary hours in the requested format' });

export type PlanetaryHoursResponse = z.output<typeof PlanetaryHoursResponse>;

/** Planetary hours as the answer states them, without the processing time. */
export function toPlanetaryHoursAnswer(result: PlanetaryHours, { refraction }: PlanetaryHoursRequest) {
  const { place, clock, day, ruler: dayRuler, hours, current, horizon, resolution, warnings } = result;
  const { sunrise, sunset, nextSunrise } = day;
  return {
    definition: toHorizonRecord(horizon, refraction === 'computed'),
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    ...(dayRuler && { day_ruler: dayRuler }),
    ...(sunrise !== undefined && { sunrise: toSkyMoment(sunrise, clock) }),
    ...(sunset !== undefined && { sunset: toSkyMoment(sunset, clock) }),
    ...(nextSunrise !== undefined && { next_sunrise: toSkyMoment(nextSunrise, clock) }),
    hours: hours.map((hour) => toHourRecord(hour, clock)),
    ...(current && { current: toHourRecord(current, clock) }),
    ...(resolution && { time_resolution: toTimeResolution(resolution) }),
    warnings: [...warnings],
    metadata: {},
  };
}

const toHourRecord = ({ start, end, ...hour }: PlanetaryHour, clock: PlaceClock) => ({
  ...hour,
  start: toSkyMoment(start, clock),
  end: toSkyMoment(end, clock),
});

/** Planetary hours as rows. */
export function toPlanetaryHourRows({ clock, ruler: dayRuler, hours, current, warnings }: PlanetaryHours) {
  const local = (moment: JdUt): string => formatLocal(unixFromJdUt(moment), offsetAt(clock, moment));
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    timezone: zoneNameOf(clock),
    ...(dayRuler && { day_ruler: dayRuler }),
    ...(current && { current_number: current.number }),
    hours_schema: [...ROWS_SCHEMA],
    hours: hours.map(({ number, part, ruler: planet, start, end }) => [number, part, planet, local(start), local(end)]),
    warnings: [...warnings],
  });
}
