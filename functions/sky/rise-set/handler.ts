import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { identifyHorizonPlace, type RequestWithHorizon } from '../../../lib/answers/place-identity.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { DAILY_EVENT_IDS, type DailyEventId, isTwilightEvent } from '../../../lib/astro/sky/rising/daily-events.ts';
import type { DayInSky } from '../../../lib/astro/sky/rising/days-in-sky.ts';
import { formatDate, zoneNameOf } from '../../../lib/charts/local-days.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import type { riseSet } from '../endpoints.ts';
import { estimateSkyDays } from '../work.ts';
import { calculateRiseSet, type RiseSet } from './calculate.ts';
import type { contract, RiseSetAnswer } from './contract.ts';
import { eventRecord, eventRows } from './records.ts';
import { countObjects, RiseSetRequest } from './request.ts';

/** A row for each event. Days on which a body is up or down all day have none. */
const DatedDailyEvent = z.object({
  date: z.string(),
  body: z.string(),
  event: z.enum(DAILY_EVENT_IDS),
  ...eventRecord.schema.shape,
  /** Whether it happens a second time on the day. */
  repeated: z.boolean(),
});

type DatedDailyEvent = z.output<typeof DatedDailyEvent>;
type BodyDay = z.output<typeof RiseSetAnswer>['days'][number]['bodies'][number];

function listEventsOfDay({ repeated_events = [], ...body }: BodyDay) {
  const first = DAILY_EVENT_IDS.flatMap((event) => {
    const moment = body[event];
    return moment ? [{ event, ...moment, repeated: false }] : [];
  });
  const all = [...first, ...repeated_events.map((event) => ({ ...event, repeated: true }))];
  return all.sort((a, b) => (a.datetime_utc < b.datetime_utc ? -1 : 1)).map((event) => ({ body: body.id, ...event }));
}

const riseSetFormats = createDatedFormats({
  record: DatedDailyEvent,
  list: ({ days }: z.output<typeof RiseSetAnswer>): readonly DatedDailyEvent[] =>
    days.flatMap(({ date, bodies }) => bodies.flatMap(listEventsOfDay).map((event) => ({ date, ...event }))),
  timeOf: ({ datetime_utc }) => ({ start: datetime_utc }),
  summarize: ({ event, body }, words) => words.write(event, words.point(body)),
  // The local date belongs to it: two sunrises can be on one day of UTC.
  identify: ({ date, body, event, repeated }, _answer, request: RequestWithHorizon) => [
    ...[date, body, event, repeated],
    ...identifyHorizonPlace(request),
  ],
});

const BERLIN = { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } };

/** Rising and setting as the answer states them, without the processing time. */
function toRiseSetAnswer(result: RiseSet, { events, refraction }: RiseSetRequest) {
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

const SECONDS_DECIMALS = 3;

/** The events stand in the order of the request. */
function toBodyDay({ events, always, upSeconds }: DayInSky, ids: readonly DailyEventId[], clock: PlaceClock) {
  const firsts = new Map(events.toReversed().map((event) => [event.id, event]));
  const repeated = events.filter((event) => firsts.get(event.id) !== event);
  const members = ids.map((id) => {
    const first = firsts.get(id);
    return [id, first ? eventRecord.write({ ...first, clock }) : null] as const;
  });
  const again = repeated.map((event) => ({ event: event.id, ...eventRecord.write({ ...event, clock }) }));
  return {
    ...Object.fromEntries(members),
    ...(again.length > 0 && { repeated_events: again }),
    always: always ?? null,
    day_length_seconds: roundTo(upSeconds, SECONDS_DECIMALS),
  };
}

/** Rising and setting as rows. */
function toRiseSetRows({ clock, days, objects, horizon, warnings }: RiseSet) {
  const listed = days.flatMap(({ date }, index) =>
    objects.flatMap(({ name, days: ofObject }) => {
      const { events, always } = ofObject[index] as DayInSky;
      const all = [...(always ? [{ id: `always_${always}` } as const] : []), ...events];
      return all.map((event) => ({ date: formatDate(date), body: name, clock, event }));
    }),
  );
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    definition: horizon.definition,
    timezone: zoneNameOf(clock),
    ...eventRows.write(listed),
    warnings: [...warnings],
  });
}

export const handler: EndpointHandler = defineHandler<typeof riseSet, typeof contract>()({
  request: { query: DatedRowQuery, body: RiseSetRequest },
  hasDisplayNames: true,
  formats: riseSetFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => estimateSkyDays(countDays(body) * countObjects(body)),
  examples: [
    example('oneDay', 'Sun, Moon and Venus in Berlin on one day, with twilight', {
      location: BERLIN,
      date: '2024-06-20',
      bodies: ['sun', 'moon', 'venus'],
      events: ['civil_dawn', 'rise', 'upper_transit', 'set', 'civil_dusk'],
    }),
    example('midnightSun', 'The last days before the midnight sun in Tromsø', {
      location: { latitude: { decimal: 69.65 }, longitude: { decimal: 18.96 } },
      start_date: '2024-05-16',
      end_date: '2024-05-20',
      bodies: ['sun'],
    }),
    example('star', 'Sirius over Cairo', {
      location: { latitude: { decimal: 30.05 }, longitude: { decimal: 31.25 } },
      date: '2024-08-01',
      star_names: ['Sirius'],
      definition: 'disc_centre',
      refraction: 'computed',
      temperature_c: 25,
    }),
    exampleAsRows('Sunrise and sunset as Indian almanacs print them, as rows', {
      location: { latitude: { decimal: 13.0878 }, longitude: { decimal: 80.2785 } },
      date: '2024-07-17',
      bodies: ['sun'],
      events: ['rise', 'set'],
      definition: 'hindu',
    }),
  ],
  run: ({ query: { format }, body }, services) => {
    const result = calculateRiseSet(body, services);
    return format === 'llm_v2' ? toRiseSetRows(result) : toRiseSetAnswer(result, body);
  },
});
