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
import { integer } from '../../../lib/requests/members.ts';
import { SkyMoment } from '../../../lib/requests/sky-moment.ts';
import type { PlanetaryHours } from './calculate.ts';
import type { PlanetaryHoursRequest } from './request.ts';

export const ruler = z.enum(CHALDEAN_ORDER).meta({ description: 'The ruling planet', example: 'jupiter' });

export const PlanetaryHourRecord = z
  .object({
    number: integer('1 to 24; 1 begins at sunrise', 1),
    part: z.enum(DAY_PARTS).meta({ description: 'Whether the hour begins before sunset', example: 'day' }),
    ruler,
    start: SkyMoment,
    end: SkyMoment,
  })
  .meta({ id: 'PlanetaryHour', description: 'One planetary hour, from its start up to its end' });

export const ROWS_SCHEMA = ['number', 'part', 'ruler', 'start', 'end'] as const;

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
