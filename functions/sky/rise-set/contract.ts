import * as z from 'zod';
import { DAILY_EVENT_IDS, type DailyEventId, TWILIGHT_TEXTS } from '../../../lib/astro/sky/rising/daily-events.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { HorizonRecord } from '../../../lib/requests/horizon-record.ts';
import { choice, number, text } from '../../../lib/requests/members.ts';
import { calculationTime, warningList } from '../../../lib/requests/moment.ts';
import { createPlaceResponse } from '../../../lib/requests/sky-moment.ts';
import { eventRecord, eventRows } from './records.ts';

const BY_EVENT: Readonly<Record<DailyEventId, string>> = {
  rise: 'Rising',
  set: 'Setting',
  upper_transit: 'Passage over the meridian on the side of the zenith',
  lower_transit: 'Passage over the meridian on the side of the nadir',
  ...TWILIGHT_TEXTS,
};

const eventMember = (id: DailyEventId) =>
  eventRecord.schema
    .nullable()
    .optional()
    .meta({
      description: `${BY_EVENT[id]}: the first of the day; null where there is none, absent where not requested`,
    });

const eventShape = Object.fromEntries(DAILY_EVENT_IDS.map((id) => [id, eventMember(id)])) as {
  [Id in DailyEventId]: ReturnType<typeof eventMember>;
};

const BodyDay = z
  .object({
    id: text('Id of the body, or name of the star', 'sun'),
    ...eventShape,
    repeated_events: z
      .array(
        z.object({
          event: choice(DAILY_EVENT_IDS, 'The event', 'set'),
          ...eventRecord.schema.shape,
        }),
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
    date: text('Date at the place', '2024-06-20'),
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

const RiseSetResponse = createPlaceResponse('RiseSet', 'Rising and setting', {
  answer: RiseSetAnswer,
  rows: { definition: text('What counts as rising and setting', 'apparent_limb'), ...eventRows.shape },
});

export const contract = defineContract({
  description:
    'When Sun, Moon, planets and stars rise, set and pass the meridian at a place, and the ends of twilight, on each local day from midnight to midnight: also days of 23 and 25 hours, days without a moonrise, and days with two sunsets. Exact to a second; a body that grazes the horizon may be off by more, as its altitude hardly changes.',
  response: RiseSetResponse,
  errors: ['InvalidRange', 'InvalidStar'],
});
