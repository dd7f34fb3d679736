import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import {
  DAILY_EVENT_IDS,
  type DailyEvent,
  type DailyEventId,
  isTwilightEvent,
} from '../../../lib/astro/sky/rising/daily-events.ts';
import type { DayInSky } from '../../../lib/astro/sky/rising/days-in-sky.ts';
import { TURN_DEG } from '../../../lib/base/units/angle.ts';
import { formatDate, zoneNameOf } from '../../../lib/charts/local-days.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { HorizonRecord } from '../../../lib/requests/horizon-record.ts';
import { calculationTime, warningList } from '../../../lib/requests/moment.ts';
import { skyMomentShape } from '../../../lib/requests/sky-moment.ts';
import type { RiseSet } from './calculate.ts';
import type { RiseSetRequest } from './request.ts';
import { RiseSetRowAnswer } from './rows.ts';

const number = (description: string, example: number) => z.number().meta({ description, example });

export const eventShape = {
  ...skyMomentShape,
  azimuth: number('From the north through the east, degrees in [0, 360)', 58.9),
  altitude: number('True altitude of the centre, degrees: without refraction', -0.833333),
};

const BY_EVENT: Readonly<Record<DailyEventId, string>> = {
  rise: 'Rising',
  set: 'Setting',
  upper_transit: 'Passage over the meridian on the side of the zenith',
  lower_transit: 'Passage over the meridian on the side of the nadir',
  civil_dawn: 'The Sun comes up to 6° below the horizon',
  nautical_dawn: 'The Sun comes up to 12° below the horizon',
  astronomical_dawn: 'The Sun comes up to 18° below the horizon',
  civil_dusk: 'The Sun goes down to 6° below the horizon',
  nautical_dusk: 'The Sun goes down to 12° below the horizon',
  astronomical_dusk: 'The Sun goes down to 18° below the horizon',
};

const eventMember = (id: DailyEventId) =>
  z
    .object(eventShape)
    .nullable()
    .optional()
    .meta({
      description: `${BY_EVENT[id]}: the first of the day; null where there is none, absent where not requested`,
    });

const BodyDay = z
  .object({
    id: z.string().meta({ description: 'Id of the body, or name of the star', example: 'sun' }),
    rise: eventMember('rise'),
    set: eventMember('set'),
    upper_transit: eventMember('upper_transit'),
    lower_transit: eventMember('lower_transit'),
    civil_dawn: eventMember('civil_dawn'),
    nautical_dawn: eventMember('nautical_dawn'),
    astronomical_dawn: eventMember('astronomical_dawn'),
    civil_dusk: eventMember('civil_dusk'),
    nautical_dusk: eventMember('nautical_dusk'),
    astronomical_dusk: eventMember('astronomical_dusk'),
    repeated_events: z
      .array(
        z.object({ event: z.enum(DAILY_EVENT_IDS).meta({ description: 'The event', example: 'set' }), ...eventShape }),
      )
      .optional()
      .meta({ description: 'Events that happen a second time on the day; absent where there are none' }),
    always: z.enum(['up', 'down']).nullable().meta({
      description: 'Whether the body is up, or down, all day; null where it rises or sets',
      example: null,
    }),
    day_length_seconds: number('Time of the local day in which the body is up', 60_000),
  })
  .meta({ id: 'BodyDay', description: 'One body on one day' });

const SkyDay = z
  .object({
    date: z.string().meta({ description: 'Date at the place', example: '2024-06-20' }),
    bodies: z.array(BodyDay).meta({ description: 'The bodies and then the stars of the request, in its order' }),
  })
  .meta({ id: 'SkyDay', description: 'From midnight to midnight at the place' });

export const RiseSetAnswer = z
  .object({
    success,
    definition: HorizonRecord,
    location: LocationInfo,
    days: z.array(SkyDay).meta({ description: 'In order; a date that the place left out is absent' }),
    warnings: warningList,
    metadata: z
      .object({ calculation_time_ms: calculationTime })
      .meta({ id: 'RiseSetMetadata', description: 'Duration of the calculation' }),
  })
  .meta({ id: 'RiseSetAnswer', description: 'Answer for format `json`' });

export const RiseSetResponse = z
  .union([RiseSetAnswer, RiseSetRowAnswer])
  .meta({ id: 'RiseSetResponse', description: 'Rising and setting in the requested format' });

export type RiseSetResponse = z.output<typeof RiseSetResponse>;

const DECIMALS = { angle: 6, seconds: 3 } as const;

/** Rising and setting as the answer states them, without the processing time. */
export function toRiseSetAnswer(result: RiseSet, { events, refraction }: RiseSetRequest) {
  const { place, clock, days, objects, horizon, warnings } = result;
  return {
    definition: toHorizonRecord(horizon, refraction === 'computed'),
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    days: days.map(({ date }, index) => ({
      date: formatDate(date),
      bodies: objects.map(({ name, days: ofObject }) => {
        const own = name === 'sun' ? events : events.filter((id) => !isTwilightEvent(id));
        return { id: name, ...toBodyDay(ofObject[index] as DayInSky, own, clock) };
      }),
    })),
    warnings: [...warnings],
    metadata: {},
  };
}

function toBodyDay({ events, always, upSeconds }: DayInSky, ids: readonly DailyEventId[], clock: PlaceClock) {
  const firsts = new Map(events.toReversed().map((event) => [event.id, event]));
  const repeated = events.filter((event) => firsts.get(event.id) !== event);
  const members = ids.map((id) => {
    const first = firsts.get(id);
    return [id, first ? toEventRecord(first, clock) : null] as const;
  });
  const again = repeated.map((event) => ({ event: event.id, ...toEventRecord(event, clock) }));
  return {
    ...Object.fromEntries(members),
    ...(again.length > 0 && { repeated_events: again }),
    always: always ?? null,
    day_length_seconds: roundTo(upSeconds, DECIMALS.seconds),
  };
}

function toEventRecord({ moment, azimuthDeg, altitudeDeg }: DailyEvent, clock: PlaceClock) {
  return {
    ...toSkyMoment(moment, clock),
    azimuth: roundWithinCycle(TURN_DEG, azimuthDeg, DECIMALS.angle),
    altitude: roundTo(altitudeDeg, DECIMALS.angle),
  };
}
