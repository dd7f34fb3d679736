import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { number } from '../../../lib/requests/members.ts';
import { calculationTime, momentShape, warningList } from '../../../lib/requests/moment.ts';
import { earthAxisRecord, siderealTimeRecord, timeScalesRecord } from './records.ts';

const SkyTimeResponse = z
  .object({
    success,
    time_scales: timeScalesRecord.schema,
    earth_axis: earthAxisRecord.schema,
    greenwich_sidereal_time: siderealTimeRecord.schema,
    local_sidereal_time: siderealTimeRecord.schema.optional(),
    equation_of_time_seconds: number(
      'Apparent minus mean solar time, seconds: positive where the Sun passes the meridian before mean noon',
      -197.4,
    ),
    location: LocationInfo.optional(),
    warnings: warningList,
    metadata: z
      .object({ calculation_time_ms: calculationTime, ...momentShape })
      .meta({ id: 'SkyTimeMetadata', description: 'How the moment was read' }),
  })
  .meta({
    id: 'SkyTimeResponse',
    description: 'Time scales, axis of the Earth and sidereal times; those of the place with a `location`',
  });

export const contract = defineContract({
  description:
    'Julian days in Universal and Terrestrial Time, ΔT and leap seconds with their sources, mean and true obliquity, nutation, sidereal times at Greenwich and at the place, and the equation of time. The apparent sidereal time of the place is the right ascension of its midheaven.',
  response: SkyTimeResponse,
  errors: [],
});
