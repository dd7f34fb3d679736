import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toMomentInfo } from '../../../lib/answers/moment.ts';
import { computeSkyTime } from '../../../lib/astro/sky/sky-time.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';
import { example } from '../../../lib/requests/examples.ts';
import { Location } from '../../../lib/requests/location.ts';
import type { time } from '../endpoints.ts';
import { EXAMPLE_COORDINATES, j2000, readMoment } from '../read-moment.ts';
import type { contract } from './contract.ts';
import { earthAxisRecord, equationOfTimeSeconds, meridianAt, siderealTimeRecord, timeScalesRecord } from './records.ts';

const SkyTimeRequest = z.strictObject({ date_time: MomentOrNow, location: Location.optional() }).meta({
  id: 'SkyTimeRequest',
  description:
    'When, and the place of the local sidereal time: civil time without an offset is that of the place, or UTC without one; a date alone means 00:00',
});

export const handler: EndpointHandler = defineHandler<typeof time, typeof contract>()({
  request: { body: SkyTimeRequest },
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples: [
    example('ordinary', 'J2000.0', { date_time: j2000 }),
    example('atAPlace', 'By the clocks of Paris, with its sidereal time', {
      date_time: { iso: '2024-06-20T12:00:00' },
      location: EXAMPLE_COORDINATES,
    }),
  ],
  run: ({ body }, services) => {
    const { date_time, location } = body;
    const place = location && toRequestedPlace(location);
    const moment = readMoment(date_time, services, { place, timezone: location?.timezone });
    const time = computeSkyTime(services.ephemeris, moment.jdUt);
    return {
      time_scales: timeScalesRecord.write(time),
      earth_axis: earthAxisRecord.write(time),
      greenwich_sidereal_time: siderealTimeRecord.write(meridianAt(time, 0)),
      ...(place && { local_sidereal_time: siderealTimeRecord.write(meridianAt(time, place.longitudeDeg)) }),
      equation_of_time_seconds: equationOfTimeSeconds(time),
      ...(place && { location: toLocationInfo({ place, timezone: moment.timezone }) }),
      warnings: [...(place ? createPlaceChoiceWarnings(place) : []), ...moment.warnings],
      metadata: toMomentInfo(moment),
    };
  },
});
