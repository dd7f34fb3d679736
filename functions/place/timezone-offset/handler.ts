import * as z from 'zod';
import { toTimeResolution } from '../../../lib/answers/subject.ts';
import { formatLocal, formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import { checkMoment } from '../../../lib/charts/birth-warnings.ts';
import { createPracticeWarnings } from '../../../lib/charts/practice-warnings.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DateTimeInput } from '../../../lib/requests/datetime.ts';
import { findClockAtTime } from '../clock-at-place.ts';
import { bodyPoint } from '../coordinates.ts';
import type { timezoneOffset } from '../endpoints.ts';
import { clockRecord, zoneRecord } from '../zone-records.ts';
import type { contract } from './contract.ts';

const TimezoneOffsetRequest = z
  .strictObject({ ...bodyPoint, datetime: DateTimeInput })
  .meta({ id: 'TimezoneOffsetRequest', description: 'A point on the Earth and a time' });

const oslo = { latitude: { decimal: 59.9139 }, longitude: { decimal: 10.7522 } };

export const handler: EndpointHandler = defineHandler<typeof timezoneOffset, typeof contract>()({
  request: { body: TimezoneOffsetRequest },
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
  run: ({ body }, services) => {
    const place = { latitudeDeg: body.latitude.decimal, longitudeDeg: body.longitude.decimal };
    const { found, period, moment } = findClockAtTime(place, body.datetime, services);
    const stated = { stated: body.datetime, place, timezone: undefined, moment, timeIsKnown: true };
    const checked = checkMoment(stated, services);
    return {
      ...zoneRecord.write(found),
      ...clockRecord.write(period),
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
});
