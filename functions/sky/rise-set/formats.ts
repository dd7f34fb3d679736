import * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyHorizonPlace, type RequestWithHorizon } from '../../../lib/answers/place-identity.ts';
import { DAILY_EVENT_IDS } from '../../../lib/astro/sky/rising/daily-events.ts';
import type { RiseSetAnswer } from './contract.ts';
import { eventRecord } from './records.ts';

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

export const riseSetFormats = createDatedFormats({
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
