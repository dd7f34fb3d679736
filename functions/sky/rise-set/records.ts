import { defineInnerRecord, defineRows } from '../../../lib/answers/record.ts';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { toLocalText } from '../../../lib/answers/sky-moment.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import type { DailyEvent } from '../../../lib/astro/sky/rising/daily-events.ts';
import { TURN_DEG } from '../../../lib/base/units/angle.ts';
import { number } from '../../../lib/requests/members.ts';
import { skyMomentShape } from '../../../lib/requests/sky-moment.ts';

const DECIMALS = 6;

export const eventRecord = defineInnerRecord<DailyEvent & { readonly clock: PlaceClock }>()({
  datetime_utc: [skyMomentShape.datetime_utc, ({ moment }) => formatInstant(moment)],
  datetime: [skyMomentShape.datetime, ({ moment, clock }) => toLocalText(moment, clock)],
  azimuth: [
    number('From the north through the east, degrees in [0, 360)', 58.9),
    ({ azimuthDeg }) => roundWithinCycle(TURN_DEG, azimuthDeg, DECIMALS),
  ],
  altitude: [
    number('True altitude of the center, degrees: without refraction', -0.833333),
    ({ altitudeDeg }) => roundTo(altitudeDeg, DECIMALS),
  ],
});

/** An event of a body, or that the body is up or down all day. */
interface EventOfDay {
  readonly date: string;
  readonly body: string;
  readonly clock: PlaceClock;
  readonly event: DailyEvent | { readonly id: 'always_up' | 'always_down'; readonly moment?: undefined };
}

const ROW_DECIMALS = 4;

export const eventRows = defineRows<EventOfDay>()(
  'events',
  'Events in order of day, body and time, in local time; a body that is up or down all day has the row always_up or always_down',
  {
    date: ['2024-06-20', 'date'],
    body: ['sun', 'body'],
    event: ['rise', ({ event }) => event.id],
    datetime: [
      '2024-06-20T04:43:13.000+02:00',
      ({ event, clock }) => (event.moment === undefined ? null : toLocalText(event.moment, clock)),
    ],
    azimuth: [
      47.3,
      ({ event }) => (event.moment === undefined ? null : roundWithinCycle(TURN_DEG, event.azimuthDeg, ROW_DECIMALS)),
    ],
    altitude: [-0.8333, ({ event }) => (event.moment === undefined ? null : roundTo(event.altitudeDeg, ROW_DECIMALS))],
  },
);
