import * as z from 'zod';
import { toTimeResolution } from '../../../lib/answers/subject.ts';
import { formatLocal, formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import { checkMoment } from '../../../lib/charts/birth-warnings.ts';
import { createPracticeWarnings } from '../../../lib/charts/practice-warnings.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CIVIL_TIME_SERVICES } from '../../../lib/contract/services.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { TimeResolutionRecord } from '../../../lib/requests/chart/subject-info.ts';
import { DateTimeInput } from '../../../lib/requests/datetime.ts';
import { findClockAtTime } from '../clock-at-place.ts';
import { bodyPoint, responsePoint } from '../coordinates.ts';
import { attribution, placeWarnings } from '../place-schema.ts';
import { toClockMembers, toZoneMembers } from '../zone-record.ts';
import { clockShape, zoneShape } from '../zone-schema.ts';

const TimezoneOffsetRequest = z
  .strictObject({ ...bodyPoint, datetime: DateTimeInput })
  .meta({ id: 'TimezoneOffsetRequest', description: 'A point on the Earth and a time' });

export const TimezoneOffsetResponse = z
  .object({
    success,
    ...zoneShape,
    ...clockShape,
    dst_active: z.boolean().meta({ description: 'Whether daylight saving is in force', example: true }),
    ...responsePoint,
    datetime: z.string().meta({ description: 'Local time with its offset', example: '1945-07-01T12:00:00.000+02:00' }),
    datetime_utc: instantText('The same instant'),
    time_resolution: TimeResolutionRecord,
    attribution,
    warnings: placeWarnings,
  })
  .meta({ id: 'TimezoneOffsetResponse', description: 'What the clocks at a point showed' });

const oslo = { latitude: { decimal: 59.9139 }, longitude: { decimal: 10.7522 } };

export const timezoneOffset = defineEndpoint(
  {
    method: 'POST',
    path: '/timezone/offset',
    summary: 'The offset from UTC at a point and time',
    description:
      'A time without an offset is civil time at the place, with the history before 1970; before standard time it is the mean solar time of the place. `disambiguation` decides about a time that occurred twice or never.',
    uses: CIVIL_TIME_SERVICES,
    request: { body: TimezoneOffsetRequest },
    response: TimezoneOffsetResponse,
    errors: [],
    demo: true,
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'osloAfterTheWar',
        summary: 'Oslo in the summer of 1945',
        body: { ...oslo, datetime: { iso: '1945-07-01T12:00:00' } },
      },
      {
        name: 'clocksSetBack',
        summary: 'A time that occurred twice',
        body: { ...oslo, datetime: { iso: '2021-10-31T02:30:00', disambiguation: 'later' } },
      },
    ],
  },
  ({ body }, services) => {
    const place = { latitudeDeg: body.latitude.decimal, longitudeDeg: body.longitude.decimal };
    const { found, period, moment } = findClockAtTime(place, body.datetime, services);
    const stated = { stated: body.datetime, place, timezone: undefined, moment, timeIsKnown: true };
    const checked = checkMoment(stated, services);
    return {
      ...toZoneMembers(found),
      ...toClockMembers(period),
      dst_active: period.isDst,
      latitude: place.latitudeDeg,
      longitude: place.longitudeDeg,
      datetime: formatLocal(moment.instant, period.offsetSeconds),
      datetime_utc: formatUtc(moment.instant),
      time_resolution: toTimeResolution(checked.moment.resolution),
      attribution: services.zoneLookup.attribution,
      warnings: [
        ...createZoneWarnings(found),
        ...createPracticeWarnings(moment.resolution.practice, { name: 'local time', timezone: found.timezone }),
        ...checked.warnings,
      ],
    };
  },
);
